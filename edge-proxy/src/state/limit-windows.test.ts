import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { localWindows, type Windows } from './limit-windows.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Seconds to wait, or 0 if the attempt is allowed. */
const retryAfter = (windows: Windows, counted: string): Promise<number> =>
  windows.take(counted).then(
    () => 0,
    (error: unknown) => (error instanceof HttpError ? (error.retryAfter ?? -1) : -1),
  )

test('allows a number of attempts per key and window, and returns the seconds until the next window', async () => {
  const windows = localWindows({ limit: 2, minutes: 1 })
  const at = (ms: number) => {
    vi.setSystemTime(ms)
    return retryAfter(windows, 'ACC-1')
  }
  expect([await at(0), await at(1), await at(2), await at(59_999)]).toEqual([0, 0, 60, 1])
  expect(await retryAfter(windows, 'ACC-2')).toBe(0)
  expect([await at(60_000), await at(60_001), await at(60_002)]).toEqual([0, 0, 60])
})

test('an attempt that is refunded, or refused, does not count', async () => {
  const windows = localWindows({ limit: 2, minutes: 1 })
  const refund = await windows.take('ACC-1')
  await windows.take('ACC-1')
  for (let count = 0; count < 5; count += 1) expect(await retryAfter(windows, 'ACC-1')).toBe(60)
  await refund()
  expect([await retryAfter(windows, 'ACC-1'), await retryAfter(windows, 'ACC-1')]).toEqual([0, 60])
})

test('a refund after the window has ended adds no attempt to the next one', async () => {
  const windows = localWindows({ limit: 1, minutes: 1 })
  const refund = await windows.take('ACC-1')
  vi.setSystemTime(60_000)
  await refund()
  expect([await retryAfter(windows, 'ACC-1'), await retryAfter(windows, 'ACC-1')]).toEqual([0, 60])
})

test('a full window stays full however many others there are', async () => {
  const windows = localWindows({ limit: 1, minutes: 1 })
  await windows.take('ACC-1')
  for (let other = 0; other < 5_000; other += 1) await retryAfter(windows, String(other))
  expect(await retryAfter(windows, 'ACC-1')).toBe(60)
})
