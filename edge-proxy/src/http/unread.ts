import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { CountDrop } from './metrics.ts'

const megabyte = 1024 * 1024

/** Most bytes of responses that are written and not yet taken, of a client and of all together. */
export const unreadLimits = { ofClient: 16 * megabyte, all: 128 * megabyte }

type Unread = { client: string; bytes: number }

/** Called when a response was written. `client` names the addresses that count as one. */
export type LimitUnread = (outgoing: ServerResponse, client: () => string) => void

/**
 * Above the limit of a client, ends its connection with the most unread bytes, the oldest of several, and above that of
 * all the one of the client that has the most. Small responses to others at its address go on, and through a proxy,
 * which sends one request at a time on a connection, those to other clients.
 */
export function createLimitUnread(countDrop: CountDrop, limits = unreadLimits): LimitUnread {
  const sockets = new Map<Socket, Set<Unread>>()
  const clients = new Map<string, number>()
  let all = 0

  function add(client: string, bytes: number): void {
    all += bytes
    const sum = (clients.get(client) ?? 0) + bytes
    if (sum === 0) clients.delete(client)
    else clients.set(client, sum)
  }

  function forget(socket: Socket): void {
    const responses = sockets.get(socket)
    for (const { client, bytes } of responses ?? []) add(client, -bytes)
    responses?.clear()
    sockets.delete(socket)
  }

  function end(socket: Socket): void {
    forget(socket)
    countDrop('unread')
    socket.destroy()
  }

  function largestClient(): string {
    const [largest] = [...clients].toSorted(([, one], [, other]) => other - one)
    return largest?.[0] ?? ''
  }

  /** Of a client; the oldest comes first. */
  function largestConnection(name: string): Socket | undefined {
    const bytesOf = (responses: Set<Unread>): number =>
      [...responses].reduce((sum, { client, bytes }) => sum + (client === name ? bytes : 0), 0)
    const connections = [...sockets].map(([socket, responses]) => ({ socket, bytes: bytesOf(responses) }))
    return connections.toSorted((one, other) => other.bytes - one.bytes)[0]?.socket
  }

  function responsesOf(socket: Socket): Set<Unread> {
    const known = sockets.get(socket)
    if (known) return known
    // Of a closed connection no event tells the responses that waited for another one.
    socket.once('close', () => forget(socket))
    const responses = new Set<Unread>()
    sockets.set(socket, responses)
    return responses
  }

  return (outgoing, clientOf) => {
    // Nothing is left of most responses: the system has taken it at once.
    const bytes = outgoing.writableLength
    const { socket } = outgoing.req
    if (bytes === 0 || socket.destroyed) return
    const client = clientOf()
    const responses = responsesOf(socket)
    const response = { client, bytes }
    responses.add(response)
    add(client, bytes)
    outgoing.once('finish', () => void (responses.delete(response) && add(client, -bytes)))
    const isClientFull = (clients.get(client) ?? 0) > limits.ofClient
    if (!isClientFull && all <= limits.all) return
    const largest = largestConnection(isClientFull ? client : largestClient())
    if (largest) end(largest)
  }
}
