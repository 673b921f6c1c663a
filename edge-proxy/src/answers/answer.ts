import type { Refusal } from './refusal.ts'
import { refusalBody } from './refusal.ts'

/** An answer as it goes to the page: whole, as text. */
export type Answer = { status: number; type: 'json' | 'text'; text: string }

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

export const json = (status: number, value: unknown): Answer => ({ status, type: 'json', text: JSON.stringify(value) })

export const refusalAnswer = ({ code, status }: Refusal): Answer => ({ status, type: 'json', text: refusalBody(code) })

/** The HTTP response of an answer; every API answer is `no-store` (design §4). */
export function toResponse({ status, type, text }: Answer, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(withoutBody.has(status) ? null : text, {
    status,
    headers: { ...headers, ...more, 'content-type': contentTypes[type] },
  })
}
