import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { wallets, type WalletName } from '@portal/shared-contracts/wallet/wallet'
import type { WalletSettings } from '../../config/wallet-settings.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { GoogleApi } from '../google/api.ts'
import type { CurrentContent } from '../passes/pass-content.ts'
import { createApns } from './apns.ts'
import { createPushQueue, pushLimits, type CountedResult, type Outcome } from './push-queue.ts'
import type { AppleDevice, PushEvents, Pushes, PushTarget } from './push-target.ts'

export type PushOptions = PushEvents & {
  settings: Pick<WalletSettings, 'apple'>
  /** Null without the wallet. */
  google: Pick<GoogleApi, 'patch'> | null
  metrics: Pick<Metrics, 'count'>
  logger: Pick<Logger, 'error'>
  limits?: typeof pushLimits
  apnsTimeout?: number
}

type GoogleItem = { serial: string; read: NonNullable<PushTarget['readForGoogle']> }

/**
 * Notifies Apple's and Google's wallets of changed passes. Each has a queue, so that one that fails does not delay the
 * other.
 */
export function createPushes(options: PushOptions): Pushes {
  const { settings, google, metrics, logger, onAppleDeviceGone, onGoogleSent, onGoogleGone, apnsTimeout } = options
  const { limits = pushLimits } = options
  const apns = settings.apple && createApns(settings.apple, apnsTimeout)

  function createQueue<Item>(
    wallet: WalletName,
    send: (item: Item) => Promise<Outcome>,
    onItemGone?: (item: Item) => void,
  ) {
    const logFault = createFaultLog((reason) => logger.error({ wallet, reason }, 'wallet passes are not updated'))
    const onResult = (result: CountedResult, item: Item, fault: string | null): void => {
      metrics.count('edge_wallet_pushes_total', { wallet, result })
      if (result === 'gone') onItemGone?.(item)
      if (result !== 'dropped') logFault(fault)
    }
    return createPushQueue({ send, onResult, limits })
  }

  const queues = {
    apple: apns && createQueue<AppleDevice>('apple', ({ pushToken }) => apns.push(pushToken), onAppleDeviceGone),
    google:
      google &&
      createQueue<GoogleItem>('google', patchGoogle(google, onGoogleSent), ({ serial }) => onGoogleGone(serial)),
  }

  function add({ serial, appleDevices, readForGoogle: read }: PushTarget): void {
    // A push names no pass: one for all changes of a device is enough.
    for (const device of appleDevices) queues.apple?.add(device.pushToken, device)
    if (read) queues.google?.add(serial, { serial, read })
  }

  return {
    // The response to the member goes first.
    enqueue: (targets) => void setImmediate(() => targets.forEach(add)),
    waiting: () => ({
      ...(queues.apple && { apple: queues.apple.length() }),
      ...(queues.google && { google: queues.google.length() }),
    }),
    async close() {
      // After what was added before, which waits for this turn, too.
      await nextTurn()
      await Promise.all(wallets.map((wallet) => queues[wallet]?.close()))
      apns?.close()
    },
  }
}

const patchGoogle =
  (google: Pick<GoogleApi, 'patch'>, onSent: PushEvents['onGoogleSent']) =>
  async ({ serial, read }: GoogleItem): Promise<Outcome> => {
    let current: CurrentContent | null
    try {
      current = await read()
    } catch {
      return { result: 'unread', fault: 'the loyalty platform or the store of passes does not respond' }
    }
    const outcome = await google.patch(serial, current?.content ?? null)
    if (outcome.result === 'sent' && current !== null) onSent(serial, current.changed)
    return outcome
  }
