import { Hono } from 'hono'
import { consoleRoutes } from './console/console-routes.ts'
import { controlRoutes } from './console/control-routes.ts'
import { loyaltyRoutes } from './routes/loyalty.ts'
import type { Bindings } from './routes/fault-responses.ts'
import { errorBody, fieldError } from './routes/call-response.ts'
import { pictureRoutes } from './pictures/pictures.ts'
import { mountRoutes } from './routes/mount.ts'
import type { Route } from './routes/route.ts'
import { cardRoutes } from './routes/shop-cards.ts'
import { loginRoutes } from './routes/shop-login.ts'
import { orderRoutes } from './routes/shop-order.ts'
import { passwordRoutes } from './routes/shop-passwords.ts'
import { pointsRoutes } from './routes/shop-points.ts'
import { profileRoutes } from './routes/shop-profile.ts'
import { registrationRoutes } from './routes/shop-registration.ts'
import { withdrawalRoutes } from './routes/withdrawal.ts'
import { openState, type StateOptions } from './state/state.ts'
import type { SandboxState } from './state/sandbox-state.ts'

type SandboxOptions = StateOptions & {
  /** Where rendered pictures are stored; in memory only unless given. */
  pictureFolder?: string
  /** Plays Apple and Google, with the phone of the console; `wallet-routes.ts`, whose libraries tests need not load. */
  wallets?: (state: SandboxState) => Hono<{ Bindings: Bindings }>
}

/**
 * Builds the simulated shop backend and loyalty platform over one database file (or ':memory:').
 * Opens no port; `server.ts` does.
 */
export function createSandbox({ pictureFolder, wallets, ...options }: SandboxOptions) {
  const state = openState(options)
  const app = new Hono<{ Bindings: Bindings }>()
  mountRoutes(app, state, allRoutes(state))
  app.route('/images', pictureRoutes(pictureFolder))
  app.route('/control', controlRoutes(state))
  app.route('/', consoleRoutes(state))
  if (wallets) app.route('/', wallets(state))
  app.notFound((c) => c.json(errorBody(fieldError('callUnknown')), 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json(errorBody(fieldError('failed')), 500)
  })
  return { app, state, close: state.close }
}
export type Sandbox = ReturnType<typeof createSandbox>

/** A route for every call of the call table. */
export function allRoutes(state: SandboxState): Route[] {
  return [
    ...loginRoutes(state),
    ...registrationRoutes(state),
    ...passwordRoutes(state),
    ...profileRoutes(state),
    ...cardRoutes(state),
    ...pointsRoutes(state),
    ...orderRoutes(state),
    ...loyaltyRoutes(state),
    ...withdrawalRoutes(state),
  ]
}
