import { HttpError } from '../http/http-error.ts'

/**
 * Runs at most `workers` jobs at once and lets `waiting` more queue up.
 * @throws HttpError backendUnavailable 503 when the queue is full
 */
export function createWorkQueue(workers: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0

  function leave(): void {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async (job) => {
    if (running >= workers) {
      if (queue.length >= waiting) throw new HttpError('backendUnavailable', 'too many pictures at once', 503)
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      leave()
    }
  }
}
