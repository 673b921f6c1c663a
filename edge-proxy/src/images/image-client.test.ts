import { once } from 'node:events'
import { mkdtempDisposableSync, readdirSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { defaultLimits, type Limits } from '../config/config.ts'
import { connectImageServer } from './image-client.ts'

const wanted = {
  file: 'a',
  source: { url: 'https://cdn.example/a.jpg', literal: false },
  width: 240,
  height: null,
  format: 'webp',
} as const

/** An image server that responds as given, and an edge's connection to it. */
async function startServer(respond: RequestListener, limits: Partial<Limits> = {}) {
  const temporary = mkdtempDisposableSync(path.join(tmpdir(), 'image-client-'))
  const [socket, folder] = [path.join(temporary.path, 'images.sock'), path.join(temporary.path, 'images')]
  const targets: (string | undefined)[] = []
  const server = createServer((incoming, outgoing) => {
    targets.push(incoming.url)
    respond(incoming, outgoing)
  }).listen(socket)
  await once(server, 'listening')
  const faults: unknown[] = []
  const images = connectImageServer(
    socket,
    { folder, bytes: 1_000_000 },
    { ...defaultLimits, ...limits },
    { error: ({ error }: { error: string }) => void faults.push(error) },
  )
  return {
    ...images,
    targets,
    faults,
    stored: () => readdirSync(temporary.path).includes('images') && readdirSync(folder),
    async [Symbol.asyncDispose]() {
      await images.close()
      server.close()
      server.closeAllConnections()
      temporary.remove()
    },
  }
}

test('while the image server makes no images the edge says why, logs it once and asks for none', async () => {
  let fault = 'the image process ended (SIGKILL)'
  await using images = await startServer(({ url }, response) => void response.end(url === '/fault' ? fault : 'image'))
  images.start()
  await expect.poll(images.fault).toBe(fault)
  await expect(images.make(wanted, 'first')).rejects.toThrow(fault)
  await expect.poll(() => images.targets.length).toBeGreaterThan(2)
  expect([new Set(images.targets), images.faults]).toEqual([new Set(['/fault']), [`Error: ${fault}`]])
  fault = ''
  await expect.poll(images.fault).toBeNull()
  expect(String(await images.make(wanted, 'first'))).toBe('image')
  expect(images.stored()).toEqual(['a'])
})

const respondsWith =
  (status: number, body = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body)

test.each<{ title: string; respond: RequestListener }>([
  { title: 'is an error', respond: respondsWith(503) },
  { title: 'is no image', respond: respondsWith(400) },
  { title: 'is larger than images are', respond: respondsWith(200, 'x'.repeat(2_000)) },
  { title: 'ends with its connection', respond: (_, response) => void response.destroy() },
  { title: 'never comes', respond: () => {} },
  { title: 'never ends', respond: (_, response) => void response.writeHead(200).write('x') },
])('no image is made or stored when the response of the image server $title', async ({ respond }) => {
  await using images = await startServer(respond, { imageBytes: 1_000, imageJobTimeout: 10 })
  await expect(images.make(wanted, 'first')).rejects.toThrow()
  expect(images.stored()).toBe(false)
})

test('a source without a usable picture is no fault', async () => {
  await using images = await startServer(respondsWith(204))
  expect([await images.make(wanted, 'later'), images.fault(), images.targets]).toEqual([null, null, ['/later']])
})

test('an edge that ends waits for no image', async () => {
  await using images = await startServer(() => {})
  const unfinished = images.make(wanted, 'first').catch(() => 'not made')
  await expect.poll(() => images.targets).toEqual(['/first'])
  await images.close()
  expect([await unfinished, images.faults]).toEqual(['not made', []])
})
