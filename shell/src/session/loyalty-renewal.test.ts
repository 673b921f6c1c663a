import { expect, test } from 'vitest'
import { minimumReloadInterval, renewLoyaltyToken } from './loyalty-token.ts'

const now = 1_000_000_000

test.each([
  { title: 'the first time', last: 0, events: ['renew', 'reload'] },
  { title: 'a minute after a reload', last: now - minimumReloadInterval, events: ['renew', 'reload'] },
  { title: 'within a minute of a reload', last: now - minimumReloadInterval + 1, events: ['unavailable'] },
  {
    title: 'with a last reload in the future, because the clock was set back',
    last: now + 3600_000,
    events: ['renew', 'reload'],
  },
  { title: 'if the browser does not store the time', last: 0, keeps: false, events: ['unavailable'] },
  { title: 'when no new token is issued', last: 0, fails: true, events: ['renew', 'unavailable'] },
])('a rejected loyalty token $title leads to $events', async ({ last, keeps = true, fails = false, events }) => {
  const seen: string[] = []
  await renewLoyaltyToken({
    now: () => now,
    readLastReload: () => last,
    writeLastReload: () => keeps,
    renew: async () => {
      seen.push('renew')
      if (fails) throw new Error('down')
    },
    reload: () => void seen.push('reload'),
    onUnavailable: () => void seen.push('unavailable'),
  })
  expect(seen).toEqual(events)
})
