import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEdgeProcess } from './edge-process.ts'
import { sendJson, startUpstream, success } from './recording-upstream.ts'
import { apiPath } from './test-edge.ts'

/** The result of one round: an edge that gets SIGTERM with requests in flight. */
export type Round = {
  statuses: number[]
  /** Number of requests without a response. */
  lost: number
  exitCode: number | null
  /** Whether `/readyz` failed or the port was closed while requests were in flight. */
  unready: boolean
}

export const inFlight = 50

/** ms within which the process must end. */
const maxShutdown = 10_000

/**
 * One SIGTERM with 50 requests in flight over keep-alive connections, half of them GET, half POST.
 * The backend responds only after the signal was sent.
 * @throws AbortError if the edge runs longer than ten seconds
 */
export async function drainRound(closeDelay: number, env: Readonly<Record<string, string>> = {}): Promise<Round> {
  const { promise: allReceived, resolve: onAllReceived } = Promise.withResolvers<void>()
  const pending: (() => void)[] = []
  await using upstream = await startUpstream((_, response) => {
    pending.push(() => sendJson(response, success([])))
    if (pending.length === inFlight) onAllReceived()
  })
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-drain-'))
  const { child, url } = await startEdgeProcess(upstream, dataDir.path, closeDelay, env)
  const agent = new Agent({ keepAlive: true })
  const responses = Array.from({ length: inFlight }, (_, count) =>
    statusOf(count % 2 === 0 ? read(url, agent, count) : change(url, agent, count)),
  )
  await allReceived

  const ended = once(child, 'exit', { signal: AbortSignal.timeout(maxShutdown) })
  child.kill('SIGTERM')
  const unready = await untilUnready(url)
  for (const respond of pending) respond()
  const statuses = await Promise.all(responses)
  const [exitCode] = (await ended) as [number | null]

  agent.destroy()
  return { statuses, lost: statuses.filter((status) => status === 0).length, exitCode, unready }
}

/** Equal ones would be sent once. */
const read = (url: string, agent: Agent, count: number): ClientRequest =>
  request(`${url}${apiPath(`shop/config?item=${count}`)}`, { agent }).end()

function change(url: string, agent: Agent, count: number): ClientRequest {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ loginName: `m${count}@example.org` })
  return request(`${url}${apiPath('shop/user/check')}`, { agent, method: 'POST', headers }).end(body)
}

/** The status of a complete response; 0 without one. */
function statusOf(sent: ClientRequest): Promise<number> {
  return new Promise((resolve) => {
    sent.on('error', () => resolve(0))
    sent.on('response', (response: IncomingMessage) => {
      response.on('error', () => resolve(0))
      response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
      response.resume()
    })
  })
}

/** Polls `/readyz` until the signal has had its effect. */
async function untilUnready(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    if ((await statusOf(request(`${url}/readyz`, { agent: false }).end())) !== 200) return true
  }
  return false
}
