import { expect, test } from 'vitest'
import type { CalendarEvent } from '@portal/brands/texts'
import { contestPhase, upcomingEvents } from './calendar.ts'

const event = (id: string, startsAt: string, end: Pick<CalendarEvent, 'endsAt' | 'endsOn'> = {}): CalendarEvent => ({
  id,
  startsAt,
  ...end,
  title: id,
  text: '',
  place: '',
  price: '',
  picture: '',
  pictureAlt: '',
})
const events = [
  event('weinlese', '2027-09-11T08:30'),
  event('stollen', '2026-11-28T11:00'),
  event('markt', '2026-11-27T10:00', { endsOn: '2026-12-23' }),
  event('undatiert', 'bald'),
]

// Rule: public-pages-58
test.each([
  { now: '2026-11-01T12:00:00Z', shown: ['markt', 'stollen', 'weinlese'] },
  { now: '2026-11-28T12:59:59Z', shown: ['markt', 'stollen', 'weinlese'] },
  { now: '2026-11-28T13:00:00Z', shown: ['markt', 'weinlese'] },
  { now: '2026-12-23T22:59:59Z', shown: ['markt', 'weinlese'] },
  { now: '2026-12-23T23:00:00Z', shown: ['weinlese'] },
  // Summer time: 8:30 in Berlin is 6:30 UTC.
  { now: '2027-09-11T09:29:59Z', shown: ['weinlese'] },
  { now: '2027-09-11T09:30:00Z', shown: [] },
])('at $now the upcoming events are $shown, the next one first', ({ now, shown }) => {
  expect(upcomingEvents(events, new Date(now)).map(({ id }) => id)).toEqual(shown)
})

// Rule: public-pages-58
test.each([
  {
    title: 'an end on the same day',
    shown: event('fest', '2027-06-19T15:00', { endsAt: '2027-06-19T23:00' }),
    end: 21,
  },
  { title: 'no time', shown: event('fest', '2027-06-19'), end: 22 },
])('an event with $title is shown until $end o’clock UTC', ({ shown, end }) => {
  const at = (hour: number, minute: number) => new Date(Date.UTC(2027, 5, 19, hour, minute))
  expect(upcomingEvents([shown], at(end - 1, 59))).toHaveLength(1)
  expect(upcomingEvents([shown], at(end, 1))).toHaveLength(0)
})

// Rule: public-pages-59
test.each([
  { now: '2026-11-01T22:59:59Z', phase: 'upcoming' },
  { now: '2026-11-01T23:00:00Z', phase: 'open' },
  { now: '2027-01-06T22:59:59Z', phase: 'open' },
  { now: '2027-01-06T23:00:00Z', phase: 'closed' },
])('a contest from 2 November to 6 January is $phase at $now', ({ now, phase }) => {
  expect(contestPhase({ opensOn: '2026-11-02', closesOn: '2027-01-06' }, new Date(now))).toBe(phase)
})
