import type { WalletName } from '@portal/shared-contracts/wallet/wallet'
import type { CurrentContent } from '../passes/pass-content.ts'

/** A device with a pass, as Apple's push service knows it. */
export type AppleDevice = { device: string; pushToken: string }

/** A pass whose card has changed, and the wallets that are notified. */
export type PushTarget = {
  serial: string
  appleDevices: readonly AppleDevice[]
  /**
   * Reads what the object at Google must show; null where no link was requested. Resolves with null for a pass that is
   * not stored any more, and rejects when the platform cannot be asked now.
   */
  readForGoogle: (() => Promise<CurrentContent | null>) | null
}

/** Notifies wallets of changes; neither throws nor waits. */
export type Pushes = {
  enqueue: (targets: readonly PushTarget[]) => void
  waiting: () => WaitingPushes
  close: () => Promise<void>
}

/** Pushes that wait for their turn or for another try, by wallet. */
export type WaitingPushes = Readonly<Partial<Record<WalletName, number>>>

/** What the services of the wallets say about pushes. */
export type PushEvents = {
  /** Called for a push token that Apple's push service no longer knows (410). */
  onAppleDeviceGone: (device: AppleDevice) => void
  /** Called with the change of a pass that Google has accepted. */
  onGoogleSent: (serial: string, changed: number) => void
  /** Called for a pass that Google does not have (404). */
  onGoogleGone: (serial: string) => void
}
