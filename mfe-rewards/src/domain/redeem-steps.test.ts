import { munich } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { firstStep, formSteps, reachableStep, stepOfSearch, stepPath, type Step } from './redeem-steps.ts'

test.each(['card', 'address', 'review'] as const)('the address of the step %s leads back to it', (step) => {
  const { pathname, search } = new URL(stepPath('a/b', step), 'https://portal.example')
  expect(pathname).toBe('/vorteile-und-praemien/praemien/a~2Fb')
  expect(stepOfSearch(search)).toBe(step)
})

test.each(['', '?schritt=', '?schritt=fertig', '?kategorie=produkte'])("%o is the reward's page", (search) => {
  expect(stepOfSearch(search)).toBeNull()
})

test('a single card is not chosen: the steps begin with the address', () => {
  expect(firstStep(['one'])).toBe('address')
  expect(firstStep(['one', 'two'])).toBe('card')
  expect(formSteps(['one'], 'review')).toEqual(['address', 'review'])
  expect(formSteps(['one', 'two'], 'review')).toEqual(['card', 'address', 'review'])
  // A rejected card is corrected in its step.
  expect(formSteps(['one'], 'card')).toEqual(['card', 'address', 'review'])
})

const complete = { cardCode: '1234567890123456789', address: munich }
const rows: { title: string; step: Step; change?: object; cards?: number; hasFailed?: boolean; shown: Step }[] = [
  { title: 'a link to the review without a chosen card', step: 'review', change: { cardCode: '' }, shown: 'card' },
  {
    title: 'a link to the review without a complete address',
    step: 'review',
    change: { address: { ...munich, city: '' } },
    shown: 'address',
  },
  { title: 'a reload of the review', step: 'review', shown: 'review' },
  {
    title: 'a reload of an incomplete address',
    step: 'address',
    change: { address: { ...munich, city: '' } },
    shown: 'address',
  },
  { title: 'Back to the choice of a card', step: 'card', shown: 'card' },
  { title: 'a link to the choice of a single card', step: 'card', cards: 1, shown: 'address' },
  { title: 'the rejection of the single card', step: 'card', cards: 1, hasFailed: true, shown: 'card' },
]
test.each(rows)('after $title the history and the form agree in the step $shown', (row) => {
  const { step, change = {}, cards = 2, hasFailed = false } = row
  expect(reachableStep(step, { ...complete, ...change }, Array.from({ length: cards }), hasFailed)).toBe(row.shown)
})
