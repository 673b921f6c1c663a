import { PostalAddress } from '@portal/shared-contracts/address'
import { Order } from '@portal/shared-contracts/calls'
import type { loadDraft, removeDraft, saveDraft } from '@portal/page-library/storage/drafts'
import * as v from '@portal/shared-contracts/schema'
import { RedeemInput } from '../domain/redeem-input.ts'
import { rewardCategories } from '../domain/reward.ts'

/** The reward being ordered, stored with the order because the list may no longer have it afterwards. */
const Offer = v.object({
  title: v.string(),
  image: v.string(),
  price: v.number(),
  /** Null for an unknown one; orders stored by older versions have none, by newer ones perhaps another. */
  category: v.fallback(v.optional(v.nullable(v.picklist(rewardCategories)), null), null),
})
export type Offer = v.InferOutput<typeof Offer>

/** An order attempt that is being sent or whose outcome is unknown. */
const OpenOrder = v.object({
  status: v.literal('open'),
  /** Idempotency key. */
  key: v.string(),
  order: Order,
  input: RedeemInput,
  offer: Offer,
  email: v.string(),
  /** ms since 1970. */
  sentAt: v.number(),
  /**
   * True after a request with this key had an unknown outcome; the name stays, because stored drafts in browsers have
   * it.
   */
  doubted: v.boolean(),
})
export type OpenOrder = v.InferOutput<typeof OpenOrder>

const PlacedOrder = v.object({
  orderNumber: v.string(),
  email: v.string(),
  offer: Offer,
  /**
   * The delivery address; orders stored by older versions have none. An unreadable address does not make the order
   * unreadable.
   */
  delivery: v.fallback(v.optional(PostalAddress), undefined),
  /** ms since 1970. */
  at: v.number(),
  /** The visit that shows the confirmation; orders stored by older versions have none. */
  visit: v.optional(v.string(), ''),
})
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

/**
 * Stored in members' browsers. A renamed or removed field and a new required one, also of the order's call, make stored
 * drafts unreadable, and an order whose outcome is unknown would be lost. A new field is therefore optional here.
 */
export const RedeemDraft = v.variant('status', [
  v.object({
    status: v.literal('editing'),
    input: RedeemInput,
    /** An order that was certainly not sent; its key is used again for the same order. */
    unsent: v.nullable(v.object({ key: v.string(), order: Order })),
  }),
  OpenOrder,
  v.object({ status: v.literal('done'), ordered: PlacedOrder }),
])
export type RedeemDraft = v.InferOutput<typeof RedeemDraft>

/** An order that was begun or placed. */
export type OrderDraft = Exclude<RedeemDraft, { status: 'editing' }>

/** ms within which a second order of a reward is asked about (rule rewards-and-orders-29). */
export const repeatAskedWithin = 10 * 60_000

/** Whether no other order may be started unasked: one is open, or was placed a moment ago. `now` in ms since 1970. */
export const preventsOrder = (draft: RedeemDraft, now: number): boolean =>
  draft.status === 'open' || (draft.status === 'done' && now - draft.ordered.at < repeatAskedWithin)

/** Stores drafts: encrypted in the browser, in memory in tests. */
export type DraftStorage = {
  load: typeof loadDraft
  save: typeof saveDraft
  remove: typeof removeDraft
  /** Lock per draft name across tabs. */
  lockAcrossTabs: <T>(name: string, task: () => Promise<T>) => Promise<T>
}

/** The draft of one reward and member. Updates read the stored draft first, because another tab may have changed it. */
export function redeemDraftStorage(storage: DraftStorage, couponId: string, owner: string) {
  const name = `redeem-${couponId}`
  const load = () => storage.load(name, owner, RedeemDraft)
  return {
    load,
    /**
     * Replaces the stored draft by the one `next` returns; null removes it, the same object changes
     * nothing. Resolves to the draft stored afterwards.
     */
    update: (next: (current: RedeemDraft | null) => RedeemDraft | null): Promise<RedeemDraft | null> =>
      storage.lockAcrossTabs(name, async () => {
        const current = await load()
        const updated = next(current)
        if (updated === current) return current
        if (updated === null) await storage.remove(name, owner)
        // An order survives a logout, so that it is settled or asked about and never placed twice.
        else await storage.save(name, owner, updated, { keptAtLogout: updated.status !== 'editing' })
        return updated
      }),
  }
}
export type RedeemDraftStorage = ReturnType<typeof redeemDraftStorage>
