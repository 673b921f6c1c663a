export type QueueLimits = Record<'running' | 'runningOfClient' | 'waiting' | 'waitingOfClient', number> & {
  maxWait?: number
}

/** Called once, with whether it is the job's turn. */
type Turn = (hasTurn: boolean) => void
type Client = { name: string; running: number; waiting: Turn[] }

/**
 * Runs jobs of several clients in turn: each free place goes to the client that has waited longest for one. A job above
 * the client's own limit, or that has waited for `maxWait`, is dropped: `dropped` is called in its place. When all
 * places are taken, the client with the most waiting jobs loses its last one.
 */
export function createFairQueue(limits: QueueLimits) {
  // The client whose turn is next comes first.
  const clients = new Map<string, Client>()
  let running = 0
  let waiting = 0

  function turnOf(client: Client): Promise<boolean> {
    if (client.waiting.length >= limits.waitingOfClient) return Promise.resolve(false)
    const { promise, resolve: turn } = Promise.withResolvers<boolean>()
    clients.set(client.name, client)
    client.waiting.push(turn)
    waiting += 1
    if (waiting > limits.waiting) {
      const [largest] = [...clients.values()].toSorted((one, other) => other.waiting.length - one.waiting.length)
      const last = largest?.waiting.at(-1)
      if (largest && last) drop(largest, last)
    }
    startNext()
    if (limits.maxWait === undefined || !client.waiting.includes(turn)) return promise
    const timer = setTimeout(() => drop(client, turn), limits.maxWait)
    return promise.finally(() => clearTimeout(timer))
  }

  function drop(client: Client, turn: Turn): void {
    const index = client.waiting.indexOf(turn)
    if (index === -1) return
    client.waiting.splice(index, 1)
    waiting -= 1
    forgetIdle(client)
    turn(false)
  }

  function forgetIdle({ name, running: ofClient, waiting: jobs }: Client): void {
    if (ofClient === 0 && jobs.length === 0) clients.delete(name)
  }

  function startNext(): void {
    for (const client of clients.values()) {
      if (running >= limits.running) return
      const turn = client.running < limits.runningOfClient ? client.waiting.shift() : undefined
      if (turn === undefined) continue
      // Now it comes last.
      clients.delete(client.name)
      clients.set(client.name, client)
      waiting -= 1
      running += 1
      client.running += 1
      turn(true)
    }
  }

  return async <T>(name: string, run: () => Promise<T>, dropped: () => T): Promise<T> => {
    const client = clients.get(name) ?? { name, running: 0, waiting: [] }
    if (!(await turnOf(client))) return dropped()
    try {
      return await run()
    } finally {
      running -= 1
      client.running -= 1
      forgetIdle(client)
      startNext()
    }
  }
}

/** Runs a task once for all that ask for its key meanwhile. */
export function createOnce<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, task: () => Promise<T>): Promise<T> => {
    const one = running.get(key) ?? task().finally(() => running.delete(key))
    running.set(key, one)
    return one
  }
}
