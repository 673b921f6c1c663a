import { headerNames } from '@portal/shared-contracts/calls/header-names'
import type { HeaderView } from './request.ts'
import { edgeResponse, textResponse, type EdgeResponse } from './response.ts'

/** Request headers of the calls that an element sends. */
const callHeaders = [
  'content-type',
  ...[headerNames.idempotencyKey, headerNames.accessToken, headerNames.loyaltyToken].map((name) => name.toLowerCase()),
]
/** Seconds for which a browser keeps a preflight response; a removed origin is refused by the call itself. */
const preflightAge = 600
/** Names that a preflight request may ask for. */
const maxNames = 64
const headerName = /^[!#$%&'*+.^`|~\w-]{1,64}$/

/**
 * Makes a response readable for a page in `EMBED_ORIGINS`. Also with credentials, because a page may add them to every
 * fetch: cookies of such a page are neither read nor set.
 */
export const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'retry-after, x-request-id',
})

/** The response for a page in `EMBED_ORIGINS`, errors too. */
export const withCors = (response: EdgeResponse, origin: string | null): EdgeResponse =>
  origin === null ? response : { ...response, headers: { ...response.headers, ...corsHeaders(origin) } }

const isPreflight = (method: string, headers: HeaderView): boolean =>
  method === 'OPTIONS' && headers.has('access-control-request-method')

/**
 * What a preflight request is allowed, or null for every other request: all names of headers that it asks for, because
 * the tracing of a page adds its own to every request. The edge drops those that it does not know.
 */
export function preflightHeaders(
  method: string,
  headers: HeaderView,
  methods: readonly string[],
): Record<string, string> | null {
  if (!isPreflight(method, headers)) return null
  const asked = (headers.get('access-control-request-headers') ?? '').toLowerCase().split(',')
  const names = asked.map((name) => name.trim()).filter((name) => headerName.test(name))
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': [...new Set([...callHeaders, ...names.slice(0, maxNames)])].join(', '),
    'access-control-max-age': String(preflightAge),
  }
}

/** The response to a preflight request of an embedding page for a call, or null for every other request. */
export function preflightResponse(
  method: string,
  headers: HeaderView,
  embedOrigin: string | null,
  methods: readonly string[],
): EdgeResponse | null {
  const allowed = embedOrigin === null ? null : preflightHeaders(method, headers, methods)
  return allowed && edgeResponse(textResponse(204, 'text', ''), allowed)
}
