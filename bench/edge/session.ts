import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import * as v from 'valibot'
import type { Forwarder } from './forwarders.ts'

const Login = v.object({ meta: v.object({ accessToken: v.string() }) })

/** A call of a member. */
export const target = '/api/api?path=shop%2Fpoints'

/** Logs in through the edge and returns the headers of a member's calls. */
export async function logIn({ origin }: Forwarder): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/api?path=shop%2Fuser%2Flogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: demoEmail('mitglied'), password: 'bench', rememberMe: true }),
  })
  const { meta } = v.parse(Login, await response.json())
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-access-token': meta.accessToken }
}
