import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import * as v from 'valibot'

/** The metrics of one process, as prom-client gives and adds them. */
export type ProcessMetrics = object[]

/** ms after which the metrics of a worker are left out. */
const timeout = 2_000

/** `all`: a worker asks for the text of all; `own`: the primary asks a worker for its metrics, or gets them. */
const Message = v.variant('metrics', [
  v.object({ metrics: v.literal('all'), id: v.number(), text: v.optional(v.string()) }),
  v.object({ metrics: v.literal('own'), id: v.number(), list: v.optional(v.array(v.looseObject({}))) }),
])
type Message = v.InferOutput<typeof Message>

const messageIn = (message: unknown): Message | null => {
  const parsed = v.safeParse(Message, message)
  return parsed.success ? parsed.output : null
}

/** In the primary: answers workers with the sum of the metrics of all workers. */
export function answerMetrics(): void {
  cluster.on('message', (worker, sent: unknown) => {
    const message = messageIn(sent)
    if (message?.metrics === 'all') void sendSum(worker, message.id)
  })
}

async function sendSum(worker: Worker, id: number): Promise<void> {
  const lists = await Promise.all(workers().map((each) => metricsOf(each, id)))
  const text = await AggregatorRegistry.aggregate(lists).metrics()
  if (worker.isConnected()) worker.send({ metrics: 'all', id, text })
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])

/** An empty list for a worker that does not answer in time, such as one that is starting. */
function metricsOf(worker: Worker, id: number): Promise<ProcessMetrics> {
  return new Promise((resolve) => {
    const finish = (list: ProcessMetrics): void => {
      clearTimeout(timer)
      worker.off('message', take).off('exit', leave)
      resolve(list)
    }
    const leave = (): void => finish([])
    const take = (sent: unknown): void => {
      const message = messageIn(sent)
      if (message?.metrics === 'own' && message.id === id && message.list) finish(message.list)
    }
    const timer = setTimeout(leave, timeout)
    worker.on('message', take).on('exit', leave)
    if (worker.isConnected()) worker.send({ metrics: 'own', id })
    else leave()
  })
}

/** In a worker: gives its metrics to the primary, and returns a function that asks it for the text of all workers. */
export function joinMetrics(own: () => Promise<ProcessMetrics>): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>()
  // Ids of two workers differ, because the primary waits for the answers to both.
  let last = process.pid * 1_000_000
  process.on('message', async (sent: unknown) => {
    const message = messageIn(sent)
    if (message?.metrics === 'own') process.send?.({ ...message, list: await own() })
    if (message?.metrics === 'all' && message.text !== undefined) waiting.get(message.id)?.(message.text)
  })
  return () =>
    new Promise((resolve) => {
      const id = ++last
      waiting.set(id, (text) => {
        waiting.delete(id)
        resolve(text)
      })
      process.send?.({ metrics: 'all', id })
    })
}
