import { expect, test } from 'vitest'
import { computedBlocking, type TraceEvent } from './computed-blocking.ts'

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 7,
  tid: 1,
  ts,
  args: {},
  ...more,
})
const trace = [
  event('RunTask', 900, { tdur: 90_000 }),
  event('navigationStart', 100),
  event('thread_name', 0, { args: { name: 'CrRendererMain' } }),
  event('firstContentfulPaint', 1000),
  event('RunTask', 1100, { tdur: 20_000 }),
  event('RunTask', 1200, { tdur: 12_000 }),
  event('RunTask', 1300, { tdur: 15_000 }),
  event('RunTask', 1400, { tdur: 80_000, tid: 2 }),
  event('RunTask', 1500, { tdur: 80_000, pid: 8 }),
]

test('tasks of the page after its first paint block by what they compute beyond 50 ms', () => {
  expect(computedBlocking(trace, 4)).toBe(30 + 10)
  expect(computedBlocking(trace, 1)).toBe(0)
})

test.each(['navigationStart', 'thread_name', 'firstContentfulPaint', 'RunTask'])(
  'a trace without %s is no blocking time of 0',
  (missing) => {
    expect(() =>
      computedBlocking(
        trace.filter(({ name }) => name !== missing),
        4,
      ),
    ).toThrow('The trace lacks')
  },
)
