import { expect, onTestFinished, test, vi } from 'vitest'
import { createCountDrop } from './metrics.ts'

function setUp() {
  const counted: unknown[] = []
  const lines: unknown[] = []
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const countDrop = createCountDrop(
    { count: (_, labels) => void counted.push(labels) },
    { warn: (line: unknown) => void lines.push(line) },
  )
  return { countDrop, counted, lines, at: (ms: number) => void vi.advanceTimersByTime(ms - performance.now()) }
}

test('counts every drop and logs one line a minute and kind, with the number since the last line', () => {
  const { countDrop, counted, lines, at } = setUp()
  for (let drop = 0; drop < 1_000; drop += 1) countDrop('slowReader')
  countDrop('image')
  at(59_999)
  countDrop('slowReader')
  at(60_000)
  countDrop('slowReader')
  expect(counted).toHaveLength(1_003)
  expect(lines).toEqual([
    { kind: 'slowReader', count: 1 },
    { kind: 'image', count: 1 },
    { kind: 'slowReader', count: 1_001 },
  ])
})
