import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

test('a task starts only after the one before has ended, even if that failed', async () => {
  const queue = createSerialQueue()
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  const first = queue(async () => {
    started.push('first')
    await gate.promise
    throw new Error('failed')
  })
  const second = queue(async () => started.push('second'))
  await Promise.resolve()
  expect(started).toEqual(['first'])
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe(2)
})
