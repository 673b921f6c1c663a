/** The draft that holds the card of this device; it has one owner, because the document may know no member. */
export const digitalCardDraft = { name: 'digital-card', owner: 'device' } as const

/** The draft that holds the active coupons, which stand beside the card; it is deleted with the card. */
export const activeCouponsDraft = { name: 'active-coupons', owner: 'device' } as const

/**
 * Local storage entry that the stored card and the stored coupons must name. Without it they are not shown: unlike the
 * drafts it is deleted at once, and other tabs notice.
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
