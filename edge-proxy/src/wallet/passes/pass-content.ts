/** What a pass shows of its card. */
export type PassContent = {
  /** Random, the same for all passes of the card in all wallets. */
  serial: string
  cardCode: string
  /** The member's name; null if the platform sends none. */
  holder: string | null
  /** With the time in ms since 1970 at which the platform said it; null if it says none. */
  balance: { points: number; at: number } | null
  state: 'active' | 'locked'
}

/** What a pass shows now, and since when, in ms since 1970; without content its membership has ended. */
export type CurrentContent = { changed: number; content: PassContent | null }
