import { afterEach, expect, test } from 'vitest'
import { drainRound, inFlight } from './drain-rounds.ts'
import { killAll } from './edge-process.ts'

afterEach(killAll)

test.each([
  { title: 'closes its door at once', notice: 0 },
  { title: 'gives notice first', notice: 300 },
])('an edge that $title loses none of 50 requests in flight at SIGTERM', async ({ notice }) => {
  const { statuses, ...round } = await drainRound(notice)
  expect(round).toEqual({ lost: 0, exitCode: 0, unready: true })
  expect(statuses).toEqual(Array.from({ length: inFlight }, () => 200))
})
