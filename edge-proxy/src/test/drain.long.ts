import { afterEach, expect, test } from 'vitest'
import { drainRound, inFlight } from './drain-rounds.ts'
import { killAll } from './edge-process.ts'

afterEach(killAll)

test.each(Array.from({ length: 20 }, (_, count) => ({ round: count + 1, closeDelay: count % 2 === 0 ? 0 : 1_000 })))(
  'SIGTERM $round of 20 with a close delay of $closeDelay ms loses none of 50 requests and ends within ten seconds',
  async ({ closeDelay }) => {
    const { statuses, ...round } = await drainRound(closeDelay)
    expect(round).toEqual({ lost: 0, exitCode: 0, unready: true })
    expect(statuses).toEqual(Array.from({ length: inFlight }, () => 200))
  },
)
