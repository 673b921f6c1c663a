import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Backend } from '../backend/backend.ts'
import type { SeenCall } from '../calls/seen-call.ts'
import type { EdgeConfig } from '../config/config.ts'
import { canSign, type WalletSettings } from '../config/wallet-settings.ts'
import { createFaultLog } from '../http/fault-log.ts'
import type { Metrics } from '../http/metrics.ts'
import type { openState } from '../state/state.ts'
import { addPassDocument } from './apple/pass-document.ts'
import { createSignPass } from './apple/sign-pass.ts'
import { addWebService } from './apple/web-service.ts'
import { addMemberRoutes } from './member-routes.ts'
import { checkResults, createPassChecks } from './passes/check-passes.ts'
import { createReadCard } from './passes/card-details.ts'
import { createPassUpdates } from './passes/pass-updates.ts'
import { createPasses } from './passes/passes.ts'
import { openPostgresPassStore } from './passes/postgres-pass-store.ts'
import { openSqlitePassStore } from './passes/sqlite-pass-store.ts'
import { createWalletKeys } from './passes/wallet-keys.ts'
import type { WaitingPushes } from './push/push-target.ts'
import type { RouteDependencies } from './route-dependencies.ts'
import type { WalletServices } from './services.ts'

type WalletDependencies = {
  config: Pick<EdgeConfig, 'wallet' | 'publicOrigin' | 'dataDir'>
  state: Pick<ReturnType<typeof openState>, 'database' | 'asked'>
  backend: Pick<Backend, 'send'>
  metrics: Pick<Metrics, 'count'>
  logger: Logger
}

export type Wallet = {
  addRoutes: (app: Hono, parts: RouteDependencies) => void
  /** Updates passes with what calls say of their cards. */
  afterCall: (call: SeenCall) => void
  pushesWaiting: () => WaitingPushes
  close: () => Promise<void>
}

const withoutWallets: Wallet = {
  addRoutes: () => {},
  afterCall: () => {},
  pushesWaiting: () => ({}),
  close: async () => {},
}

/** Cards in Apple Wallet and Google Wallet (docs/decisions/0056-wallet-passes.md); nothing without settings of one. */
export function createWallet(
  parts: WalletDependencies,
  services: (settings: WalletSettings) => WalletServices,
): Wallet {
  const { config, state, backend, metrics, logger } = parts
  const settings = config.wallet
  if (settings === null) return withoutWallets
  warnOfExpired(settings, logger)
  const { openPushes, saveLink } = services(settings)
  const store = state.database === null ? openSqlitePassStore(config.dataDir) : openPostgresPassStore(state.database)
  const keys = createWalletKeys(settings.keys, config.publicOrigin)
  const logUnwritten = createLogUnwritten(logger)
  const pushes = openPushes({
    onAppleDeviceGone: (device) => logUnwritten(store.deleteDevice(device)),
    onGoogleSent: (serial, changed) => logUnwritten(store.setSentToGoogle(serial, changed, Date.now())),
    onGoogleGone: (serial) => logUnwritten(store.setNotAtGoogle(serial, Date.now())),
  })
  const passes = createPasses({ store, keys, readCard: createReadCard(backend), pushes })
  const passUpdates = createPassUpdates(passes, {
    log: (reason) => logger.error({ reason }, 'passes do not follow their cards'),
    onDropped: () => metrics.count('edge_wallet_changes_dropped_total', {}),
  })
  // From the start, because the increase of a counter that is not there yet lacks its first count.
  for (const result of checkResults) metrics.count('edge_wallet_checks_total', { result }, 0)
  const checks = createPassChecks({
    store,
    passes,
    onResult: (result) => metrics.count('edge_wallet_checks_total', { result }),
    log: (reason) => logger.error({ reason }, 'passes are not checked'),
  })
  void state.asked.then(checks.start)
  const { apple } = settings
  const sign = apple === null ? null : createSignPass(apple, config.publicOrigin)
  return {
    addRoutes(app, routeParts) {
      addMemberRoutes(app, { ...routeParts, settings, passes, saveLink })
      if (apple === null || sign === null) return
      addPassDocument(app, { ...routeParts, apple, passes, sign })
      addWebService(app, { ...routeParts, apple, passes, sign, store, keys, logger })
    },
    afterCall: passUpdates.onCall,
    pushesWaiting: pushes.waiting,
    async close() {
      checks.close()
      await passUpdates.close()
      await pushes.close()
      store.close()
    },
  }
}

/** The portal starts all the same: only the button is not there. */
function warnOfExpired({ apple }: WalletSettings, logger: Logger): void {
  if (apple !== null && !canSign(apple, Date.now()))
    logger.error('WALLET_APPLE_CERTIFICATE or WALLET_APPLE_INTERMEDIATE has expired: there is no Apple Wallet.')
}

/** Logs that the store did not respond to a write, once until it does. */
function createLogUnwritten(logger: Logger): (write: Promise<void>) => void {
  const logFault = createFaultLog((reason) => logger.error({ reason }, 'results of pushes were not written'))
  return (write) =>
    void write.then(
      () => logFault(null),
      () => logFault('the store of passes does not answer'),
    )
}
