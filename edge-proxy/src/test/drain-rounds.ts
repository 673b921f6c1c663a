import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './edge-process.ts'
import { sendJson, startUpstream } from './recording-upstream.ts'
import { apiPath, portal, testKey } from './test-edge.ts'

/** What became of one round: an edge with requests in flight that was told to end. */
export type Round = {
  statuses: number[]
  /** Requests that got no answer. */
  lost: number
  exitCode: number | null
  /** Whether `/readyz` said no, or nobody listened any more, while requests were in flight. */
  unready: boolean
}

export const inFlight = 50

/** ms in which an edge has to be gone. */
const longestEnd = 10_000

/**
 * One SIGTERM with 50 requests in flight: half of them reads, half of them changes, over
 * connections that are kept alive. They are answered only after the signal arrived.
 * @throws AbortError if the edge lives longer than ten seconds
 */
export async function drainRound(notice: number): Promise<Round> {
  const { promise: arrived, resolve: allArrived } = Promise.withResolvers<void>()
  const held: (() => void)[] = []
  const upstream = await startUpstream((_, response) => {
    held.push(() => sendJson(response, { meta: { success: true }, content: [], errorMessage: [] }))
    if (held.length === inFlight) allArrived()
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'edge-drain-'))
  const env = {
    BACKEND_URL: upstream.url,
    PUBLIC_ORIGIN: portal,
    SESSION_KEYS: testKey.toString('base64'),
    DATA_DIR: dataDir,
    NOTICE: String(notice),
  }
  const { child, url } = await startProcess(new URL('./drained-edge.ts', import.meta.url), env)
  const agent = new Agent({ keepAlive: true })
  const answers = Array.from({ length: inFlight }, (_, count) =>
    statusOf(count % 2 === 0 ? read(url, agent) : change(url, agent, count)),
  )
  await arrived

  const ended = once(child, 'exit', { signal: AbortSignal.timeout(longestEnd) })
  child.kill('SIGTERM')
  const unready = await untilUnready(url)
  for (const answer of held) answer()
  const statuses = await Promise.all(answers)
  const [exitCode] = (await ended) as [number | null]

  agent.destroy()
  await upstream.close()
  rmSync(dataDir, { recursive: true, force: true })
  return { statuses, lost: statuses.filter((status) => status === 0).length, exitCode, unready }
}

const read = (url: string, agent: Agent): ClientRequest =>
  request(`${url}${apiPath('shop/countries')}`, { agent }).end()

function change(url: string, agent: Agent, count: number): ClientRequest {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ loginName: `m${count}@example.org` })
  return request(`${url}${apiPath('shop/user/check')}`, { agent, method: 'POST', headers }).end(body)
}

/** The status of a whole answer; 0 if there was none. */
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

/** Asks until the signal has had its effect; the answers in flight wait for that. */
async function untilUnready(url: string): Promise<boolean> {
  for (let asked = 0; asked < 1_000; asked += 1) {
    if ((await statusOf(request(`${url}/readyz`, { agent: false }).end())) !== 200) return true
  }
  return false
}
