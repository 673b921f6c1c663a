import { createSandbox } from '../app.ts'
import { createKeyPem } from '../wallet/certificates.ts'
import { walletRoutes } from '../wallet-routes.ts'
import { certificates, passType } from './test-pass.ts'

/** The service account of the portal; its key is made once, because that takes long. */
export const account = {
  type: 'service_account' as const,
  project_id: 'test',
  private_key_id: 'key',
  private_key: await createKeyPem(),
  client_email: 'portal@test.example',
  client_id: '1',
  token_uri: 'http://sandbox.test/wallet/google/token',
}

/** What the phone of a test sends to a portal. */
type PortalRequest = { request: string; headers: Headers; body: string }

const registered = () => new Response(null, { status: 201 })

/** A sandbox in memory whose phone trusts the root of test passes and asks a portal for which the test stands in. */
export function openTestWallets(respond: (request: PortalRequest) => Response = registered) {
  const sent: PortalRequest[] = []
  const askPortal: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = await request.text()
    sent.push({ request: `${request.method} ${request.url}`, headers: request.headers, body })
    return respond({ request: `${request.method} ${request.url}`, headers: request.headers, body })
  }
  const sandbox = createSandbox({
    databaseFile: ':memory:',
    origin: 'http://sandbox.test',
    wallets: walletRoutes({ root: certificates.root, passType, account, fetch: askPortal }),
  })
  /** Submits a form of the console; `pass` is a file. */
  const submit = (address: string, fields: Readonly<Record<string, string | Uint8Array>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      body.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'karte.pkpass'))
    return sandbox.app.request(address, { method: 'POST', body })
  }
  const text = async (address: string): Promise<string> => (await sandbox.app.request(address)).text()
  return { ...sandbox, askPortal, sent, submit, text }
}
