import { munichProfile } from '@portal/shared-contracts/testing/address'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import * as v from 'valibot'
import { joinProgramme, nextAccountId, openAccount } from './accounts.ts'
import { issueCard, lockCard } from './cards.ts'
import { assignCoupons } from './catalogue.ts'
import { all, inTransaction, run } from './database.ts'
import { demoPassword } from './demo-members.ts'
import { balanceOf, book } from './ledger.ts'
import { addMember, changeMember, memberByLogin, type AddressChange } from './members.ts'
import type { SandboxState } from './sandbox-state.ts'
import { seedBookings } from './seed.ts'

/** How a member differs from a complete one, who has an address, a birth date, two cards, points and bookings. */
type MemberState = {
  /** For the console. */
  shows: string
  /** `new`: as a confirmed registration leaves a member. `shop`: an account of the online shop only. */
  account?: 'new' | 'shop'
  address?: AddressChange
  cards?: 'none' | 'locked'
  /** `spent`: all points are redeemed. `none`: there has never been a booking. */
  points?: 'spent' | 'none'
  hasNewsletter?: boolean
  /** How many Aktionen the member has; those of the programme without it. */
  aktionen?: number
  /** Takes the highlights of the programme away, which are the same for all members. */
  hasHighlights?: boolean
}

const { salutation, firstName, lastName, birthDate } = munichProfile
const names = { salutation, firstName, lastName }
const longName = 'Maximilianefriederike'.repeat(3).slice(0, 60)

/** The states in which people use the portal. */
export const memberStates = {
  registered: { shows: 'just registered: names, a card and the welcome points', account: 'new', address: names },
  'no-address': { shows: 'no address', address: { ...names, birthDate } },
  'no-birth-date': { shows: 'no birth date', address: { ...munichProfile, birthDate: '' } },
  'no-card': { shows: 'no card', cards: 'none' },
  'locked-cards': { shows: 'only locked cards', cards: 'locked' },
  'no-points': { shows: 'all points are spent', points: 'spent' },
  'no-bookings': { shows: 'no bookings', points: 'none' },
  newsletter: { shows: 'a subscription to the newsletter', hasNewsletter: true },
  'shop-only': { shows: 'no loyalty account', account: 'shop' },
  'refused-address': {
    shows: 'an address that the shop refuses (Packstation)',
    address: { ...munichProfile, street: 'Packstation', streetNumber: '145' },
  },
  'unknown-address': {
    shows: 'an address that the address check does not know',
    address: { ...munichProfile, street: 'Nirgendweg' },
  },
  'no-coupons': { shows: 'no Aktionen', aktionen: 0 },
  'one-coupon': { shows: 'one Aktion', aktionen: 1 },
  'many-coupons': { shows: '1,000 Aktionen', aktionen: 1000 },
  'no-highlights': { shows: 'a programme without highlights, for all members', hasHighlights: false },
  'short-name': { shows: 'names of one letter', address: { ...munichProfile, firstName: 'A', lastName: 'B' } },
  'long-name': {
    shows: 'names of 60 letters',
    address: { ...munichProfile, firstName: longName, lastName: longName },
  },
} as const satisfies Record<string, MemberState>
export type MemberStateName = keyof typeof memberStates

/** Adds a member in a state, with the password of the demo members. Returns the login name. */
export const addMemberInState = (state: SandboxState, name: MemberStateName): string =>
  inTransaction(state, () => {
    const loginName = freeLoginName(state, name)
    const { account, address = munichProfile, hasNewsletter = false }: MemberState = memberStates[name]
    const memberId = addMember(state, { loginName, password: demoPassword, status: 'active', accountId: null, address })
    if (hasNewsletter) changeMember(state, memberId, { newsletter: 1 })
    if (account === 'new') joinProgramme(state, memberId)
    if (account === undefined) addAccount(state, memberId, memberStates[name])
    return loginName
  })

/** `no-card@…`, then `no-card-2@…`. */
function freeLoginName(state: SandboxState, name: string): string {
  for (let count = 1; ; count++) {
    const loginName = demoEmail(count === 1 ? name : `${name}-${count}`)
    if (memberByLogin(state, loginName) === undefined) return loginName
  }
}

/** The account of a complete member, with the differences of the state. */
function addAccount(
  state: SandboxState,
  memberId: number,
  { cards, points, aktionen, hasHighlights = true }: MemberState,
): void {
  const accountId = nextAccountId(state)
  openAccount(state, accountId)
  changeMember(state, memberId, { accountId })
  if (cards !== 'none') {
    const codes = [issueCard(state, accountId), issueCard(state, accountId)]
    if (cards === 'locked') for (const cardCode of codes) lockCard(state, cardCode, accountId)
  }
  if (points !== 'none') seedBookings(state, accountId, { points: 4321 })
  if (points === 'spent') spend(state, accountId)
  if (aktionen !== undefined) setAktionen(state, accountId, aktionen)
  if (!hasHighlights) run(state, "UPDATE coupons SET definition = replace(definition, 'marketingapp', 'pos')")
}

const spend = (state: SandboxState, accountId: string): void =>
  book(state, {
    accountId,
    points: -balanceOf(state, accountId).points,
    reason: 'Prämie',
    reference: `spent:${accountId}`,
  })

/**
 * Leaves a member the first Aktionen of the programme. If there are too few, the programme gets copies of them, which
 * accounts that are opened later have, too.
 */
function setAktionen(state: SandboxState, accountId: string, count: number): void {
  const sql = "SELECT couponId FROM coupons WHERE usageType <> 'REWARD' AND rejectedWith IS NULL ORDER BY position"
  const ids = all(state, v.object({ couponId: v.string() }), sql).map(({ couponId }) => couponId)
  const copies = Array.from({ length: Math.max(0, count - ids.length) }, (_, index) => {
    const original = ids[index % ids.length] ?? ''
    const copy = `${original}-${index}`
    run(state, copyOfCoupon, copy, original)
    return copy
  })
  assignCoupons(state, accountId)
  const kept = [...ids, ...copies].slice(0, count)
  run(
    state,
    `DELETE FROM accountCoupons WHERE accountId = ? AND couponId NOT IN (SELECT value FROM json_each(?))
       AND couponId IN (SELECT couponId FROM coupons WHERE usageType <> 'REWARD')`,
    accountId,
    JSON.stringify(kept),
  )
}

/** Parameters: the id of the copy, and that of the original. */
const copyOfCoupon = `
  INSERT OR IGNORE INTO coupons (couponId, position, usageType, title, points, definition, validFrom, validTo, activatable)
  SELECT ?, position, usageType, title, points, definition, validFrom, validTo, activatable FROM coupons WHERE couponId = ?`
