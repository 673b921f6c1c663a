import type { IncomingMessage } from 'node:http'

/** The part of the web's `Headers` that the edge uses. */
export type HeaderView = Pick<Headers, 'get' | 'has'>

/** The headers of Node's request. Repeated ones are joined (`joinDuplicateHeaders`), so that no second value is ignored. */
export const headersOf = ({ headers }: IncomingMessage): HeaderView => ({
  get: (name) => headers[name]?.toString() ?? null,
  has: (name) => headers[name] !== undefined,
})
