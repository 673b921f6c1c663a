import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { createWorkQueue } from './work-queue.ts'

test('runs two jobs at once, lets some wait and refuses the rest', async () => {
  const work = createWorkQueue(2, 3)
  const finish: (() => void)[] = []
  let most = 0
  let running = 0
  const job = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running -= 1
    return 'done'
  }
  const results = Array.from({ length: 5 }, () => work(job))
  await expect(work(job)).rejects.toMatchObject({ code: 'backendUnavailable', status: 503 })
  let finished = 0
  const all = Promise.all(results.map((result) => result.finally(() => (finished += 1))))
  while (finished < 5) {
    finish.shift()?.()
    await new Promise(setImmediate)
  }
  expect(await all).toEqual(Array(5).fill('done'))
  expect(most).toBe(2)
})

test('goes on after a job failed', async () => {
  const work = createWorkQueue(1, 1)
  await expect(work(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await work(() => Promise.resolve('next'))).toBe('next')
})

test('keeps the most recently used entries below its cap', () => {
  const cache = createByteCache(10)
  const entry = (size: number) => ({ bytes: new Uint8Array(size) })
  cache.set('a', entry(4))
  cache.set('b', entry(4))
  cache.get('a')
  cache.set('c', entry(4))
  expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c'])
  cache.set('d', entry(11))
  expect(['a', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual([])
})
