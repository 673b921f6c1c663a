import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DropKind } from './metrics.ts'
import { createLimitUnread } from './unread.ts'

const megabyte = 1024 * 1024
/** More than the system takes of a response that its client does not read. */
const body = Buffer.alloc(8 * megabyte, 'a')

let server: Server
let drops: DropKind[]
let clients: Socket[]
/** The server's side of the connections, in the order of their first response. */
let connections: Map<string, Socket>

/** A server whose responses are for the client that the letter in the path names. */
beforeEach(async () => {
  drops = []
  clients = []
  connections = new Map()
  const limits = { ofClient: 20 * megabyte, all: 45 * megabyte }
  const limitUnread = createLimitUnread((kind) => void drops.push(kind), limits)
  server = createServer(({ url = '', socket }, outgoing) => {
    outgoing.end(url.endsWith('small') ? 'small' : body)
    limitUnread(outgoing, () => url.slice(1, 2))
    connections.set(url.slice(1), socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  for (const socket of clients) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** Asks on a connection of its own, `count` times at once; it reads nothing. */
async function ask(name: string, count = 1): Promise<Socket> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
    .pause()
    .on('error', () => {})
  clients.push(socket)
  socket.write(`GET /${name} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(count))
  await expect.poll(() => connections.has(name)).toBe(true)
  return socket
}

const ended = (): string[] => [...connections].filter(([, socket]) => socket.destroyed).map(([name]) => name)

// Rule: limits-19
test('a client that reads nothing loses its oldest connections, others none', async () => {
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) await ask(name)
  expect(ended()).toEqual(['a1', 'a2'])
  expect(drops).toEqual(['unread', 'unread'])
})

test('responses that wait for an earlier one of their connection count, and none after it has ended', async () => {
  await ask('a1', 10)
  expect(ended()).toEqual(['a1'])
  expect(drops).toEqual(['unread'])
  for (const name of ['a2', 'a3']) await ask(name)
  expect(ended()).toEqual(['a1'])
})

// Rule: limits-19
test('the connection with the most bytes ends, so that one device takes nothing from others at its address', async () => {
  await ask('a1', 2)
  for (const name of ['a2', 'a3']) await ask(name)
  expect(ended()).toEqual(['a1'])
  expect(drops).toEqual(['unread'])
})

// Rule: limits-19
test('above the limit of all the client with the most bytes loses its oldest connection', async () => {
  for (const name of ['a1', 'a2', 'b1', 'c1', 'd1', 'e1']) await ask(name)
  expect(ended()).toEqual(['a1'])
  expect(drops).toEqual(['unread'])
})

test('bytes that a client has taken do not count, nor those of closed connections', async () => {
  for (let round = 0; round < 4; round += 1) {
    const reader = await ask(`a${round}`)
    let received = 0
    reader.on('data', (chunk: Buffer) => void (received += chunk.length)).resume()
    await expect.poll(() => received).toBeGreaterThan(body.length)
    const leaver = await ask(`b${round}`)
    leaver.destroy()
    await expect.poll(() => connections.get(`b${round}`)?.destroyed).toBe(true)
  }
  expect(drops).toEqual([])
})

test('small responses, which the system takes at once, end no connection', async () => {
  for (let round = 0; round < 50; round += 1) await ask(`a${round}small`)
  expect([ended(), drops]).toEqual([[], []])
})
