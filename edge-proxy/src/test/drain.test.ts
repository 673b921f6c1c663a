import { afterEach, expect, test } from 'vitest'
import { drainRound, inFlight } from './drain-rounds.ts'
import { killAll } from './edge-process.ts'

afterEach(killAll)

test.each([
  { title: 'closes its port at once', closeDelay: 0, env: {} },
  { title: 'closes its port after a delay', closeDelay: 300, env: {} },
  { title: 'has two workers', closeDelay: 300, env: { WORKERS: '2' } },
])('an edge that $title loses none of 50 requests in flight at SIGTERM', async ({ closeDelay, env }) => {
  const { statuses, ...round } = await drainRound(closeDelay, env)
  expect(round).toEqual({ lost: 0, exitCode: 0, unready: true })
  expect(statuses).toEqual(Array.from({ length: inFlight }, () => 200))
})
