import { activeCouponsDraft, digitalCardDraft, digitalCardMark } from '@portal/page-library/storage/digital-card'
import { clearDrafts, loadDraft, removeDraft, saveDraft } from '@portal/page-library/storage/drafts'
import * as v from '@portal/shared-contracts/schema'
import { testUser } from '@portal/page-library/testing/member'
import { beforeEach, expect, test, vi } from 'vitest'
import { removeForeignCard } from './foreign-card.ts'

const { name, owner } = digitalCardDraft
const Owned = v.object({ accountId: v.string() })
const stored = () => loadDraft(name, owner, Owned)
const storedCoupons = () => loadDraft(activeCouponsDraft.name, activeCouponsDraft.owner, Owned)

const marks = new Map<string, string>()

beforeEach(async () => {
  marks.set(digitalCardMark, 'M1')
  vi.stubGlobal('localStorage', { removeItem: (key: string) => void marks.delete(key) })
  await clearDrafts()
  await saveDraft(name, owner, { accountId: 'ACC-1' })
})

// Rule: cards-25
test.each([
  { title: 'its own member', account: 'ACC-1', kept: true },
  { title: 'another member', account: 'ACC-2', kept: false },
  { title: 'a user without a loyalty account', account: null, kept: false },
])('the digital card of this device at a login of $title is kept: $kept', async ({ account, kept }) => {
  await removeForeignCard(testUser(account))
  expect([(await stored()) !== null, marks.has(digitalCardMark)]).toEqual([kept, kept])
})

// Rule: cards-44
test.each([
  { title: 'with the card of the same member', card: 'ACC-1', account: 'ACC-1', kept: true },
  { title: 'with the card of the other member', card: 'ACC-1', account: 'ACC-2', kept: false },
  { title: 'without a card', card: null, account: 'ACC-2', kept: false },
])('the coupons beside the digital card are kept at a login $title: $kept', async ({ card, account, kept }) => {
  if (card === null) await removeDraft(name, owner)
  await saveDraft(activeCouponsDraft.name, activeCouponsDraft.owner, { accountId: 'ACC-1' })
  await removeForeignCard(testUser(account))
  expect([(await storedCoupons()) !== null, marks.has(digitalCardMark)]).toEqual([kept, kept])
})

test('an explicit logout deletes the digital card and the coupons beside it with the drafts', async () => {
  await saveDraft(activeCouponsDraft.name, activeCouponsDraft.owner, { accountId: 'ACC-1' })
  await clearDrafts()
  expect([await stored(), await storedCoupons()]).toEqual([null, null])
})
