import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import type { WalletSettings } from '../config/wallet-settings.ts'
import type { Metrics } from '../http/metrics.ts'
import { createGoogleApi } from './google/api.ts'
import { makeClass } from './google/make-class.ts'
import { googleSaveLink } from './google/save-link.ts'
import type { PassContent } from './passes/pass-content.ts'
import { createPushes } from './push/pushes.ts'
import type { OnGone, OnGoogleGone, OnGoogleSent, Pushes } from './push/push-target.ts'

/** How wallets learn of changes, and how a card gets into Google's wallet. */
export type WalletServices = {
  openPushes: (onGone: OnGone, onGoogleSent: OnGoogleSent, onGoogleGone: OnGoogleGone) => Pushes
  /** The link that saves a pass at Google; null without this wallet. */
  saveLink: ((content: PassContent) => Promise<string>) | null
}

type ServiceParts = {
  config: Pick<EdgeConfig, 'publicOrigin'>
  metrics: Pick<Metrics, 'count'>
  logger: Pick<Logger, 'info' | 'error'>
}

/** Apple's push service, and Google's API, whose class of passes is made in the background. */
export const createWalletServices =
  ({ config: { publicOrigin }, metrics, logger }: ServiceParts) =>
  (settings: WalletSettings): WalletServices => {
    const { google } = settings
    return {
      openPushes(onGone, onGoogleSent, onGoogleGone) {
        const api = google && createGoogleApi(google, publicOrigin)
        const stopMaking = api && makeClass(api, logger)
        const pushes = createPushes({ settings, google: api, metrics, logger, onGone, onGoogleSent, onGoogleGone })
        return {
          ...pushes,
          async close() {
            stopMaking?.()
            await pushes.close()
            await api?.close()
          },
        }
      },
      saveLink: google && ((content) => googleSaveLink(google, content, publicOrigin)),
    }
  }
