import * as v from '../schema.ts'

/*
 * What page and edge agree on about wallet passes (docs/decisions/0056-wallet-passes.md).
 */

export const wallets = ['apple', 'google'] as const
export type WalletName = (typeof wallets)[number]

/** The addresses of official badges; a wallet without one has a plain button. */
export type WalletBadges = Readonly<Partial<Record<WalletName, string>>>

/**
 * Where the page asks for the link that saves a card in a wallet: POST with the card's code and the headers of a call
 * of the shop. The browser opens the link.
 */
export const walletLinkPath = (wallet: WalletName): string => `/api/wallet/${wallet}/link`

/** Where the page asks which wallets hold the member's cards: GET with the headers of a call of the shop. */
export const savedWalletsPath = '/api/wallet/saved'

/** The path of Apple's web service of passes, below which phones add `/v1`. */
export const appleServicePath = '/api/wallet/apple'

/** The path of an Apple pass, which a link leads to; its query is the link's ticket. */
export const applePassPath = `${appleServicePath}/pass`

/** `holder`: the member's name as it stands on the pass, because the platform may send none. */
export const WalletLinkBody = v.strictObject({
  cardCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  holder: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** The link; a path of this portal for Apple, an address of Google for Google. */
export const WalletLink = v.object({ url: v.string() })

/**
 * A card that is in wallets. `devices` counts the Apple devices that registered; `google` says that a link of Google's
 * was requested.
 */
export const SavedWallet = v.object({ cardCode: v.string(), devices: v.number(), google: v.boolean() })
export type SavedWallet = v.InferOutput<typeof SavedWallet>
