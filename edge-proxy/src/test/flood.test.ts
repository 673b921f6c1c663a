import { mkdtempDisposableSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { killAll, startEdgeProcess } from './edge-process.ts'
import { rawRequest } from './raw-request.ts'
import { startUpstream } from './recording-upstream.ts'
import { sampleUpstream } from './sample-calls.ts'
import { apiPath } from './test-edge.ts'

afterEach(killAll)

const image = 'GET /api/image?w=1496 HTTP/1.1\r\nhost: a\r\n\r\n'
const megabyte = 1024 * 1024

/** A sample of the edge's own metrics. */
async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

test('two connections that pipeline 150 KB of requests and read nothing cost less than 100 MB', async () => {
  await using upstream = await startUpstream(sampleUpstream())
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-flood-'))
  const { url } = await startEdgeProcess(upstream, dataDir.path)
  const port = Number(new URL(url).port)
  // The placeholder is made before, because that takes memory once.
  await fetch(`${url}/api/image?w=1496`)
  const memory = () => metric(url, 'process_resident_memory_bytes')
  const before = await memory()
  const sockets = Array.from({ length: 2 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of sockets) socket.write(image.repeat((75 * 1024) / image.length))
  let most = 0
  for (let round = 0; round < 20; round += 1) {
    most = Math.max(most, (await memory()) - before)
    await setTimeout(50)
  }
  for (const socket of sockets) socket.destroy()
  expect(most).toBeLessThan(100 * megabyte)
  expect(await metric(url, 'edge_drops_total\\{kind="pipelined"\\}')).toBe(2)
})

test('a connection that sends six requests at once gets four responses, in order, and is closed', async () => {
  await using upstream = await startUpstream(sampleUpstream())
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-flood-'))
  const { url } = await startEdgeProcess(upstream, dataDir.path)
  const paths = ['/healthz', '/missing', '/readyz', '/api/missing', '/healthz', '/healthz']
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join('')
  const { text } = await rawRequest(Number(new URL(url).port), requests)
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '404'])
})

test('60 bodies of 64 KB take less than a quarter of a second of processor time, whatever they hold', async () => {
  await using upstream = await startUpstream(sampleUpstream())
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-flood-'))
  const { url } = await startEdgeProcess(upstream, dataDir.path)
  const send = async (body: string, path: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}${apiPath(path)}`, { method: 'POST', body, headers })).status
  }
  const fill = (item: string, bytes: number) => item.repeat(bytes / item.length).slice(0, -1)
  const bodies = [
    { path: 'shop/user/login', body: `[${fill('[],', 64_000)}]` },
    { path: 'shop/order', body: `{"a":[${fill('[],', 50_000)}]}` },
    { path: 'shop/order', body: `{"a":${'['.repeat(25_000)}${']'.repeat(25_000)}}` },
    { path: 'shop/order', body: `{"a":{${fill('"k":{},', 50_000)}}}` },
  ]
  for (const { path, body } of bodies) expect(await send(body, path)).toBe(400)
  const busy = () => metric(url, 'process_cpu_seconds_total')
  const before = await busy()
  for (let round = 0; round < 15; round += 1) {
    for (const { path, body } of bodies) await send(body, path)
  }
  expect((await busy()) - before).toBeLessThan(0.25)
  expect(upstream.requests).toEqual([])
})
