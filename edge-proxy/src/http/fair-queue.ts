/** The most jobs that run and that wait, in all and of one client. */
export type QueueLimits = Record<'running' | 'runningOfClient' | 'waiting' | 'waitingOfClient', number> & {
  /** ms that a job waits at most. */
  maxWait?: number
}

/** Called once, with whether it is the job's turn. */
type Turn = (hasTurn: boolean) => void
type Client = { running: number; waiting: Turn[] }

/** Who waits and who has a turn; each turn that was given ends with `end`. */
function createTurns(limits: Omit<QueueLimits, 'maxWait'>) {
  // The client whose turn is next comes first.
  const clients = new Map<string, Client>()
  let running = 0
  let waiting = 0

  function add(name: string, turn: Turn): void {
    const client = clients.get(name) ?? { running: 0, waiting: [] }
    if (client.waiting.length >= limits.waitingOfClient) return turn(false)
    clients.set(name, client)
    client.waiting.push(turn)
    waiting += 1
    if (waiting > limits.waiting) dropLastOfLargest()
    startNext()
  }

  function dropLastOfLargest(): void {
    const [largest] = [...clients].toSorted(([, one], [, other]) => other.waiting.length - one.waiting.length)
    const turn = largest?.[1].waiting.at(-1)
    if (largest !== undefined && turn !== undefined) drop(largest[0], turn)
  }

  function drop(name: string, turn: Turn): void {
    const client = clients.get(name)
    const index = client?.waiting.indexOf(turn) ?? -1
    if (client === undefined || index === -1) return
    client.waiting.splice(index, 1)
    waiting -= 1
    forgetIdle(name, client)
    turn(false)
  }

  function forgetIdle(name: string, client: Client): void {
    if (client.running === 0 && client.waiting.length === 0) clients.delete(name)
  }

  function startNext(): void {
    for (const [name, client] of clients) {
      if (running >= limits.running) return
      if (client.running < limits.runningOfClient) startOne(name, client)
    }
  }

  function startOne(name: string, client: Client): void {
    const turn = client.waiting.shift()
    if (turn === undefined) return
    // Now it comes last.
    clients.delete(name)
    clients.set(name, client)
    waiting -= 1
    running += 1
    client.running += 1
    turn(true)
  }

  function end(name: string): void {
    const client = clients.get(name)
    if (client === undefined) return
    running -= 1
    client.running -= 1
    forgetIdle(name, client)
    startNext()
  }

  return { add, drop, end }
}

/**
 * Runs jobs of several clients in turn: each free place goes to the client that has waited longest for one, however many
 * jobs the others have. A job above the client's own limit, or that has waited for `maxWait`, is dropped: `dropped` is
 * called in its place. When all places are taken, the client with the most waiting jobs loses its last one.
 */
export function createFairQueue({ maxWait, ...limits }: QueueLimits) {
  const turns = createTurns(limits)

  const turnOf = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      let isWaiting = true
      function turn(hasTurn: boolean): void {
        isWaiting = false
        clearTimeout(timer)
        resolve(hasTurn)
      }
      turns.add(name, turn)
      if (isWaiting && maxWait !== undefined) timer = setTimeout(() => turns.drop(name, turn), maxWait)
    })

  /** @throws what `run` or `dropped` throws */
  return async <T>(client: string, run: () => Promise<T>, dropped: () => T): Promise<T> => {
    if (!(await turnOf(client))) return dropped()
    try {
      return await run()
    } finally {
      turns.end(client)
    }
  }
}
