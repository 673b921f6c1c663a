import { endOfBerlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { titleOf } from '../catalogue/catalogue.ts'
import { bookWelcomeBonus, openAccount } from './accounts.ts'
import { addCard } from './cards.ts'
import { setActivated } from './catalogue.ts'
import { writeCatalogue } from './catalogue-seed.ts'
import { inTransaction, run } from './database.ts'
import { demoFreeCards, demoMembers, demoPassword, type DemoMember } from './demo-members.ts'
import { book } from './ledger.ts'
import { addMember } from './members.ts'
import type { SandboxState } from './sandbox-state.ts'
import { catering, inOnlineShop, inShop, lunch, type Visit } from './visits.ts'

const day = 24 * 60 * 60 * 1000

/** A time of the past: days before today, and hours and minutes of that day in Berlin. */
type Past = { daysAgo: number; clock: [hours: number, minutes: number] }

const joined: Past = { daysAgo: 200, clock: [10, 5] }

type Cause = Past & Visit & { releaseAt?: string }

const lastPurchase: Cause = { daysAgo: 17, clock: [11, 48], ...inShop }
const lockedPurchase: Cause = { daysAgo: 1, clock: [17, 20], ...inShop }
/** Purchases as shares of the earned points. */
const purchases: readonly (Cause & { share: number })[] = [
  { share: 0.3, daysAgo: 96, clock: [9, 40], ...inShop },
  { share: 0.25, daysAgo: 61, clock: [19, 15], ...inOnlineShop },
  { share: 0.2, daysAgo: 61, clock: [13, 10], ...lunch },
  { share: 0.15, daysAgo: 24, clock: [16, 30], ...catering },
]
const redeemedPoints = 1500
const redemption: Cause = { daysAgo: 10, clock: [20, 45], reason: `Prämie ${titleOf('R1')}`, store: 'Prämienshop' }

/** The time in Berlin as an ISO timestamp. A Sunday, on which shops are closed, becomes the Saturday before. */
function timeOf(state: SandboxState, { daysAgo, clock: [hours, minutes] }: Past): string {
  const midnight = endOfBerlinDay(state.now(), -daysAgo - 1).getTime() + 1000
  const time = midnight + (hours * 60 + minutes) * 60_000
  return new Date(new Date(time).getUTCDay() === 0 ? time - day : time).toISOString()
}

/** Fills empty tables with the catalogue, the demo accounts and their bookings. */
export function seed(state: SandboxState): void {
  inTransaction(state, () => {
    writeCatalogue(state)
    for (const member of demoMembers) seedMember(state, member)
    for (const cardCode of demoFreeCards) addCard(state, { cardCode, accountId: null, status: 'FREE' })
    // Already active; A67 cannot be activated again.
    for (const coupon of ['A2', 'A11', 'A39', 'A67']) setActivated(state, `AC1-${coupon}`, true)
    // Used up by the member.
    run(state, "UPDATE accountCoupons SET redeemCount = 1 WHERE accountCouponId IN ('AC1-A9', 'AC1-A46', 'AC1-R18')")
    // The seeded booking for the truffle oil counts towards the limit per member.
    run(
      state,
      "UPDATE accountCoupons SET redeemCount = 1 WHERE couponId = 'R1' AND accountId IN (SELECT accountId FROM bookings WHERE points < 0)",
    )
  })
}

function seedMember(state: SandboxState, member: DemoMember): void {
  const { accountId, cards = [], loginName, status, address } = member
  if (accountId !== null) openAccount(state, accountId)
  const { memberSince = timeOf(state, joined) } = member
  addMember(state, { loginName, password: demoPassword, status, accountId, address, memberSince })
  if (accountId === null) return
  for (const cardCode of cards) addCard(state, { cardCode, accountId, status: 'ACTIVE' })
  seedBookings(state, accountId, member)
}

/** Books what leads to these points: the welcome bonus, purchases and, if there are enough, a redemption. */
export function seedBookings(
  state: SandboxState,
  accountId: string,
  { points = 0, lockedPoints = 0 }: Pick<DemoMember, 'points' | 'lockedPoints'>,
): void {
  const add = (amount: number, { daysAgo, clock, ...cause }: Cause): void => {
    const bookingTime = timeOf(state, { daysAgo, clock })
    const reference = `seed:${accountId}:${bookingTime}:${amount}`
    book(state, { accountId, points: amount, bookingTime, ...cause, reference })
  }
  const burned = points > (3 * redeemedPoints) / 2 ? redeemedPoints : 0
  let remaining = points + burned
  if (remaining > welcomeBonusPoints) {
    bookWelcomeBonus(state, accountId, timeOf(state, joined))
    remaining -= welcomeBonusPoints
    const earned = remaining
    for (const { share, ...cause } of purchases) {
      add(Math.floor(earned * share), cause)
      remaining -= Math.floor(earned * share)
    }
  }
  if (remaining > 0) add(remaining, lastPurchase)
  if (burned > 0) add(-burned, redemption)
  const releaseAt = new Date(state.now().getTime() + 13 * day).toISOString()
  if (lockedPoints > 0) add(lockedPoints, { ...lockedPurchase, releaseAt })
}
