import { expect, onTestFinished, test, vi } from 'vitest'
import { createPushQueue, pushLimits, type Outcome, type PushLimits } from './push-queue.ts'

const sent: Outcome = { result: 'sent' }
const failed: Outcome = { result: 'failed', fault: 'out of order' }

/** A queue whose pushes end when the test says so. */
function setUp(changes: Partial<PushLimits> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const started: string[] = []
  const results: string[] = []
  const ends: ((outcome: Outcome) => void)[] = []
  const queue = createPushQueue<string>({
    send: (item) => {
      started.push(item)
      return new Promise((resolve) => void ends.push(resolve))
    },
    onResult: (result, item) => void results.push(`${item} ${result}`),
    limits: { ...pushLimits, ...changes },
  })
  /** Ends the push that was started first and has not ended. */
  const end = async (outcome: Outcome): Promise<void> => {
    ends.shift()?.(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, started, results, end }
}

test('a waiting push is replaced by a later one with the same key', async () => {
  const { queue, started, end } = setUp({ running: 1 })
  for (const item of ['other', 'first', 'second', 'third']) queue.add(item === 'other' ? 'other' : 'card', item)
  expect(queue.length()).toBe(1)
  await end(sent)
  expect(started).toEqual(['other', 'third'])
})

test('two pushes with the same key are never sent at once, and the later one follows', async () => {
  const { queue, started, end } = setUp()
  queue.add('card', 'first')
  queue.add('card', 'second')
  expect(started).toEqual(['first'])
  await end(sent)
  expect(started).toEqual(['first', 'second'])
  await end(sent)
  expect(queue.length()).toBe(0)
})

test('a full queue drops further pushes and counts them', async () => {
  const { queue, started, results, end } = setUp({ running: 1, waiting: 2 })
  for (const item of ['a', 'b', 'c', 'd', 'e']) queue.add(item, item)
  expect(results).toEqual(['d dropped', 'e dropped'])
  expect(queue.length()).toBe(2)
  for (let push = 0; push < 3; push += 1) await end(sent)
  expect(started).toEqual(['a', 'b', 'c'])
})

test('a failed push is sent again after ever longer delays, and then ends', async () => {
  const { queue, started, results, end } = setUp()
  queue.add('card', 'push')
  for (const delay of pushLimits.retryDelays) {
    await end(failed)
    const { length } = started
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(started).toHaveLength(length)
    await vi.advanceTimersByTimeAsync(1)
    expect(started).toHaveLength(length + 1)
  }
  await end(failed)
  expect(results).toEqual([...pushLimits.retryDelays.map(() => 'push retried'), 'push failed'])
  expect({ waiting: queue.length(), timers: vi.getTimerCount() }).toEqual({ waiting: 0, timers: 0 })
})

test('a push without content is tried again as often as one that fails, and counted as such', async () => {
  const { queue, results, end } = setUp({ retryDelays: [1_000] })
  queue.add('card', 'push')
  await end({ result: 'unread', fault: 'no content' })
  await vi.advanceTimersByTimeAsync(1_000)
  await end({ result: 'unread', fault: 'no content' })
  await vi.advanceTimersByTimeAsync(1e9)
  expect(results).toEqual(['push unread', 'push unread'])
})

test('a push that waits for another try is replaced, too, without being sent earlier', async () => {
  const { queue, started, end } = setUp({ retryDelays: [1_000] })
  queue.add('card', 'first')
  await end(failed)
  queue.add('card', 'second')
  await vi.advanceTimersByTimeAsync(999)
  expect(started).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['first', 'second'])
})

test('a later push takes the place of another try of an earlier one', async () => {
  const { queue, started, results, end } = setUp()
  queue.add('card', 'first')
  queue.add('card', 'second')
  await end(failed)
  expect(started).toEqual(['first', 'second'])
  await end(sent)
  expect({ results, waiting: queue.length() }).toEqual({ results: ['first retried', 'second sent'], waiting: 0 })
})

test.each<Outcome>([{ result: 'gone' }, { result: 'refused', fault: 'forbidden' }])(
  'a push that is $result is not sent again',
  async (outcome) => {
    const { queue, started, results, end } = setUp()
    queue.add('card', 'push')
    await end(outcome)
    await vi.advanceTimersByTimeAsync(1e9)
    expect({ started, results }).toEqual({ started: ['push'], results: [`push ${outcome.result}`] })
  },
)

test('a rejection counts as a failed push', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const results: unknown[] = []
  const queue = createPushQueue<string>({
    send: () => Promise.reject(new TypeError('card 123')),
    onResult: (result, _, fault) => void results.push([result, fault]),
    limits: { ...pushLimits, retryDelays: [] },
  })
  queue.add('card', 'push')
  await vi.advanceTimersByTimeAsync(0)
  // The message may name a card.
  expect(results).toEqual([['failed', 'TypeError']])
})

test('closing waits for pushes under way, and ends those that wait for another try', async () => {
  const { queue, started, results, end } = setUp()
  queue.add('late', 'late')
  await end(failed)
  queue.add('card', 'push')
  let isClosed = false
  const closed = queue.close().then(() => (isClosed = true))
  expect(isClosed).toBe(false)
  await end(sent)
  await closed
  queue.add('other', 'other')
  await vi.advanceTimersByTimeAsync(1e9)
  expect({ started, results }).toEqual({
    started: ['late', 'push'],
    results: ['late retried', 'push sent', 'other dropped'],
  })
})

test('closing does not wait for a push that never ends', async () => {
  const { queue } = setUp()
  queue.add('card', 'push')
  const closed = queue.close()
  await vi.advanceTimersByTimeAsync(pushLimits.closing)
  await closed
  expect(queue.length()).toBe(0)
})
