import { testUser } from '@portal/page-library/testing/member'
import { expect, test } from 'vitest'
import { storedCard, validCoupons } from './stored-card.ts'

const cards = [
  { cardCode: '1', status: 'LOCKED', action: '' },
  { cardCode: '2', status: 'ACTIVE', action: 'LOCK' },
  { cardCode: '3', status: '', action: '' },
]
const before = { mark: 'M1', accountId: 'ACC-1', name: '', cardCodes: ['2', '3'], savedAt: 1 }

test.each([
  { title: 'nothing was chosen before', chosen: undefined, expected: '2' },
  { title: 'an active card was chosen', chosen: '3', expected: '3' },
  { title: 'the chosen card is locked now', chosen: '1', expected: '2' },
  { title: 'the chosen card is gone', chosen: '4', expected: '2' },
])('of the active cards the first is shown or the chosen one: $title', ({ chosen, expected }) => {
  const user = {
    ...testUser('ACC-1'),
    address: { ...testUser('ACC-1').address, firstName: 'Marlene', lastName: 'Abel' },
  }
  expect(
    storedCard(user, cards, chosen === undefined ? null : { ...before, chosen }, { mark: 'M2', savedAt: 7 }),
  ).toEqual({
    mark: 'M2',
    accountId: 'ACC-1',
    name: 'Marlene Abel',
    cardCodes: ['2', '3'],
    chosen: expected,
    savedAt: 7,
  })
})

// Rule: cards-45
test.each([
  { now: 9, texts: ['always', 'to 20'], until: 10 },
  { now: 10, texts: ['always', '10 to 30', 'to 20'], until: 10 },
  { now: 11, texts: ['always', '10 to 30', 'to 20'], until: 20 },
  { now: 21, texts: ['always', '10 to 30'], until: 30 },
  { now: 31, texts: ['always'], until: null },
])('at $now the valid coupons are $texts until $until', ({ now, ...expected }) => {
  const coupons = [
    { text: 'always', starts: null, ends: null },
    { text: '10 to 30', starts: 10, ends: 30 },
    { text: 'to 20', starts: null, ends: 20 },
  ]
  expect(validCoupons({ coupons }, now)).toEqual(expected)
})

test('without an active card there is none to show', () => {
  expect(storedCard(testUser('ACC-1'), cards.slice(0, 1), null, { mark: 'M2', savedAt: 7 })).toMatchObject({
    cardCodes: [],
    chosen: '',
  })
})
