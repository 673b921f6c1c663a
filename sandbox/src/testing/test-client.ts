import { brand } from '@portal/shared-contracts/brand/brand'
import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { createSandbox } from '../app.ts'
import { demoCredentials, demoPassword } from '../state/demo-members.ts'

/** At noon, so that a test may move the clock by hours without changing the date. */
export const testNow = new Date('2026-11-20T11:00:00Z')

type Envelope = {
  meta: { success: boolean; accessToken?: string }
  content: unknown
  errorMessage: { code: string; input: string; inputValue: string; value: string }[]
  [topLevel: string]: unknown
}

type RequestHeaders = Record<string, string>

/** The postal address of the demo member Marlene Abel. */
export { munich as home } from '@portal/shared-contracts/testing/address'

/** A sandbox in memory with a clock that tests control, and a client for its calls. */
export function createTestClient() {
  let now = testNow
  const sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test', now: () => now })

  async function send(method: string, path: string, body?: unknown, headers: RequestHeaders = {}): Promise<Response> {
    return sandbox.app.request(`/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async function call(method: string, path: string, body?: unknown, headers?: RequestHeaders): Promise<Envelope> {
    return (await (await send(method, path, body, headers)).json()) as Envelope
  }

  async function login(loginName = demoEmail('mitglied'), password = demoPassword): Promise<RequestHeaders> {
    const { meta } = await call('POST', 'shop/user/login', { loginName, password, rememberMe: true })
    return { 'X-Access-Token': meta.accessToken ?? '' }
  }

  async function loyaltyLogin(): Promise<RequestHeaders> {
    const response = await send('POST', `${wire.prefix}/auth/login`, { __deviceId: '', ...demoCredentials })
    const token = (await response.text()).replaceAll('"', '')
    return { 'x-auth': token, 'interaction-id': brand.appId, 'id-type': 'ID' }
  }

  return {
    ...sandbox,
    send,
    call,
    login,
    loyaltyLogin,
    /** Moves the clock forward. */
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

/** The same client, which calls as a logged-in member. */
export async function createMemberClient(loginName?: string, client = createTestClient()) {
  const headers = await client.login(loginName)
  const call = (method: string, path: string, body?: unknown) => client.call(method, path, body, headers)
  return {
    ...client,
    headers,
    call,
    send: (method: string, path: string, body?: unknown) => client.send(method, path, body, headers),
    errors: async (method: string, path: string, body?: unknown) => errorsOf(await call(method, path, body)),
  }
}

/** The codes and fields of a response's errors, as 'code input'. */
export const errorsOf = ({ errorMessage }: Envelope): string[] =>
  errorMessage.map(({ code, input }) => `${code} ${input}`.trim())
