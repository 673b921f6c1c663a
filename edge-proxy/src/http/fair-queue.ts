/** A job of a client. */
export type QueuedJob = {
  /** Never rejects. */
  run: () => Promise<void>
  /** Called instead of `run` when the job has no place. */
  drop: () => void
}

/** The most jobs that run and that wait, in all and of one client. */
export type QueueLimits = Record<'running' | 'runningOfClient' | 'waiting' | 'waitingOfClient', number>

type Client = { running: number; jobs: QueuedJob[] }

/**
 * Runs jobs of several clients in turn: each free place goes to the client that has waited longest for one, however many
 * jobs the others have. A job above the client's own limit is dropped. When all places are taken, the client with the
 * most waiting jobs loses its last one.
 */
export function createFairQueue(limits: QueueLimits): (name: string, job: QueuedJob) => void {
  // The client whose turn is next comes first.
  const clients = new Map<string, Client>()
  let running = 0
  let waiting = 0

  function add(name: string, job: QueuedJob): void {
    const client = clients.get(name) ?? { running: 0, jobs: [] }
    if (client.jobs.length >= limits.waitingOfClient) return job.drop()
    clients.set(name, client)
    client.jobs.push(job)
    waiting += 1
    if (waiting > limits.waiting) dropLastOfLargest()
    runNext()
  }

  function dropLastOfLargest(): void {
    const [largest] = [...clients.values()].toSorted((one, other) => other.jobs.length - one.jobs.length)
    waiting -= 1
    largest?.jobs.pop()?.drop()
  }

  function runNext(): void {
    for (const [name, client] of clients) {
      if (running >= limits.running) return
      if (client.jobs.length > 0 && client.running < limits.runningOfClient) void runOne(name, client)
    }
  }

  async function runOne(name: string, client: Client): Promise<void> {
    const job = client.jobs.shift()
    if (job === undefined) return
    // Now it comes last.
    clients.delete(name)
    clients.set(name, client)
    waiting -= 1
    running += 1
    client.running += 1
    await job.run()
    running -= 1
    client.running -= 1
    if (client.running === 0 && client.jobs.length === 0) clients.delete(name)
    runNext()
  }

  return add
}
