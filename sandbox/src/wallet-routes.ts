import { Hono } from 'hono'
import { phoneRoutes } from './console/phone-routes.ts'
import type { Bindings } from './routes/fault-responses.ts'
import type { SandboxState } from './state/sandbox-state.ts'
import { createPhone } from './wallet/apple/phone.ts'
import { pushRoutes } from './wallet/apple/push-routes.ts'
import { googlePath } from './wallet/google/addresses.ts'
import { googleRoutes } from './wallet/google/google-routes.ts'
import { saveRoutes } from './console/save-routes.ts'
import type { ServiceAccount } from './wallet/wallet-files.ts'

type WalletOptions = {
  /** The certificate of the root that the phone trusts, as PEM. */
  root: string
  /** The pass type of the certificate below it. */
  passType: string
  account: ServiceAccount
  /** Sends the requests of the phone. */
  fetch?: typeof globalThis.fetch
}

/** Apple's push service, Google's addresses, and the phone of the console. */
export const walletRoutes =
  ({ passType, account, ...options }: WalletOptions) =>
  (state: SandboxState): Hono<{ Bindings: Bindings }> => {
    const phone = createPhone({ state, ...options })
    return new Hono<{ Bindings: Bindings }>()
      .route('/', pushRoutes(state, passType, phone))
      .route('/', phoneRoutes(state, phone))
      .route(googlePath, googleRoutes(state, account))
      .route(`${googlePath}/save`, saveRoutes(state, account))
  }
