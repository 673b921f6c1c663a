import { edge, member } from './each-edge.ts'
import { passJsonOf } from './read-pass.ts'
import { bytesOf, passType, urlIn, type WalletEdge } from './wallet-edge.ts'

/** The path of the web service. */
export const base = '/api/wallet/apple/v1'
/** The phone of the tests, as Apple names it. */
export const device = 'device-0123456789abcdef'
export const pushToken = 'a1b2'.repeat(16)

/** Saves the card on a phone, which has not registered yet. */
export async function savedPass(of = edge, session = member) {
  const url = await urlIn(await of.link('apple', session, { holder: 'Erika Muster' }))
  const json = passJsonOf(await bytesOf(await of.get(url, { headers: { cookie: session.cookie } })))
  return { serial: String(json['serialNumber']), token: String(json['authenticationToken']) }
}

export type Pass = Awaited<ReturnType<typeof savedPass>>

/** The header with the token of a pass. */
export const authorization = ({ token }: Pick<Pass, 'token'>) => ({ authorization: `ApplePass ${token}` })
const registrations = (of = device) => `${base}/devices/${of}/registrations/${passType}`
/** Registers a phone for a pass. */
export const register = (
  pass: Pass,
  more: { device?: string; pushToken?: string; body?: unknown; of?: WalletEdge } = {},
) =>
  (more.of ?? edge).post(
    `${registrations(more.device)}/${pass.serial}`,
    more.body ?? { pushToken: more.pushToken ?? pushToken },
    authorization(pass),
  )
/** Saves the card on phones that have registered; the pushes that this causes are forgotten. */
export async function registeredPass(devices = [device]): Promise<Pass> {
  const pass = await savedPass()
  for (const each of devices) await register(pass, { device: each })
  edge.pushed.length = 0
  return pass
}
/** Ends the registration of the phone for a pass. */
export const unregister = (pass: Pass) =>
  edge.send({ method: 'DELETE', target: `${registrations()}/${pass.serial}`, headers: authorization(pass) })
/** Fetches a pass, with the time of the version that the phone has. */
export const fetchPass = (pass: Pass, since?: string | null, of = edge) =>
  of.get(`${base}/passes/${passType}/${pass.serial}`, {
    headers: { ...authorization(pass), ...(since && { 'if-modified-since': since }) },
  })
/** The passes that have changed since a time; the status of a response without a list. */
export const changed = async (since = '', of = device) => {
  const response = await edge.get(`${registrations(of)}${since === '' ? '' : `?passesUpdatedSince=${since}`}`)
  return response.status === 200
    ? ((await response.json()) as { lastUpdated: string; serialNumbers: string[] })
    : response.status
}
/** The time of the version of a pass in a response. */
export const lastModified = (response: Response) => response.headers.get('last-modified')
