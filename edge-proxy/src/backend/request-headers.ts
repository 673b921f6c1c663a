import type { Call } from '@delikaterie/shared-contracts/calls'
import type { Credentials } from '../calls/credentials.ts'

/**
 * The headers of a backend request. None is copied from the page's request, and the call
 * decides which backend gets which token (docs/product/calls-and-headers.md).
 */
export const requestHeaders = (
  call: Call,
  { access, loyaltyToken }: Credentials,
  hasBody: boolean,
  appId: string,
): Record<string, string> => ({
  accept: 'application/json, text/plain',
  // Never decoded: a few bytes of gzip can be gigabytes.
  'accept-encoding': 'identity',
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(call.backend === 'shop' && call.access !== 'never' && access !== null && { 'X-Access-Token': access.token }),
  ...(call.backend === 'loyalty' && {
    ...(call.loyaltyToken && loyaltyToken !== null && { 'x-auth': loyaltyToken }),
    'interaction-id': call.interactionId ?? appId,
    'id-type': call.idType ?? 'ID',
  }),
})
