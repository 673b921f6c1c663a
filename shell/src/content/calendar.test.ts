import { berlinDay } from '@portal/shared-contracts/berlin-time'
import { expect, test } from 'vitest'
import { content as contest } from './contest.ts'
import { content as events } from './events.ts'

test('every event has its own anchor, title and picture, and a text', () => {
  for (const property of ['id', 'title', 'Picture'] as const)
    expect(new Set(events.map((event) => event[property])).size).toBe(events.length)
  expect(events.map(({ Picture }) => Picture)).not.toContain(contest.Picture)
  for (const { text } of events) expect(text.length).toBeGreaterThan(60)
})

test('every day of the events and of the contest exists, and ends follow beginnings', () => {
  const spans = [
    ...events.map(({ startsAt, endsOn }) => [startsAt.slice(0, 10), endsOn ?? startsAt.slice(0, 10)] as const),
    [contest.opensOn, contest.closesOn] as const,
  ]
  expect(spans.map((days) => days.map(berlinDay))).toEqual(spans)
  for (const [first, last] of spans) expect(first <= last).toBe(true)
})
