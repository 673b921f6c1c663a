import { wire } from '@portal/shared-contracts/testing/wire'
import { bodyOf } from './sample-calls.ts'
import { apiPath, memberHeaders, signIn, type LoginResponse, type MemberSession, type TestEdge } from './test-edge.ts'

/** Origins of EMBED_ORIGINS in tests, and one that is not listed. */
export const shop = 'https://shop.example'
export const market = 'https://market.example:8443'
export const stranger = 'https://evil.example'

/** The tokens of a page of one origin, and the headers it sends. */
export type EmbedPage = { access: string; refresh: string; loyalty: string; headers: Record<string, string> }

/** Logs in with a session token from a page of the origin, and fetches a loyalty token. */
export async function openEmbedPage(edge: TestEdge, origin: string): Promise<EmbedPage> {
  const headers = { origin, 'sec-fetch-site': 'cross-site' }
  const login = await edge.call('POST', 'shop/user/loginByToken', { headers, body: bodyOf('login by token') })
  const { meta, refreshToken: refresh } = (await login.json()) as LoginResponse
  const loyalty = await (await edge.call('POST', `${wire.prefix}/auth/login`, { headers })).text()
  return {
    access: meta.accessToken,
    refresh,
    loyalty,
    headers: { ...headers, ...tokenHeaders(meta.accessToken, loyalty) },
  }
}

export const tokenHeaders = (access: string, loyalty: string): Record<string, string> => ({
  'x-access-token': access,
  'x-auth': loyalty,
})

/** Every page that may hold tokens: the portal's own and those of two embedding origins. */
export async function openPages(edge: TestEdge): Promise<Record<'portal' | 'shop' | 'market', EmbedPage>> {
  const portal: MemberSession = await signIn(edge)
  const own = { origin: edge.config.publicOrigin, ...memberHeaders(portal) }
  return {
    portal: { ...portal, headers: own },
    shop: await openEmbedPage(edge, shop),
    market: await openEmbedPage(edge, market),
  }
}

/** The CORS headers of a response. */
export const corsOf = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-')))

/** Asks whether a page may send a call with these names of headers. */
export const preflight = (
  edge: TestEdge,
  headers: Record<string, string>,
  target = apiPath('shop/points'),
): Promise<Response> =>
  edge.send({ method: 'OPTIONS', target, headers: { 'access-control-request-method': 'GET', ...headers } })

/** The CORS headers of a response that a page of the origin may read. */
export const readable = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'retry-after, x-request-id',
})
