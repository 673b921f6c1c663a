import { welcomeBonusPoints } from '@delikaterie/shared-contracts/domain/programme'
import { openAccount } from './accounts.ts'
import { addCard } from './cards.ts'
import { writeCatalogue } from './catalogue-seed.ts'
import { inTransaction, run } from './database.ts'
import { demoFreeCards, demoMembers, demoPassword, type DemoMember } from './demo-members.ts'
import { book } from './ledger.ts'
import { addMember } from './members.ts'
import type { SandboxState } from './sandbox-state.ts'

const day = 24 * 60 * 60 * 1000

/** Bookings of the past as shares of the earned points, in days before today. */
const purchases = [
  { share: 0.3, daysAgo: 96, reason: 'Einkauf im Laden', store: 'Stammhaus' },
  { share: 0.25, daysAgo: 61, reason: 'Einkauf im Online-Shop', store: 'Online-Shop' },
  { share: 0.2, daysAgo: 61, reason: 'Mittagessen im Restaurant', store: 'Restaurant am Markt' },
  { share: 0.15, daysAgo: 24, reason: 'Catering', store: 'Catering' },
]
const redeemed = { points: 1500, daysAgo: 10, reason: 'Prämie Trüffelöl, 100 ml' }

/** Fills empty tables with the catalogue, the demo accounts and their bookings. */
export function seed(state: SandboxState): void {
  inTransaction(state.db, () => {
    writeCatalogue(state)
    for (const member of demoMembers) seedMember(state, member)
    for (const cardCode of demoFreeCards) addCard(state, cardCode, null, 'FREE')
    // Already active; A67 cannot be activated again.
    run(
      state.db,
      "UPDATE accountCoupons SET activated = 1 WHERE accountCouponId IN ('AC1-A2', 'AC1-A11', 'AC1-A39', 'AC1-A67')",
    )
    // Used up by the member.
    run(state.db, "UPDATE accountCoupons SET redeemCount = 1 WHERE accountCouponId IN ('AC1-A9', 'AC1-A46', 'AC1-R18')")
    // The seeded booking for the truffle oil counts towards the limit per member.
    run(
      state.db,
      "UPDATE accountCoupons SET redeemCount = 1 WHERE couponId = 'R1' AND accountId IN (SELECT accountId FROM bookings WHERE points < 0)",
    )
  })
}

function seedMember(state: SandboxState, member: DemoMember): void {
  const { accountId, cards, loginName, status, address, memberSince } = member
  if (accountId !== null) openAccount(state, accountId)
  addMember(state, { loginName, password: demoPassword, status, accountId, address, memberSince })
  if (accountId === null) return
  for (const cardCode of cards) addCard(state, cardCode, accountId, 'ACTIVE')
  seedBookings(state, accountId, member)
}

function seedBookings(state: SandboxState, accountId: string, { points, lockedPoints }: DemoMember): void {
  const ago = (days: number, hours = 0) =>
    new Date(state.now().getTime() - days * day - hours * 3_600_000).toISOString()
  const burned = points > (3 * redeemed.points) / 2 ? redeemed.points : 0
  const earned = points + burned
  let remaining = earned
  const add = (amount: number, at: string, reason: string, store: string) =>
    book(state, {
      accountId,
      points: amount,
      bookingTime: at,
      reason,
      store,
      reference: `seed:${accountId}:${at}:${amount}`,
    })
  if (earned > welcomeBonusPoints) {
    book(state, {
      accountId,
      points: welcomeBonusPoints,
      bookingTime: ago(200),
      reason: 'Willkommenspunkte',
      reference: `welcome:${accountId}`,
    })
    remaining -= welcomeBonusPoints
    for (const { share, daysAgo, reason, store } of purchases) {
      const amount = Math.floor((earned - welcomeBonusPoints) * share)
      add(amount, ago(daysAgo, share * 20), reason, store)
      remaining -= amount
    }
  }
  if (remaining > 0) add(remaining, ago(17, 3), 'Einkauf im Laden', 'Stammhaus')
  if (burned > 0) add(-burned, ago(redeemed.daysAgo), redeemed.reason, 'Prämienshop')
  if (lockedPoints === 0) return
  book(state, {
    accountId,
    points: lockedPoints,
    bookingTime: ago(1, 2),
    releaseAt: new Date(state.now().getTime() + 13 * day).toISOString(),
    reason: 'Einkauf im Laden',
    store: 'Stammhaus',
    reference: `seed:${accountId}:locked`,
  })
}
