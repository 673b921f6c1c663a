import { createApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { login, type UserData } from '@delikaterie/shared-contracts/calls'
import { createSandbox, type Sandbox } from '@delikaterie/sandbox/app'
import { demoPassword } from '@delikaterie/sandbox/demo'

export type SandboxPortal = {
  sandbox: Sandbox
  api: Api
  user: UserData
  /** What reached the portal since the login, as `METHOD path`. */
  sent: { call: string; body: unknown }[]
  /** Sends a control request, such as a purchase at the till. */
  control: (address: string, body: unknown) => Promise<unknown>
}

/** A logged-in member whose calls are answered by a fresh sandbox in memory, without edge and port. */
export async function openPortal(loginName = 'mitglied@delikaterie.example'): Promise<SandboxPortal> {
  const sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test' })
  const sent: SandboxPortal['sent'] = []
  let accessToken: string | null = null

  async function toSandbox(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).searchParams.get('path') ?? ''
    const body = await request.text()
    sent.push({ call: `${request.method} ${path}`, body: body === '' ? null : JSON.parse(body) })
    return sandbox.app.request(`/${path}`, { method: request.method, headers: request.headers, ...(body !== '' && { body }) })
  }

  async function control(address: string, body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const answer = await sandbox.app.request(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  const tokens = () => ({ accessToken, loyaltyToken: null })
  const api = createApi({ origin: 'https://portal.test', tokens, fetch: toSandbox })
  const answer = await send(api, login, { body: { loginName, password: demoPassword, rememberMe: true } })
  accessToken = answer.meta.accessToken
  sent.length = 0
  return { sandbox, api, user: answer.content, sent, control }
}
