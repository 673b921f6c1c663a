import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { killAll, startEdgeProcess } from './edge-process.ts'
import { rawRequest } from './raw-request.ts'
import { startUpstream, type Upstream } from './recording-upstream.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { apiPath } from './test-edge.ts'

const megabyte = 1024 * 1024
let upstream: Upstream
let url: string
let port: number

// A process of its own, whose memory and processor time no test uses.
beforeAll(async () => {
  upstream = await startUpstream(sampleUpstream())
  const dataDir = mkdtempSync(join(tmpdir(), 'edge-flood-'))
  const edge = await startEdgeProcess(upstream, dataDir)
  url = edge.url
  port = Number(new URL(url).port)
  return async () => {
    killAll()
    await upstream.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** One of the edge's own metrics. */
async function metric(name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length))
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`

test('two connections that pipeline 150 KB of requests and read nothing cost less than 100 MB', async () => {
  const image = '/api/image?w=1496'
  // The placeholder is made before, because that takes memory once.
  await fetch(url + image)
  const memory = () => metric('process_resident_memory_bytes')
  const before = await memory()
  const sockets = Array.from({ length: 2 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of sockets) socket.write(get(image).repeat((75 * 1024) / get(image).length))
  let most = 0
  for (let sample = 0; sample < 20; sample += 1) {
    most = Math.max(most, (await memory()) - before)
    await setTimeout(50)
  }
  for (const socket of sockets) socket.destroy()
  expect(most).toBeLessThan(100 * megabyte)
  expect(await metric('edge_drops_total{kind="pipelined"}')).toBe(2)
})

test('a connection that sends six requests at once gets four responses, in order, and is closed', async () => {
  const paths = ['/healthz', '/missing', '/readyz', '/api/missing', '/healthz', '/healthz']
  const { text } = await rawRequest(port, paths.map(get).join(''))
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '404'])
})

test('a connection that pipelines 75 KB costs less than 30 requests that are answered', async () => {
  const pipeline = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.resume().write(get('/api/image?w=240').repeat((75 * 1024) / get('/api/image?w=240').length))
    await new Promise((resolve) => socket.once('close', resolve))
  }
  const answered = () => fetch(`${url}/healthz`).then((response) => response.text())
  /** Seconds of processor time for one, after a few that are not counted. */
  const costOf = async (send: () => Promise<unknown>, times: number) => {
    for (let round = 0; round < times / 4; round += 1) await send()
    const before = await metric('process_cpu_seconds_total')
    for (let round = 0; round < times; round += 1) await send()
    return ((await metric('process_cpu_seconds_total')) - before) / times
  }
  const one = await costOf(answered, 400)
  expect((await costOf(pipeline, 40)) / one).toBeLessThan(30)
})

test('60 bodies of 64 KB take less than a quarter of a second of processor time, whatever they hold', async () => {
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
  const busy = () => metric('process_cpu_seconds_total')
  const before = await busy()
  for (let round = 0; round < 15; round += 1) {
    for (const { path, body } of bodies) await send(body, path)
  }
  expect((await busy()) - before).toBeLessThan(0.25)
  expect(upstream.requests).toEqual([])
})
