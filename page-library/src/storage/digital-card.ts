/** The draft that holds the card of this device; it has one owner, because the document may know no member. */
export const digitalCardDraft = { name: 'digital-card', owner: 'device' } as const

/**
 * Local storage entry that the stored card must name. Without it the card is not shown: unlike the draft it is
 * deleted at once, and other tabs notice.
 */
export const digitalCardMark = 'digital-card'

/** Ends the showing of the stored card in every tab, at a logout and after a lock; its draft is deleted afterwards. */
export function revokeDigitalCard(): void {
  try {
    localStorage.removeItem(digitalCardMark)
  } catch {
    // Where the browser stores nothing, there is no card either.
  }
}
