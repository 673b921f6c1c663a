import { createSandbox } from '../app.ts'
import { demoCredentials, demoPassword } from '../state/demo-members.ts'

/** At noon, so that a test may move the clock by hours without changing the date. */
export const testNow = new Date('2026-11-20T11:00:00Z')

interface Envelope {
  meta: { success: boolean; accessToken?: string }
  content: unknown
  errorMessage: { code: string; input: string; inputValue: string; value: string }[]
  [topLevel: string]: unknown
}

/** A sandbox in memory with a clock that tests control, and a client for its calls. */
export function createTestClient() {
  let now = testNow
  const sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test', now: () => now })

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return sandbox.app.request(`/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Envelope> {
    return (await (await send(method, path, body, headers)).json()) as Envelope
  }

  async function login(
    loginName = 'mitglied@delikaterie.example',
    password = demoPassword,
  ): Promise<Record<string, string>> {
    const { meta } = await call('POST', 'shop/user/login', { loginName, password, rememberMe: true })
    return { 'X-Access-Token': meta.accessToken ?? '' }
  }

  async function loyaltyLogin(): Promise<Record<string, string>> {
    const response = await send('POST', 'convercus/auth/login', { __deviceId: '', ...demoCredentials })
    return {
      'x-auth': (await response.text()).replaceAll('"', ''),
      'interaction-id': 'delikaterie-portal',
      'id-type': 'ID',
    }
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

/** The codes and fields of a response's errors, as 'code input'. */
export const errorsOf = ({ errorMessage }: Envelope): string[] =>
  errorMessage.map(({ code, input }) => `${code} ${input}`.trim())
