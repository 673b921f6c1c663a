import { keysOf } from '@portal/shared-contracts/records'
import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { demoPassword } from './demo-members.ts'
import { createTestClient } from '../testing/test-client.ts'
import { addMemberInState, memberStates, type MemberStateName } from './member-states.ts'

type Profile = { address: Record<string, string>; [field: string]: unknown }

/** What the backends say of a member in a state. */
async function memberIn(name: MemberStateName) {
  const { state, call, send, login, loyaltyLogin } = createTestClient()
  const loginName = addMemberInState(state, name)
  const { content } = await call('POST', 'shop/user/login', { loginName, password: demoPassword, rememberMe: true })
  const profile = content as Profile
  const accountId = profile[wire.accountId]
  const headers = await login(loginName)
  const listed = async (path: string) => (await call('GET', path, undefined, headers)).content
  const coupons =
    accountId === null
      ? []
      : await (
          await send(
            'GET',
            `${wire.prefix}/v2/accounts/${String(accountId)}/accountcoupons`,
            undefined,
            await loyaltyLogin(),
          )
        ).json()
  return {
    profile,
    coupons: coupons as { usageType: string }[],
    cards: (await listed('shop/card')) as { status: string }[],
    bookings: (await listed('shop/bookings')) as unknown[],
  }
}

test.each(keysOf(memberStates))('a member can be added in the state %s, also twice', (name) => {
  const { state } = createTestClient()
  expect(addMemberInState(state, name)).not.toBe(addMemberInState(state, name))
})

test('a new member has names, a card and the welcome points only', async () => {
  const { profile, cards, bookings } = await memberIn('registered')
  expect(profile).toMatchObject({ address: { street: '', city: '', birthDate: '' }, [wire.points]: welcomeBonusPoints })
  expect([cards.length, bookings.length]).toEqual([1, 1])
})

test.each([
  { name: 'no-card', cards: [] },
  { name: 'locked-cards', cards: ['LOCKED', 'LOCKED'] },
  { name: 'no-points', cards: ['ACTIVE', 'ACTIVE'] },
] as const)('a member with $name has the cards $cards', async ({ name, cards }) => {
  expect((await memberIn(name)).cards.map(({ status }) => status)).toEqual(cards)
})

test.each([
  { name: 'no-coupons', expected: 0 },
  { name: 'one-coupon', expected: 1 },
  { name: 'many-coupons', expected: 1000 },
] as const)('a member with $name has $expected Aktionen, and the rewards', async ({ name, expected }) => {
  const { coupons } = await memberIn(name)
  const rewards = coupons.filter(({ usageType }) => usageType === 'REWARD')
  expect(coupons.length - rewards.length).toBe(expected)
  expect(rewards.length).toBeGreaterThan(5)
})

test('a member whose points are spent has bookings, one without bookings has neither', async () => {
  const [spent, none] = [await memberIn('no-points'), await memberIn('no-bookings')]
  expect([spent.profile[wire.points], none.profile[wire.points]]).toEqual([0, 0])
  expect(spent.bookings.length).toBeGreaterThan(3)
  expect(none.bookings).toEqual([])
})
