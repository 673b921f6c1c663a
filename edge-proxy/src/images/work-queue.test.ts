import { expect, test, vi } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('runs two jobs at once, lets some wait and rejects more', async () => {
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
  for (let finished = 0; finished < 5; finished += 1) {
    await vi.waitFor(() => expect(finish).not.toHaveLength(0), { interval: 1 })
    finish.shift()?.()
  }
  expect(await Promise.all(results)).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(most).toBe(2)
})

test('continues after a failed job', async () => {
  const work = createWorkQueue(1, 1)
  await expect(work(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await work(() => Promise.resolve('next'))).toBe('next')
})
