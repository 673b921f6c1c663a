import type { ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'

/** What is sent over the wire, by Node's door or the web's. */
export type Reply = { status: number; headers: Record<string, string>; body: Buffer | null }

const contentTypes = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8' } as const

/** Response headers are ours alone: nothing of a backend's passes but what kind of text it is. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

const withoutBody = new Set([204, 205, 304])

/** An answer of the API, which is always `no-store` (design §4), with `more` headers. */
export const replyOf = ({ status, type, bytes }: Answer, more: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { ...headers, ...more, 'content-type': contentTypes[type] },
  body: withoutBody.has(status) ? null : bytes,
})

export const toResponse = ({ status, headers: own, body }: Reply): Response =>
  new Response(body === null ? null : new Uint8Array(body), { status, headers: own })

/** Writes a reply to Node. As latin1, which is the bytes as they are: so head and body go out in one piece. */
export function send(outgoing: ServerResponse, { status, headers: own, body }: Reply): void {
  if (body === null) {
    outgoing.writeHead(status, own).end()
    return
  }
  own['content-length'] = String(body.length)
  outgoing.writeHead(status, own).end(body.toString('latin1'), 'latin1')
}
