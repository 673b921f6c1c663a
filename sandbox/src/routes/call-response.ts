import type { ErrorCode, FieldError } from '@portal/shared-contracts/calls'
import { fieldError } from '../state/field-errors.ts'

/** The result of a route before it is formatted as HTTP. */
export type CallResponse =
  | { kind: 'content'; content: unknown; accessToken?: string; topLevel?: Record<string, unknown> }
  | { kind: 'rejected'; errors: FieldError[]; status: 200 | 400 | 401 | 500 }
  | { kind: 'bare'; body: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'providerError'; code: string; status: 400 | 401 | 404 | 409 }

/** Success in the shop's envelope; `topLevel` fields are next to `content`, for example the tokens of a login. */
export function content(
  value: unknown,
  more: { accessToken?: string; topLevel?: Record<string, unknown> } = {},
): CallResponse {
  return { kind: 'content', content: value, ...more }
}

/** Success without content. */
export const done: CallResponse = content(null)

/** Business errors: HTTP 200 with `meta.success` false (docs/product/errors.md). */
export function reject(...errors: FieldError[]): CallResponse {
  return { kind: 'rejected', errors, status: 200 }
}

/** One business error about a field. */
export function rejectField(code: ErrorCode, input: string, inputValue = '', value = ''): CallResponse {
  return reject(fieldError(code, input, inputValue, value))
}

/** A request that does not match the call: HTTP 400. */
export const malformed: CallResponse = { kind: 'rejected', errors: [fieldError('requestInvalid')], status: 400 }

/** An error in the format of the loyalty provider. */
export function providerError(status: 400 | 401 | 404 | 409, code: string): CallResponse {
  return { kind: 'providerError', status, code }
}

/** The shop's envelope of a call that failed. */
export const errorBody = (...errorMessage: FieldError[]) => ({ meta: { success: false }, content: null, errorMessage })

export type HttpResponse = {
  status: 200 | 400 | 401 | 404 | 409 | 500
  contentType: string
  body: string
}

/** Formats a response as the backends do. */
export function toHttp(response: CallResponse): HttpResponse {
  switch (response.kind) {
    case 'content': {
      const { accessToken, topLevel } = response
      const meta = { success: true, ...(accessToken !== undefined && { accessToken }) }
      return json(200, { meta, content: response.content, ...topLevel, errorMessage: [] })
    }
    case 'rejected':
      return json(response.status, errorBody(...response.errors))
    case 'bare':
      return json(200, response.body)
    case 'text':
      return { status: 200, contentType: 'text/plain; charset=utf-8', body: response.text }
    case 'providerError':
      return json(response.status, { code: response.code, message: `Rejected: ${response.code}` })
  }
}

function json(status: HttpResponse['status'], body: unknown): HttpResponse {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
