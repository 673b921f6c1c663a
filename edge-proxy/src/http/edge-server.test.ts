import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DropKind } from './metrics.ts'
import { addressList } from './request.ts'
import { createEdgeServer } from './edge-server.ts'

const large = Buffer.alloc(16 * 1024 * 1024)
const listener: RequestListener = ({ url }, response) => void response.end(url === '/large' ? large : 'ok')

let server: Server
let clients: Socket[]
let drops: DropKind[]

beforeEach(() => {
  clients = []
  drops = []
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

async function start(
  ...[options, limits]: [Parameters<typeof createEdgeServer>[1]?, Parameters<typeof createEdgeServer>[2]?]
) {
  const edge = {
    listener,
    countDrop: (kind: DropKind) => void drops.push(kind),
    isTrustedProxy: addressList(['127.0.9.9']),
  }
  server = createEdgeServer(edge, options, limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
}

/** A connection from an address of this machine, which has sent a request unless `text` is another one. */
async function open(localAddress: string, text = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'): Promise<Socket> {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
  clients.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Whether the server has responded, or ended the connection without a response. */
async function isServed(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
}

const servedOf = async (addresses: readonly string[]): Promise<boolean[]> => {
  const served: boolean[] = []
  for (const address of addresses) served.push(await isServed(await open(address)))
  return served
}

// Rule: calls-and-headers-60
test('an address has a limited number of connections, and another one its own', async () => {
  await start({}, { ofAddress: 2 })
  expect(await servedOf(['127.0.1.1', '127.0.1.1', '127.0.1.1', '127.0.1.2'])).toEqual([true, true, false, true])
  expect(drops).toEqual(['connectionsOfAddress'])
  clients[0]?.destroy()
  await expect.poll(() => servedOf(['127.0.1.1'])).toEqual([true])
})

test('a network has a limited number of connections, and another one its own', async () => {
  await start({}, { ofNetwork: 2 })
  expect(await servedOf(['127.0.1.1', '127.0.1.2', '127.0.1.3', '127.0.2.1'])).toEqual([true, true, false, true])
  expect(drops).toEqual(['connectionsOfNetwork'])
})

test('a trusted proxy has as many connections as it needs', async () => {
  await start({}, { ofAddress: 1, ofNetwork: 1 })
  expect(await servedOf(['127.0.9.9', '127.0.9.9', '127.0.9.9'])).toEqual([true, true, true])
  expect(drops).toEqual([])
})

test('idle connections are closed when nearly all are taken, so that new clients are served', async () => {
  await start({}, { all: 10 })
  expect(await servedOf(Array.from({ length: 10 }, () => '127.0.1.1'))).not.toContain(false)
  await expect.poll(() => clients.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(7)
  expect(await servedOf(['127.0.2.1'])).toEqual([true])
  expect(drops).toEqual([])
})

test('connections above the limit of all are counted', async () => {
  await start({}, { all: 2 })
  const unfinished = 'GET / HTTP/1.1\r\n'
  await open('127.0.1.1', unfinished)
  await open('127.0.1.1', unfinished)
  expect(await servedOf(['127.0.1.1'])).toEqual([false])
  expect(drops).toEqual(['connections'])
})

test('a client that does not read its response is ended, one that reads it is not', async () => {
  await start({}, { readTimeout: 1_000, checkInterval: 20 })
  const request = 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n'
  const reader = await open('127.0.1.1', request)
  let received = 0
  reader.on('data', (chunk: Buffer) => void (received += chunk.length))
  await expect.poll(() => received).toBeGreaterThan(large.length)
  await open('127.0.1.2', request)
  await expect.poll(() => drops).toEqual(['slowReader'])
  expect(reader.destroyed).toBe(false)
})

// Rule: calls-and-headers-61
test('a client that sends its request too slowly is ended', async () => {
  await start({ headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 })
  await open('127.0.1.1', 'GET / HTTP/1.1\r\nhost: a\r\n')
  await open('127.0.1.1', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nslow')
  await expect.poll(() => drops).toEqual(['slowSender', 'slowSender'])
})
