import { brand } from '@portal/shared-contracts/brand/brand'
import { createApi, send } from '@portal/page-library/api'
import { login } from '@portal/shared-contracts/calls'
import { createMinimalBackend } from '../minimal/minimal-backend.ts'
import { minimalMember } from '../minimal/minimal-data.ts'

/** The API client of a logged-in member over a minimal backend in memory, without edge and port. */
export async function openMinimalPortal() {
  const backend = createMinimalBackend()
  const connection = { accessToken: null as string | null, loyaltyToken: null }
  const api = createApi({
    origin: 'https://portal.test',
    tokens: () => connection,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const headers = new Headers(request.headers)
      headers.set('interaction-id', brand.appId)
      const body = await request.text()
      const path = new URL(request.url).searchParams.get('path') ?? ''
      return backend.request(`/${path}`, { method: request.method, headers, ...(body !== '' && { body }) })
    },
  })
  const { loginName, password } = minimalMember
  const { meta, content } = await send(api, login, { body: { loginName, password, rememberMe: true } })
  connection.accessToken = meta.accessToken
  return { api, user: content }
}
