import * as v from 'valibot'
import { createApi, type Api } from '@delikaterie/shared-contracts/api'
import { createSandbox, type Sandbox } from '@delikaterie/sandbox/app'

export type SandboxApi = {
  sandbox: Sandbox
  api: Api
  /** Backend calls that were sent, as `METHOD path`, with their bodies. */
  sent: { call: string; body: unknown }[]
  /** What the network and the session are like from now on. */
  world: { offline: boolean; accessToken: string | null }
}

/** An api whose calls are answered by a fresh sandbox in memory, without edge and without a port. */
export function createSandboxApi(): SandboxApi {
  const sandbox = createSandbox({ databaseFile: ':memory:', origin: 'http://sandbox.test', portalOrigin: 'https://portal.test' })
  const sent: SandboxApi['sent'] = []
  const world: SandboxApi['world'] = { offline: false, accessToken: null }
  const api = createApi({
    origin: 'https://portal.test',
    tokens: () => ({ accessToken: world.accessToken, loyaltyToken: null }),
    fetch: async (input, init) => {
      if (world.offline) throw new TypeError('fetch failed')
      const request = new Request(input, init)
      const path = new URL(request.url).searchParams.get('path') ?? ''
      const body = await request.text()
      sent.push({ call: `${request.method} ${path}`, body: body === '' ? undefined : JSON.parse(body) })
      return sandbox.app.request(`/${path}`, { method: request.method, headers: request.headers, body })
    },
  })
  return { sandbox, api, sent, world }
}

const Mails = v.array(v.object({ kind: v.string(), links: v.array(v.string()) }))

/** The e-mails in the sandbox's outbox to one address, newest first. */
export async function mailsTo({ sandbox }: SandboxApi, address: string): Promise<v.InferOutput<typeof Mails>> {
  const answer = await sandbox.app.request(`/control/outbox?to=${encodeURIComponent(address)}`)
  return v.parse(Mails, await answer.json())
}

/** The parameters of the link in the newest e-mail to an address. */
export async function linkParameters(backend: SandboxApi, address: string): Promise<URLSearchParams> {
  const [newest] = await mailsTo(backend, address)
  const link = newest?.links[0]
  if (link === undefined) throw new Error(`No e-mail with a link to ${address}`)
  return new URL(link).searchParams
}
