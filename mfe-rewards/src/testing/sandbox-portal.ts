import { createApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { login, type UserData } from '@delikaterie/shared-contracts/calls'
import { createSandbox, type Sandbox } from '@delikaterie/sandbox/app'
import { demoCredentials, demoPassword } from '@delikaterie/sandbox/demo'

type SentCall = { call: string; key: string | null; body: unknown }

export type SandboxPortal = {
  sandbox: Sandbox
  api: Api
  user: UserData
  /** What reached the portal, as `METHOD path` without its query. */
  sent: SentCall[]
  orders: () => SentCall[]
  /** What the network does to an order: loses the request, or only the answer, or waits. */
  network: { order: 'fine' | 'loseRequest' | 'loseAnswer'; hold: Promise<void> | null; answer: Response | null }
}

const loyaltyLogin = JSON.stringify({ __deviceId: '', ...demoCredentials })

/**
 * A portal in memory: every call goes to a fresh sandbox, and one order key is answered
 * once and then replayed, as the edge does it (design §4).
 */
export async function openPortal(loginName = 'mitglied@delikaterie.example'): Promise<SandboxPortal> {
  const sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test' })
  const sent: SentCall[] = []
  const network: SandboxPortal['network'] = { order: 'fine', hold: null, answer: null }
  const answers = new Map<string, Promise<Response>>()
  let accessToken: string | null = null

  async function toEdge(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).searchParams.get('path') ?? ''
    const key = request.headers.get('Idempotency-Key')
    const body = await request.text()
    sent.push({ call: `${request.method} ${path.split('?')[0]}`, key, body: body === '' ? null : JSON.parse(body) })
    return key === null ? toBackend(request, path, body) : toOrder(request, path, body, key)
  }

  async function toOrder(request: Request, path: string, body: string, key: string): Promise<Response> {
    const { order, hold, answer } = network
    await hold
    if (order === 'loseRequest') throw new TypeError('fetch failed')
    if (answer) return answer.clone()
    if (!answers.has(key)) answers.set(key, toBackend(request, path, body))
    const first = await answers.get(key)
    if (order === 'loseAnswer' || first === undefined) throw new TypeError('fetch failed')
    return first.clone()
  }

  async function toBackend(request: Request, path: string, body: string): Promise<Response> {
    const { method, headers } = request
    const sentBody = path.endsWith('auth/login') ? loyaltyLogin : body
    headers.set('content-type', 'application/json')
    // What the edge adds to calls of the loyalty service (spec §7, Headers).
    headers.set('interaction-id', 'delikaterie-portal')
    headers.set('id-type', 'ID')
    return sandbox.app.request(`/${path}`, { method, headers, ...(sentBody !== '' && { body: sentBody }) })
  }

  const api = createApi({
    origin: 'https://portal.test',
    tokens: () => ({ accessToken, loyaltyToken: null }),
    fetch: toEdge,
  })
  const answer = await send(api, login, { body: { loginName, password: demoPassword, rememberMe: true } })
  accessToken = answer.meta.accessToken
  sent.length = 0
  return { sandbox, api, user: answer.content, sent, network, orders: () => sent.filter(({ call }) => call === 'POST shop/order') }
}
