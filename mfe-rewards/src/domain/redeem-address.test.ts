import { expect, test } from 'vitest'
import { firstStep, formSteps, stepMove, stepOfSearch, stepPath, type Step } from './redeem-address.ts'

test.each(['card', 'address', 'review'] as const)('the address of the step %s leads back to it', (step) => {
  const { pathname, search } = new URL(stepPath('a/b', step), 'https://portal.example')
  expect(pathname).toBe('/vorteile-und-praemien/praemien/a%2Fb')
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

type Row = { title: string; steps: readonly [Step | null, Step]; handled?: Step | null; reopened?: boolean }
const moves: (Row & { move: ReturnType<typeof stepMove> })[] = [
  { title: "the reward's page", steps: [null, 'card'], move: { kind: 'none' } },
  { title: 'a reload', steps: ['review', 'card'], move: { kind: 'show', step: 'review' } },
  { title: 'Back', steps: ['card', 'address'], handled: 'address', move: { kind: 'show', step: 'card' } },
  { title: "'Weiter'", steps: ['card', 'address'], handled: 'card', move: { kind: 'push', step: 'address' } },
  { title: 'the same step', steps: ['card', 'card'], move: { kind: 'none' } },
  {
    title: "'Ja, noch einmal bestellen'",
    steps: [null, 'card'],
    handled: null,
    reopened: true,
    move: { kind: 'push', step: 'card' },
  },
  {
    title: 'a reload and a rejected order',
    steps: ['review', 'address'],
    reopened: true,
    move: { kind: 'push', step: 'address' },
  },
  {
    title: 'Back and a rejected order',
    steps: ['address', 'review'],
    handled: 'review',
    reopened: true,
    move: { kind: 'push', step: 'review' },
  },
]
test.each(moves)('after $title the history and the form agree by $move.kind', (row) => {
  const { handled, reopened = false } = row
  expect(stepMove(...row.steps, { handled, reopened })).toEqual(row.move)
})
