import { createApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { login } from '@delikaterie/shared-contracts/calls'
import { createSandbox, type Sandbox } from '@delikaterie/sandbox/app'
import { demoCredentials, demoPassword } from '@delikaterie/sandbox/demo'
import { fetchAccountCoupons, sendActivation } from '../stores/coupon-calls.ts'
import { createCouponsPage, type CouponsModel } from '../stores/coupons.ts'

export type SandboxPortal = {
  sandbox: Sandbox
  api: Api
  page: CouponsModel
  /** What reached the portal since, as `METHOD path` without its query, with its body. */
  sent: { call: string; body: unknown }[]
  patches: () => unknown[]
  /** Whether the sandbox holds the coupon as activated. */
  isActive: (id: string) => boolean
  /** Answers or holds back a change before it reaches the sandbox. */
  world: { patch: ((id: string) => Promise<Response | undefined>) | null; loseAnswers: boolean; loyaltyToken: string | null }
}

const loyaltyLogin = JSON.stringify({ __deviceId: '', ...demoCredentials })

/** The Aktionen of the demo member on a portal in memory: every call goes to a fresh sandbox. */
export async function openPortal(): Promise<SandboxPortal> {
  const sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test' })
  const sent: SandboxPortal['sent'] = []
  const world: SandboxPortal['world'] = { patch: null, loseAnswers: false, loyaltyToken: null }
  let accessToken: string | null = null

  async function toEdge(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).searchParams.get('path') ?? ''
    const body = path.endsWith('auth/login') ? loyaltyLogin : await request.text()
    sent.push({ call: `${request.method} ${path.split('?')[0]}`, body: body === '' ? null : JSON.parse(body) })
    const { method, headers } = request
    const isPatch = method === 'PATCH'
    const early = isPatch ? await world.patch?.(path.split('/').at(-2) ?? '') : undefined
    if (early) return early
    headers.set('content-type', 'application/json')
    // What the edge adds to calls of the loyalty service (spec §7, Headers).
    headers.set('interaction-id', 'delikaterie-portal')
    headers.set('id-type', 'ID')
    const answer = await sandbox.app.request(`/${path}`, { method, headers, ...(body !== '' && { body }) })
    if (isPatch && world.loseAnswers) throw new TypeError('fetch failed')
    return answer
  }

  const tokens = () => ({ accessToken, loyaltyToken: world.loyaltyToken })
  const api = createApi({ origin: 'https://portal.test', tokens, fetch: toEdge })
  const answer = await send(api, login, { body: { loginName: 'mitglied@delikaterie.example', password: demoPassword, rememberMe: true } })
  accessToken = answer.meta.accessToken
  sent.length = 0

  const ask = () => fetchAccountCoupons(api, 'ACC-1', new Date())
  const page = createCouponsPage({ load: ask, ask, send: (id, on) => sendActivation(api, id, on), now: () => new Date() })
  const isActive = (id: string): boolean =>
    sandbox.state.db.prepare('SELECT activated FROM accountCoupons WHERE accountCouponId = ?').get(id)?.['activated'] === 1
  const patches = () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  return { sandbox, api, page, sent, patches, isActive, world }
}

/** A portal whose list is loaded. */
export async function openPage(): Promise<SandboxPortal> {
  const portal = await openPortal()
  await portal.page.refresh()
  return portal
}
