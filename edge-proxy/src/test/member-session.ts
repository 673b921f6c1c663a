import { bodyOf } from './wire.ts'
import type { TestEdge } from './test-edge.ts'

/** What a page holds after a login: sealed tokens and the browser's cookie. */
export type MemberSession = {
  cookie: string
  access: string
  refresh: string
  secure: string
  external: string
  loyalty: string
}

type LoginResponse = {
  meta: { accessToken: string }
  refreshToken: string
  secureToken: string
  externalSessionId: string
}

const loginBody = bodyOf('login')

/** Logs in and fetches a loyalty token, against an upstream that answers both. */
export async function signIn(edge: TestEdge, cookie?: string): Promise<MemberSession> {
  const login = await edge.call('POST', 'shop/user/login', {
    body: loginBody,
    headers: cookie === undefined ? {} : { cookie },
  })
  const answer = (await login.json()) as LoginResponse
  const kept = cookieOf(login) ?? cookie ?? ''
  const loyalty = await edge.call('POST', 'convercus/auth/login', { headers: { cookie: kept } })
  return {
    cookie: kept,
    access: answer.meta.accessToken,
    refresh: answer.refreshToken,
    secure: answer.secureToken,
    external: answer.externalSessionId,
    loyalty: await loyalty.text(),
  }
}

export const cookieOf = (response: Response): string | undefined => response.headers.get('set-cookie')?.split(';')[0]

/** The headers a page sends on every member call. */
export const memberHeaders = ({ cookie, access, loyalty }: MemberSession): Record<string, string> => ({
  cookie,
  'x-access-token': access,
  'x-auth': loyalty,
})
