import type { IncomingMessage } from 'node:http'

/** A request's headers as the web's `Headers` shows them. */
export type HeaderView = Pick<Headers, 'get' | 'has'>

/**
 * The headers as Node read them. Its server joins repeated ones (`joinDuplicateHeaders`), so that
 * nobody hides a second value behind the first.
 */
export const headersOf = ({ headers }: IncomingMessage): HeaderView => ({
  get: (name) => headers[name]?.toString() ?? null,
  has: (name) => headers[name] !== undefined,
})
