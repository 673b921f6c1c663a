import { wallets, type WalletName } from '@portal/shared-contracts/wallet/wallet'

/** What Apple's passes are signed with, as PEM. Pass type and team are those of the certificate's subject. */
export type AppleSettings = {
  passType: string
  team: string
  certificate: string
  key: string
  keyPassword: string | null
  intermediate: string
  /** ms since 1970 at which the certificate or the intermediate expires, whichever is earlier. */
  expires: number
  /** The origin of Apple's push service. */
  pushUrl: string
}

/** The service account that signs save links, and Google's addresses, all without a slash at the end. */
export type GoogleSettings = {
  issuer: string
  email: string
  /** PEM. */
  privateKey: string
  tokenUrl: string
  apiUrl: string
  saveUrl: string
}

export type WalletSettings = {
  /** Keys of serials, tokens and sealed cards, newest first, 32 bytes each. */
  keys: readonly Buffer[]
  apple: AppleSettings | null
  google: GoogleSettings | null
}

/** The wallets in which members can save cards now; not Apple's once its certificate has expired. `now` in ms. */
export const offeredWallets = (settings: WalletSettings | null, now: number): WalletName[] =>
  wallets.filter((wallet) =>
    wallet === 'apple' ? (settings?.apple?.expires ?? 0) > now : (settings?.google ?? null) !== null,
  )
