import { refusal } from '../state/refusals.ts'
import type { Refusal, SandboxErrorCode } from '../state/refusals.ts'

/** What a route says, before it becomes HTTP. */
export type Reply =
  | { kind: 'content'; content: unknown; accessToken?: string; beside?: Record<string, unknown> }
  | { kind: 'refused'; refusals: Refusal[]; status: 200 | 400 | 401 }
  | { kind: 'bare'; body: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'providerRefused'; code: string; status: 400 | 401 | 404 | 409 }

/** Success in the shop's envelope; `beside` stands at the top level, as a login's tokens do. */
export function content(value: unknown, more: { accessToken?: string; beside?: Record<string, unknown> } = {}): Reply {
  return { kind: 'content', content: value, ...more }
}

/** Success with nothing to tell. */
export const done: Reply = content(null)

/** A business refusal: HTTP 200 and `meta.success` false (reference/members-and-provider.md §5). */
export function refuse(...refusals: Refusal[]): Reply {
  return { kind: 'refused', refusals, status: 200 }
}

/** The same with only one error, about one field. */
export function refuseField(code: SandboxErrorCode, input: string, inputValue = '', value = ''): Reply {
  return refuse(refusal(code, input, inputValue, value))
}

/** A request that is not this call's: no business answer, HTTP 400. */
export const malformed: Reply = { kind: 'refused', refusals: [refusal('requestInvalid')], status: 400 }

/** A refusal in the loyalty provider's shape. */
export function providerRefuse(status: 400 | 401 | 404 | 409, code: string): Reply {
  return { kind: 'providerRefused', status, code }
}

export interface HttpAnswer {
  status: number
  contentType: string
  body: string
}

/** Writes a reply the way the backends do (wire.json). */
export function toHttp(reply: Reply): HttpAnswer {
  switch (reply.kind) {
    case 'content': {
      const { accessToken, beside } = reply
      const meta = { success: true, ...(accessToken !== undefined && { accessToken }) }
      return json(200, { meta, content: reply.content, ...beside, errorMessage: [] })
    }
    case 'refused':
      return json(reply.status, { meta: { success: false }, content: null, errorMessage: reply.refusals })
    case 'bare':
      return json(200, reply.body)
    case 'text':
      return { status: 200, contentType: 'text/plain; charset=utf-8', body: reply.text }
    case 'providerRefused':
      return json(reply.status, { code: reply.code, message: `Refused: ${reply.code}` })
  }
}

function json(status: number, body: unknown): HttpAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
