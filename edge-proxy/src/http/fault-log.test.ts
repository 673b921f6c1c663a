import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFaultLog } from './fault-log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

test('a fault is logged once while it lasts, and again after it was gone', () => {
  const log = vi.fn<(fault: string) => void>()
  const report = createFaultLog(log)
  for (let hour = 0; hour < 3; hour++, minutes(60)) report('broken')
  report(null)
  report('broken')
  expect(log.mock.calls).toEqual([['broken'], ['broken']])
})

test('a fault that comes and goes, or changes, is logged at most once a minute', () => {
  const log = vi.fn<(fault: string) => void>()
  const report = createFaultLog(log)
  for (let second = 0; second < 600; second++, minutes(1 / 60)) report(second % 3 === 0 ? null : `fault ${second}`)
  expect(log).toHaveBeenCalledTimes(10)
})

test('a fault that began while another one was logged is logged when the minute is over', () => {
  const log = vi.fn<(fault: string) => void>()
  const report = createFaultLog(log)
  report('first')
  report('second')
  expect(log).toHaveBeenCalledTimes(1)
  minutes(1)
  report('second')
  expect(log).toHaveBeenLastCalledWith('second')
})

test('a fault that quotes a long response is cut', () => {
  const log = vi.fn<(fault: string) => void>()
  createFaultLog(log)('x'.repeat(100_000))
  expect(log).toHaveBeenCalledWith('x'.repeat(500))
})
