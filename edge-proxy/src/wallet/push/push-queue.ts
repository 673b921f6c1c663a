import PQueue from 'p-queue'

/**
 * What became of a push: `gone` ends the device or object, `refused` will not work later, `failed` may. `unread` may,
 * too: the platform did not say what the pass shows, so that nothing was sent. The fault is for operators and names no
 * card, device or token.
 */
export type Outcome = { result: 'sent' | 'gone' } | { result: 'refused' | 'failed' | 'unread'; fault: string }

/** How the queue counts: `retried` is a failed push that is sent again, `failed` one whose tries are over. */
export type CountedResult = Outcome['result'] | 'retried' | 'dropped'

/** ms between the tries of a push; there is one try more. */
const retryDelays = [2_000, 10_000, 60_000, 5 * 60_000, 15 * 60_000]

/** Numbers for each wallet. `closing` is how many ms the pushes whose turn it is have when the edge stops. */
export const pushLimits = { running: 8, waiting: 10_000, retryDelays, closing: 2_000 }
export type PushLimits = typeof pushLimits

type Job<Item> = { item: Item; tries: number }

export type PushQueueOptions<Item> = {
  /** Rejections count as failed. */
  send: (item: Item) => Promise<Outcome>
  onResult: (result: CountedResult, item: Item, fault: string | null) => void
  limits: PushLimits
}

/**
 * Sends pushes, a few at a time. One that waits is replaced by a later one with the same key, and two with the same key
 * are never sent at once. A full queue drops further pushes.
 */
export function createPushQueue<Item>({ send, onResult, limits }: PushQueueOptions<Item>) {
  const turns = new PQueue({ concurrency: limits.running })
  const waiting = new Map<string, Job<Item>>()
  const running = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false

  function add(key: string, item: Item): void {
    if (isClosed) return onResult('dropped', item, null)
    const job = waiting.get(key)
    if (job) {
      job.item = item
      job.tries = 0
      return
    }
    if (waiting.size >= limits.waiting) return onResult('dropped', item, null)
    waiting.set(key, { item, tries: 0 })
    if (!running.has(key)) takeTurn(key)
  }

  const takeTurn = (key: string): void => void turns.add(() => run(key))

  async function run(key: string): Promise<void> {
    const job = waiting.get(key)
    if (job === undefined) return
    waiting.delete(key)
    running.add(key)
    const outcome = await send(job.item).catch(toFailed)
    running.delete(key)
    const delay = limits.retryDelays[job.tries]
    const { result } = outcome
    const isRetried = (result === 'failed' || result === 'unread') && delay !== undefined && !isClosed
    onResult(isRetried && result === 'failed' ? 'retried' : result, job.item, 'fault' in outcome ? outcome.fault : null)
    if (waiting.has(key)) return takeTurn(key)
    if (isRetried) retry(key, { item: job.item, tries: job.tries + 1 }, delay)
  }

  function retry(key: string, job: Job<Item>, delay: number): void {
    waiting.set(key, job)
    const timer = setTimeout(() => {
      timers.delete(timer)
      takeTurn(key)
    }, delay).unref()
    timers.add(timer)
  }

  return {
    add,
    /** Pushes that wait for their turn or for another try. */
    length: () => waiting.size,
    /** Sends what has its turn within the time for closing; pushes that wait for another try end. */
    async close(): Promise<void> {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, limits.closing)
      await Promise.race([turns.onIdle(), promise])
      clearTimeout(timer)
      turns.clear()
      waiting.clear()
    },
  }
}

const toFailed = (error: unknown): Outcome => ({
  result: 'failed',
  fault: error instanceof Error ? error.name : 'no response',
})
