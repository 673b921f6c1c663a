import { expect, test } from 'vitest'
import { reloadPause, renewLoyaltyToken } from './loyalty-renewal.ts'

const now = 1_000_000_000

test.each([
  { title: 'the first time', last: 0, events: ['renew', 'reload'] },
  { title: 'a minute after a reload', last: now - reloadPause, events: ['renew', 'reload'] },
  { title: 'within a minute of a reload', last: now - reloadPause + 1, events: ['unavailable'] },
  { title: 'long after, by a clock that was set back', last: now + 3600_000, events: ['renew', 'reload'] },
  { title: 'where nothing is kept over a reload', last: 0, keeps: false, events: ['unavailable'] },
  { title: 'when no token is to be had', last: 0, fails: true, events: ['renew', 'unavailable'] },
])('a rejected loyalty token $title leads to $events', async ({ last, keeps = true, fails = false, events }) => {
  const seen: string[] = []
  await renewLoyaltyToken({
    now: () => now,
    readLast: () => last,
    writeLast: () => keeps,
    renew: async () => {
      seen.push('renew')
      if (fails) throw new Error('down')
    },
    reload: () => void seen.push('reload'),
    onUnavailable: () => void seen.push('unavailable'),
  })
  expect(seen).toEqual(events)
})
