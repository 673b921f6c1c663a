import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as v from 'valibot'

/** A worker asks its primary for the metrics of all workers; `text` is the response, null if a worker does not send its own. */
const Message = v.object({ metrics: v.number(), text: v.optional(v.nullable(v.string())) })

/** In the primary: answers workers with the sum of the metrics of all workers. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, sent: unknown) => {
    if (!v.is(Message, sent)) return
    const text = await all.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ ...sent, text })
  })
}

/** In a worker: gives its metrics to the primary, and returns a function that asks it for the text of all workers. */
export function joinMetrics(own: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(own)
  // Without it the worker does not answer its primary.
  void new AggregatorRegistry()
  const waiting = new Map<number, (text: string | Promise<string>) => void>()
  let last = 0
  process.on('message', (sent: unknown) => {
    if (!v.is(Message, sent) || sent.text === undefined) return
    const { metrics, text } = sent
    // Beside a worker that is silent, the own metrics are better than none.
    waiting.get(metrics)?.(text ?? own.metrics())
    waiting.delete(metrics)
  })
  return () => {
    const response = Promise.withResolvers<string>()
    waiting.set(++last, response.resolve)
    process.send?.({ metrics: last })
    return response.promise
  }
}
