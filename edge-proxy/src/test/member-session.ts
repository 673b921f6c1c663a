import { bodyOf } from './sample-calls.ts'
import type { TestEdge } from './test-edge.ts'

/** The sealed tokens of a page after a login, and the browser's cookie. */
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

/** Logs in and fetches a loyalty token. */
export async function signIn(edge: TestEdge, cookie?: string): Promise<MemberSession> {
  const login = await edge.call('POST', 'shop/user/login', {
    body: loginBody,
    headers: cookie === undefined ? {} : { cookie },
  })
  const content = (await login.json()) as LoginResponse
  const sessionCookie = cookieOf(login) ?? cookie ?? ''
  const loyalty = await edge.call('POST', 'convercus/auth/login', { headers: { cookie: sessionCookie } })
  return {
    cookie: sessionCookie,
    access: content.meta.accessToken,
    refresh: content.refreshToken,
    secure: content.secureToken,
    external: content.externalSessionId,
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
