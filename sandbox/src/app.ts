import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { pictureRoutes } from './artwork/picture-routes.ts'
import { consoleRoutes } from './console/console-routes.ts'
import { controlRoutes } from './console/control-routes.ts'
import { loyaltyRoutes } from './routes/loyalty.ts'
import { mountRoutes } from './routes/mount.ts'
import type { Route } from './routes/route.ts'
import { cardRoutes } from './routes/shop-cards.ts'
import { loginRoutes } from './routes/shop-login.ts'
import { orderRoutes } from './routes/shop-order.ts'
import { passwordRoutes } from './routes/shop-passwords.ts'
import { pointsRoutes } from './routes/shop-points.ts'
import { profileRoutes } from './routes/shop-profile.ts'
import { registrationRoutes } from './routes/shop-registration.ts'
import { refusal } from './state/refusals.ts'
import type { SandboxErrorCode } from './state/refusals.ts'
import { openState } from './state/state.ts'
import type { SandboxState, StateOptions } from './state/state.ts'

/** The raw connection, which some faults tear; absent when a test calls `app.request`. */
export type Bindings = Pick<HttpBindings, 'incoming' | 'outgoing'>

export interface Sandbox {
  app: Hono<{ Bindings: Bindings }>
  state: SandboxState
  close(): void
}

/**
 * Builds the stand-in for shop backend and loyalty platform over one database file (or ':memory:').
 * It opens no port; `server.ts` does.
 */
export function createSandbox(options: StateOptions): Sandbox {
  const state = openState(options)
  const app = new Hono<{ Bindings: Bindings }>()
  mountRoutes(app, state, allRoutes(state))
  app.route('/images', pictureRoutes())
  app.route('/control', controlRoutes(state))
  app.route('/', consoleRoutes(state))
  app.notFound((c) => c.json(failure('callUnknown'), 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json(failure('failed'), 500)
  })
  return { app, state, close: state.close }
}

/** Every call of the contracts' table, with the sandbox's answer. */
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
  ]
}

function failure(code: SandboxErrorCode) {
  return { meta: { success: false }, content: null, errorMessage: [refusal(code)] }
}
