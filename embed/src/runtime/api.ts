import { createApi, portalApi } from '@delikaterie/shared-contracts/api'
import { sessionTokens } from '@delikaterie/shared-contracts/session'

/**
 * Points the one API client of this runtime, which the remotes import, at the portal. Without cookies: the tokens of an
 * embedding page are bound to its origin.
 */
export function connectApi(origin: string): void {
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, { ...init, credentials: 'omit' })
  Object.assign(portalApi, createApi({ origin, tokens: sessionTokens, fetch }))
}
