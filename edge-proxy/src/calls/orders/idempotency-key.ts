import { HttpError } from '../../http/http-error.ts'

/** Names an order however often it is sent. */
export type IdempotencyKey = {
  key: string
  /** ms since the page stored the order, for one that it may have sent before; null for the first sending. */
  age: number | null
}

const format = /^([A-Za-z0-9_-]{16,128})(?:;age=(\d{1,8}))?$/

/**
 * Reads the header `Idempotency-Key`: a key, for a repeated order with its age in seconds, as in `KEY;age=12`.
 * @throws HttpError requestInvalid
 */
export function idempotencyKeyIn(header: string | null): IdempotencyKey {
  const [, key, age] = format.exec(header ?? '') ?? []
  if (key === undefined) throw new HttpError('requestInvalid', 'idempotency key missing or malformed')
  return { key, age: age === undefined ? null : Number(age) * 1000 }
}
