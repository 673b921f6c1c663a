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

test('connections that pipeline requests or send bodies in pieces of a byte cost less than 170 MB, and the edge is well afterwards', async () => {
  const image = '/api/image?w=1496'
  // The placeholder is made before, because that takes memory once.
  await fetch(url + image)
  const memory = () => metric('process_resident_memory_bytes')
  const before = await memory()
  const login = `POST ${apiPath('shop/user/login')} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`
  const floods = [
    get(image).repeat((75 * 1024) / get(image).length),
    `${login}transfer-encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(12_000)}`,
  ]
  // They read nothing.
  const sockets = [...floods, ...floods].map((flood) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(flood)
    return socket
  })
  let most = 0
  for (let sample = 0; sample < 20; sample += 1) {
    most = Math.max(most, (await memory()) - before)
    await setTimeout(50)
  }
  for (const socket of sockets) socket.destroy()
  expect(most).toBeLessThan(170 * megabyte)
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok')
})

test('requests that are sent at once are answered in order', async () => {
  const paths = ['/healthz', '/missing', '/readyz', '/api/missing', '/healthz', '/missing']
  const { text } = await rawRequest(port, paths.map(get).join('').replace(/\r\n$/, 'connection: close\r\n\r\n'))
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '404', '200', '404'])
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
