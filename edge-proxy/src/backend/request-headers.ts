import type { Call } from '@delikaterie/shared-contracts/calls'

type Tokens = { accessToken: string | null; loyaltyToken: string | null }

/**
 * The headers of a backend request. None is copied from the page's request, and the call
 * decides which backend gets which token (docs/product/calls-and-headers.md).
 */
export function requestHeaders(call: Call, tokens: Tokens, hasBody: boolean, appId: string): Record<string, string> {
  return {
    accept: 'application/json, text/plain',
    // Never decoded: a few bytes of gzip can be gigabytes.
    'accept-encoding': 'identity',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(call.backend === 'shop' ? shopHeaders(call, tokens) : loyaltyHeaders(call, tokens, appId)),
  }
}

function shopHeaders(call: Call, { accessToken }: Tokens): Record<string, string> {
  return call.access === 'never' || accessToken === null ? {} : { 'X-Access-Token': accessToken }
}

function loyaltyHeaders(call: Call, { loyaltyToken }: Tokens, appId: string): Record<string, string> {
  return {
    ...(call.loyaltyToken && loyaltyToken !== null && { 'x-auth': loyaltyToken }),
    'interaction-id': call.interactionId ?? appId,
    'id-type': call.idType ?? 'ID',
  }
}
