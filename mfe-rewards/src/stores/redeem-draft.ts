import { Order, OrderAddress } from '@delikaterie/shared-contracts/calls'
import type { loadDraft, removeDraft, saveDraft } from '@delikaterie/shared-contracts/drafts'
import * as v from '@delikaterie/shared-contracts/schema'

/** The pages of the flow that take input. */
const Step = v.picklist(['card', 'address', 'review'])
export type Step = v.InferOutput<typeof Step>

/** What the member chose and typed. `keepAddress`: they insist on the address as typed. */
const RedeemInput = v.object({
  cardCode: v.string(),
  address: OrderAddress,
  keepAddress: v.boolean(),
})
export type RedeemInput = v.InferOutput<typeof RedeemInput>

/** What is being ordered, kept with the order because the reward may be gone afterwards. */
const Offer = v.object({ title: v.string(), image: v.string(), price: v.number() })
export type Offer = v.InferOutput<typeof Offer>

/** An order that was sent, or was about to be, and whose outcome is open. */
const OpenOrder = v.object({
  status: v.literal('open'),
  key: v.string(),
  order: Order,
  input: RedeemInput,
  offer: Offer,
  email: v.string(),
  /** ms since 1970. */
  sentAt: v.number(),
  /** A try under this key ended without a known outcome. */
  doubted: v.boolean(),
})
export type OpenOrder = v.InferOutput<typeof OpenOrder>

const Ordered = v.object({
  orderNumber: v.string(),
  email: v.string(),
  offer: Offer,
  /** ms since 1970. */
  at: v.number(),
})
export type Ordered = v.InferOutput<typeof Ordered>

export const RedeemDraft = v.variant('status', [
  v.object({
    status: v.literal('editing'),
    step: Step,
    input: RedeemInput,
    /** An order that certainly was not sent and may be tried again under its key. */
    unsent: v.nullable(v.object({ key: v.string(), order: Order })),
  }),
  OpenOrder,
  v.object({ status: v.literal('done'), ordered: Ordered }),
])
export type RedeemDraft = v.InferOutput<typeof RedeemDraft>

/** Where drafts are kept: the contracts' encrypted ones, or a test's map. */
export type DraftStorage = {
  load: typeof loadDraft
  save: typeof saveDraft
  remove: typeof removeDraft
  /** Runs one task at a time over all tabs, so that two tabs never both begin an order. */
  exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>
}

/** One reward's draft of one member. Changes read the stored draft first: another tab may have written it. */
export function redeemDraft(storage: DraftStorage, couponId: string, owner: string) {
  const name = `redeem-${couponId}`
  const load = () => storage.load(name, owner, RedeemDraft)
  return {
    load,
    /**
     * Replaces the stored draft by what `next` makes of it; the same draft leaves it, null
     * removes it. Gives what is stored afterwards.
     */
    change: (next: (kept: RedeemDraft | null) => RedeemDraft | null): Promise<RedeemDraft | null> =>
      storage.exclusive(name, async () => {
        const kept = await load()
        const wanted = next(kept)
        if (wanted === kept) return kept
        await (wanted === null ? storage.remove(name, owner) : storage.save(name, owner, wanted))
        return wanted
      }),
  }
}
export type RedeemDraftDoor = ReturnType<typeof redeemDraft>
