import { createApi } from '@portal/page-library/api'
import { sessionTokens } from '@portal/page-library/session'
import { signOut } from '@portal/page-library/session/write'
import { createSessionManager, type SessionManagerOptions } from '../session-manager.ts'

/** Responds to one request; a string is the body of a 200. */
export type Respond = string | (() => Response | Promise<Response>)

/** A session manager over a backend that returns the responses in order; `calls` are the requested paths. */
export function openSessionManager(responses: Respond[], options: Partial<SessionManagerOptions> = {}) {
  const calls: string[] = []
  const failed: string[] = []
  const api = createApi({
    origin: 'http://portal.test',
    tokens: sessionTokens,
    fetch: async (input, init) => {
      calls.push(new URL(new Request(input, init).url).searchParams.get('path') ?? '')
      const respond = responses.shift()
      if (respond === undefined) throw new Error('Unexpected call')
      return typeof respond === 'string' ? new Response(respond) : respond()
    },
  })
  const sessionManager = createSessionManager({
    api,
    tokenRefreshAge: 600,
    pointsRefreshAge: 300,
    lockAcrossTabs: (work) => work(),
    reload: async () => {},
    whenStored: async () => {},
    lastRefresh: { read: async () => 0, write: async () => {} },
    onRefreshFailed: () => {
      failed.push('logout')
      signOut()
    },
    ...options,
  })
  return { ...sessionManager, calls, failed }
}
