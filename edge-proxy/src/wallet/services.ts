import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import type { WalletSettings } from '../config/wallet-settings.ts'
import type { Metrics } from '../http/metrics.ts'
import { createGoogleApi } from './google/api.ts'
import { ensureClass } from './google/ensure-class.ts'
import { googleSaveLink } from './google/save-link.ts'
import type { PassContent } from './passes/pass-content.ts'
import { createPushes } from './push/pushes.ts'
import type { PushEvents, Pushes } from './push/push-target.ts'

/** How wallets learn of changes, and how a card gets into Google's wallet. */
export type WalletServices = {
  openPushes: (events: PushEvents) => Pushes
  /** The link that saves a pass at Google; null without this wallet. */
  saveLink: ((content: PassContent) => Promise<string>) | null
}

type ServiceDependencies = {
  config: Pick<EdgeConfig, 'publicOrigin'>
  metrics: Pick<Metrics, 'count'>
  logger: Pick<Logger, 'info' | 'error'>
}

/** Apple's push service, and Google's API, whose class of passes is created in the background. */
export function createWalletServices(
  { config: { publicOrigin }, metrics, logger }: ServiceDependencies,
  settings: WalletSettings,
): WalletServices {
  const { google } = settings
  return {
    openPushes(events) {
      const api = google && createGoogleApi(google, publicOrigin)
      const stopEnsuring = api && ensureClass(api, logger)
      const pushes = createPushes({ settings, google: api, metrics, logger, ...events })
      return {
        ...pushes,
        async close() {
          stopEnsuring?.()
          await pushes.close()
          await api?.close()
        },
      }
    },
    saveLink: google && ((content) => googleSaveLink(google, content, publicOrigin)),
  }
}
