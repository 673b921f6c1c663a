import PQueue from 'p-queue'
import { HttpError } from '../http/http-error.ts'

/**
 * Runs at most `concurrency` jobs at once and lets `maxWaiting` more wait.
 * @throws HttpError backendUnavailable 503 when the queue is full
 */
export function createWorkQueue(concurrency: number, maxWaiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency })
  return async (job) => {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) {
      throw new HttpError('backendUnavailable', 'too many images at once', 503)
    }
    return queue.add(job)
  }
}
