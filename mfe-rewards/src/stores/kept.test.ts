import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept } from './kept.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

test('a list is loaded once in its time, and anew afterwards', async () => {
  let loads = 0
  const load = kept(async () => ++loads, 1_000)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  vi.setSystemTime(999)
  expect(await load()).toBe(1)
  vi.setSystemTime(1_000)
  expect(await load()).toBe(2)
})

test('a failure is not kept', async () => {
  let loads = 0
  const load = kept(async () => {
    if (++loads === 1) throw new Error('no connection')
    return loads
  }, 1_000)
  await expect(load()).rejects.toThrow('no connection')
  expect(await load()).toBe(2)
})
