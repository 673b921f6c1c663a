import { createApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { login, type UserData } from '@delikaterie/shared-contracts/calls'
import { createSandbox, type Sandbox } from '../app.ts'
import { demoCredentials, demoPassword } from '../state/demo-members.ts'

/** A call on its way: its path without the query, its body as it was sent. */
export type PortalCall = { method: string; path: string; key: string | undefined; body: string }

/** What lies between browser and sandbox: passes a call on, answers it itself, or loses it. */
export type Network = (call: PortalCall, passOn: () => Promise<Response>) => Promise<Response>

export const online: Network = (_call, passOn) => passOn()
export const offline: Network = async () => {
  throw new TypeError('fetch failed')
}

export type SandboxPortal = {
  sandbox: Sandbox
  api: Api
  /** What was sent, as `METHOD path` without its query, with the idempotency key if it had one. */
  sent: { call: string; key: string | undefined; body: unknown }[]
  /** What the session and the network are like from now on. */
  world: { accessToken: string | null; loyaltyToken: string | null; network: Network }
  /** Sends a control request, such as a purchase at the till. */
  control: (address: string, body: unknown) => Promise<unknown>
}

const loyaltyLogin = JSON.stringify({ __deviceId: '', ...demoCredentials })

/** A portal for tests: every call is answered by a fresh sandbox in memory, without edge and port. */
export function createSandboxPortal(): SandboxPortal {
  const sandbox = createSandbox({
    databaseFile: ':memory:',
    origin: 'http://sandbox.test',
    portalOrigin: 'https://portal.test',
  })
  const sent: SandboxPortal['sent'] = []
  const world: SandboxPortal['world'] = { accessToken: null, loyaltyToken: null, network: online }

  async function fetchCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const address = new URL(request.url).searchParams.get('path') ?? ''
    const path = address.split('?')[0] ?? ''
    const key = request.headers.get('Idempotency-Key') ?? undefined
    const body = await request.text()
    sent.push({ call: `${request.method} ${path}`, key, body: body === '' ? undefined : JSON.parse(body) })
    return world.network({ method: request.method, path, key, body }, () => toSandbox(request, address, body))
  }

  /** As the edge does it, which adds the credentials and headers of the loyalty service (spec §7, Headers). */
  async function toSandbox({ method, headers }: Request, address: string, given: string): Promise<Response> {
    const body = address.endsWith('auth/login') ? loyaltyLogin : given
    const sentHeaders = new Headers(headers)
    sentHeaders.set('content-type', 'application/json')
    sentHeaders.set('interaction-id', 'delikaterie-portal')
    sentHeaders.set('id-type', 'ID')
    return sandbox.app.request(`/${address}`, { method, headers: sentHeaders, ...(body !== '' && { body }) })
  }

  async function control(address: string, body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const answer = await sandbox.app.request(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  const tokens = () => ({ accessToken: world.accessToken, loyaltyToken: world.loyaltyToken })
  const api = createApi({ origin: 'https://portal.test', tokens, fetch: fetchCall })
  return { sandbox, api, sent, world, control }
}

/** A portal with its signed-in member; nothing has been sent since the login. */
export type MemberPortal = SandboxPortal & { user: UserData }

export async function openMemberPortal(loginName = 'mitglied@delikaterie.example'): Promise<MemberPortal> {
  const portal = createSandboxPortal()
  const answer = await send(portal.api, login, { body: { loginName, password: demoPassword, rememberMe: true } })
  portal.world.accessToken = answer.meta.accessToken
  portal.sent.length = 0
  return { ...portal, user: answer.content }
}
