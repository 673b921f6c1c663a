import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { CountDrop } from './metrics.ts'

const megabyte = 1024 * 1024

/** Most bytes of responses that are written and not yet taken, of a client and of all together. */
const unreadLimits = { ofClient: 16 * megabyte, all: 128 * megabyte }

type Unread = { client: string; bytes: number }

/** `client` names the addresses that count as one. */
export type UnreadResponses = {
  /** Called when a response was written. */
  limit: (outgoing: ServerResponse, client: () => string) => void
  /** Whether a client has so much unread that its next calls are refused before they cost anything. */
  isFull: (client: () => string) => boolean
}

/** Share of the limit of a client from which on its calls are refused. */
const full = 0.5

/**
 * Ends connections whose client does not take what was written for it: the one of a response above the limit of its
 * client, and above that of all the newest one of the client that has the most bytes.
 */
export function createUnreadResponses(countDrop: CountDrop, limits = unreadLimits): UnreadResponses {
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

  function newestOfLargest(): Socket | undefined {
    const [largest] = [...clients].toSorted(([, one], [, other]) => other - one)
    const isOfLargest = ({ client }: Unread): boolean => client === largest?.[0]
    return [...sockets].findLast(([, responses]) => [...responses].some(isOfLargest))?.[0]
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

  return {
    isFull: (client) => all > 0 && (clients.get(client()) ?? 0) > full * limits.ofClient,
    limit(outgoing, clientOf) {
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
      if ((clients.get(client) ?? 0) > limits.ofClient) return end(socket)
      const largest = all > limits.all ? newestOfLargest() : undefined
      if (largest) end(largest)
    },
  }
}
