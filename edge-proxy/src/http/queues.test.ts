import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createFairQueue } from './queues.ts'

const limits = { running: 3, runningOfClient: 2, waiting: 6, waitingOfClient: 4 }
let runQueued: ReturnType<typeof createFairQueue>
let started: string[]
let dropped: string[]
let finish: (() => void)[]

beforeEach(() => {
  runQueued = createFairQueue(limits)
  started = []
  dropped = []
  finish = []
})

async function addJobs(client: string, count: number): Promise<void> {
  for (let job = 1; job <= count; job += 1) {
    const name = `${client}${job}`
    const run = () => {
      started.push(name)
      return new Promise<void>((resolve) => void finish.push(resolve))
    }
    void runQueued(client, run, () => void dropped.push(name))
  }
  await setImmediate()
}

async function finishOne(): Promise<void> {
  finish.shift()?.()
  await setImmediate()
}

test('one client never has all places', async () => {
  await addJobs('a', 4)
  expect(started).toEqual(['a1', 'a2'])
  await addJobs('b', 1)
  expect(started).toEqual(['a1', 'a2', 'b1'])
})

// Rule: formats-46
test('clients take turns, however many jobs one of them has', async () => {
  await addJobs('a', 6)
  await addJobs('b', 2)
  await addJobs('c', 1)
  for (let job = 0; job < 9; job += 1) await finishOne()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4', 'a5', 'a6'])
})

test('a job above the limit of its client is dropped', async () => {
  await addJobs('a', 8)
  expect(dropped).toEqual(['a7', 'a8'])
})

test('when all places are taken, the client with the most waiting jobs loses its last one', async () => {
  await addJobs('a', 6)
  await addJobs('b', 2)
  await addJobs('c', 3)
  expect(dropped).toEqual(['a6', 'a5'])
})

test('a client that has finished is forgotten and may come again', async () => {
  await addJobs('a', 1)
  await finishOne()
  await addJobs('a', 7)
  expect([started, dropped]).toEqual([['a1', 'a1', 'a2'], ['a7']])
})

test('a job that was dropped takes no place', async () => {
  await addJobs('a', 2)
  await addJobs('b', 2)
  for (const client of ['c', 'd', 'e', 'f', 'g', 'h']) await addJobs(client, 1)
  expect(dropped).toEqual(['b2'])
  for (let job = 0; job < 9; job += 1) await finishOne()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'])
})
