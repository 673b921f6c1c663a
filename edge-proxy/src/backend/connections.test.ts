import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClientQueue } from './connections.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Turns whose requests end when `respond` is called, in the order of their sending. */
function startTurns() {
  const pending: (() => void)[] = []
  let dropped = 0
  const sendQueued = createClientQueue(13_000, () => (dropped += 1))
  const sent: string[] = []
  const send = (client: string): Promise<string> =>
    sendQueued(client, () => {
      sent.push(client)
      return new Promise<string>((resolve) => pending.push(() => resolve('sent')))
    }).catch((error: { kind: string; sent: boolean }) => `${error.kind} ${error.sent}`)
  return {
    send,
    sendMany: (client: string, count: number) => Array.from({ length: count }, () => send(client)),
    sent,
    dropped: () => dropped,
    /** Resolves when all who have their turn are sent. */
    settle: () => vi.advanceTimersByTimeAsync(0),
    respond: async () => {
      pending.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

// Rule: limits-15
test('a request whose turn does not come in time is refused unsent, and never sent later', async () => {
  const turns = startTurns()
  turns.sendMany('a', 64)
  const late = turns.send('a')
  await vi.advanceTimersByTimeAsync(12_999)
  expect(turns.dropped()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([await late, turns.dropped()]).toEqual(['busy false', 1])
  const next = turns.send('a')
  await turns.respond()
  expect(turns.sent).toHaveLength(65)
  for (let count = 0; count < 64; count += 1) await turns.respond()
  expect([await next, turns.sent.length]).toEqual(['sent', 65])
})

// Rule: limits-15
test('a request above the places of its client is refused at once, and others have theirs', async () => {
  const turns = startTurns()
  turns.sendMany('a', 64 + 500)
  expect([await turns.send('a'), turns.dropped()]).toEqual(['busy false', 1])
  turns.send('b')
  await turns.settle()
  expect(turns.sent).toEqual([...Array.from({ length: 64 }, () => 'a'), 'b'])
})

// Rule: limits-15
test('when all connections are in use, the next free one goes to the client that has waited longest', async () => {
  const turns = startTurns()
  for (const client of ['a', 'b', 'c', 'd']) turns.sendMany(client, 100)
  await turns.settle()
  expect(turns.sent).toHaveLength(256)
  turns.send('e')
  turns.send('f')
  for (let count = 0; count < 6; count += 1) await turns.respond()
  expect(turns.sent.slice(256)).toEqual(expect.arrayContaining(['e', 'f']))
})

test('a request that fails frees its connection', async () => {
  const sendQueued = createClientQueue(13_000, () => {})
  const failed = Array.from({ length: 100 }, () => sendQueued('a', () => Promise.reject(new Error('reset'))))
  expect((await Promise.allSettled(failed)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await sendQueued('a', async () => 'sent')).toBe('sent')
})
