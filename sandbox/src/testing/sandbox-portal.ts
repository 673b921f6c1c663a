import { brand } from '@portal/shared-contracts/brand/brand'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { createApi, send, type Api } from '@portal/page-library/api'
import { login, type UserData } from '@portal/shared-contracts/calls'
import { coreCatalogue } from '../catalogue/catalogue.ts'
import { createSandbox, type Sandbox } from '../app.ts'
import { demoCredentials, demoPassword } from '../state/demo-members.ts'

/** A sent call: its path without the query, its body as text. */
export type PortalCall = { method: string; path: string; key: string | undefined; body: string }

/** The simulated network between browser and sandbox: forwards a call, responds itself, or fails. */
export type Network = (call: PortalCall, forward: () => Promise<Response>) => Promise<Response>

export const online: Network = (_call, forward) => forward()
export const offline: Network = async () => {
  throw new TypeError('fetch failed')
}

export type SandboxPortal = {
  sandbox: Sandbox
  api: Api
  /** The sent calls as `METHOD path` without the query, with their idempotency keys. */
  sent: { call: string; key: string | undefined; body: unknown }[]
  /** Tokens and network of the next calls; tests change them. */
  connection: { accessToken: string | null; loyaltyToken: string | null; network: Network }
  /** Sends a control request, such as a purchase at the till. */
  control: (address: string, body: unknown) => Promise<unknown>
}

const loyaltyLogin = JSON.stringify({ __deviceId: '', ...demoCredentials })

/** A portal for tests: calls are sent to a new sandbox in memory with a short catalogue, without edge and port. */
export function createSandboxPortal(): SandboxPortal {
  const sandbox = createSandbox({
    databaseFile: ':memory:',
    origin: 'http://sandbox.test',
    portalOrigin: 'https://portal.test',
    catalogue: coreCatalogue,
  })
  const sent: SandboxPortal['sent'] = []
  const connection: SandboxPortal['connection'] = { accessToken: null, loyaltyToken: null, network: online }

  async function fetchCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const address = new URL(request.url).searchParams.get('path') ?? ''
    const path = address.split('?')[0] ?? ''
    const [key] = request.headers.get('Idempotency-Key')?.split(';') ?? []
    const body = await request.text()
    sent.push({ call: `${request.method} ${path}`, key, body: body === '' ? undefined : JSON.parse(body) })
    return connection.network({ method: request.method, path, key, body }, () => toSandbox(request, address, body))
  }

  /** Adds credentials and headers of the loyalty service, as the edge does (docs/product/calls-and-headers.md). */
  async function toSandbox({ method, headers }: Request, address: string, sentBody: string): Promise<Response> {
    const body = address.endsWith('auth/login') ? loyaltyLogin : sentBody
    const sentHeaders = new Headers(headers)
    sentHeaders.set('content-type', 'application/json')
    const isAboutCard = address.includes('/accountdetails/')
    sentHeaders.set('interaction-id', isAboutCard ? 'Webshop' : brand.appId)
    sentHeaders.set('id-type', isAboutCard ? 'CARDCODE' : 'ID')
    return sandbox.app.request(`/${address}`, { method, headers: sentHeaders, ...(body !== '' && { body }) })
  }

  async function control(address: string, body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const response = await sandbox.app.request(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  const tokens = () => ({ accessToken: connection.accessToken, loyaltyToken: connection.loyaltyToken })
  const api = createApi({ origin: 'https://portal.test', tokens, fetch: fetchCall })
  return { sandbox, api, sent, connection, control }
}

/** A portal with a signed-in member; `sent` is empty. */
export type MemberPortal = SandboxPortal & { user: UserData }

export async function openMemberPortal(loginName = demoEmail('mitglied')): Promise<MemberPortal> {
  const portal = createSandboxPortal()
  const response = await send(portal.api, login, { body: { loginName, password: demoPassword, rememberMe: true } })
  portal.connection.accessToken = response.meta.accessToken
  portal.sent.length = 0
  return { ...portal, user: response.content }
}
