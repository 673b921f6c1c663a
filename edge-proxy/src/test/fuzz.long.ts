import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, startEdgeProcess } from './edge-process.ts'
import { foreignPart } from './foreign-requests.ts'
import { fuzzRequests, type FuzzKind, type FuzzRequest } from './fuzz-requests.ts'
import { sends, startUpstream, type Upstream } from './recording-upstream.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { apiPath, memberHeaders, signIn } from './test-edge.ts'

const megabyte = 1024 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const dataDir = mkdtempSync(join(tmpdir(), 'edge-fuzz-'))
let upstream: Upstream
let url: string
let member: Record<string, string>

beforeAll(async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  upstream = await startUpstream((recorded, response) =>
    recorded.target.startsWith('/images/')
      ? sends(200, { 'content-type': 'image/jpeg' }, picture)(recorded, response)
      : sampleUpstream()(recorded, response),
  )
  const edge = await startEdgeProcess(upstream, dataDir, 0, {
    IMAGE_SOURCES: `${upstream.url}/images/`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  url = edge.url
  const call: Parameters<typeof signIn>[0]['call'] = (method, path, { headers = {}, body } = {}) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return fetch(url + apiPath(path), { method, headers: { ...type, ...headers }, ...sent })
  }
  member = memberHeaders(await signIn({ call }))
})

afterAll(async () => {
  agent.destroy()
  killAll()
  await upstream.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The status of a response; 0 if the client cannot write the request. */
async function statusOf({ method, target, headers, body }: FuzzRequest): Promise<number> {
  const { hostname, port } = new URL(url)
  try {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request({ hostname, port, agent, method, path: target, headers: { ...length, ...headers } })
    sent.end(body)
    const [received] = (await once(sent, 'response')) as [IncomingMessage]
    await once(received.resume(), 'end')
    return received.statusCode ?? 0
  } catch {
    return 0
  }
}

/** Sends all requests, 16 at once; returns those that end with a 5xx. */
async function sendAll(requests: Iterator<FuzzRequest>): Promise<string[]> {
  const failed: string[] = []
  const sendNext = async (): Promise<void> => {
    for (let next = requests.next(); next.done !== true; next = requests.next()) {
      const status = await statusOf(next.value)
      if (status >= 500) failed.push(`${status} ${JSON.stringify(next.value)}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, sendNext))
  return failed
}

async function residentMemory(): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}

/** Whether a target is below the listed source, however a server reads it. */
const isPicture = (target: string): boolean =>
  /^\/images\/[^\\?#]*$/.test(target) &&
  !decodeURIComponent(target)
    .split('/')
    .some((segment) => /^\.+(?:;|$)/.test(segment))

const runs: { kind: FuzzKind; seed: number; count: number }[] = [
  { kind: 'path', seed: 1, count: 40_000 },
  { kind: 'header', seed: 2, count: 20_000 },
  { kind: 'body', seed: 3, count: 20_000 },
  { kind: 'image', seed: 4, count: 20_000 },
]

test.each(runs)(
  '$count requests with another $kind bring nothing foreign to the backend, no 5xx, and less than 150 MB',
  { timeout: 900_000 },
  async ({ kind, seed, count }) => {
    const origins = { member, images: `${upstream.url}/images/` }
    await sendAll(fuzzRequests(kind, seed + 100, 1_000, origins))
    const before = await residentMemory()
    upstream.requests.length = 0
    const failed = await sendAll(fuzzRequests(kind, seed, count, origins))
    const calls = upstream.requests.filter(({ target }) => kind !== 'image' || !isPicture(target))
    expect(failed).toEqual([])
    expect(calls.map(foreignPart).filter((part) => part !== null)).toEqual([])
    expect((await residentMemory()) - before).toBeLessThan(150 * megabyte)
  },
)
