import * as v from 'valibot'
import type { PassJson } from './pass.ts'
import type { Device } from './phone-store.ts'

/** ms that the phone waits for a response. */
const timeout = 10_000

const ChangedPasses = v.object({ lastUpdated: v.string(), serialNumbers: v.array(v.string()) })
type ChangedPasses = v.InferOutput<typeof ChangedPasses>

/** A pass that has a web service. */
export type ServedPass = Pick<PassJson, 'passTypeIdentifier' | 'serialNumber'> & {
  webServiceURL: string
  authenticationToken: string
}

/** The pass with its web service; null for one that has none, which never changes. */
export function servedPass({ webServiceURL, authenticationToken = '', ...content }: PassJson): ServedPass | null {
  return webServiceURL === undefined ? null : { ...content, webServiceURL, authenticationToken }
}

/** The requests that a phone sends to the web service of a pass, as Apple specifies them. */
export function createWebService(device: Device, fetch: typeof globalThis.fetch) {
  const request = (
    pass: ServedPass,
    path: string,
    { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {},
  ) =>
    fetch(`${pass.webServiceURL.replace(/\/$/, '')}/v1/${path}`, {
      ...init,
      headers: { authorization: `ApplePass ${pass.authenticationToken}`, ...headers },
      signal: AbortSignal.timeout(timeout),
    })
  const type = ({ passTypeIdentifier }: ServedPass) => encodeURIComponent(passTypeIdentifier)
  const serial = ({ serialNumber }: ServedPass) => encodeURIComponent(serialNumber)
  const registrations = (pass: ServedPass) => `devices/${device.deviceLibraryIdentifier}/registrations/${type(pass)}`
  const json = { 'content-type': 'application/json' }

  return {
    register: (pass: ServedPass) =>
      request(pass, `${registrations(pass)}/${serial(pass)}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ pushToken: device.pushToken }),
      }),
    unregister: (pass: ServedPass) => request(pass, `${registrations(pass)}/${serial(pass)}`, { method: 'DELETE' }),
    /** The changed passes of the pass's type; null if there are none. @throws Error for another response */
    changed: async (pass: ServedPass, since: string | null): Promise<ChangedPasses | null> => {
      const query = since === null ? '' : `?passesUpdatedSince=${encodeURIComponent(since)}`
      const response = await request(pass, registrations(pass) + query)
      if (response.status === 204) return null
      if (response.status !== 200) throw new Error(`the list of changed passes: ${response.status}`)
      return v.parse(ChangedPasses, await response.json())
    },
    fetchPass: (pass: ServedPass, lastModified: string | null) =>
      request(pass, `passes/${type(pass)}/${serial(pass)}`, {
        headers: lastModified === null ? {} : { 'if-modified-since': lastModified },
      }),
    /** Tells the portal what went wrong on the phone. */
    log: (pass: ServedPass, message: string) =>
      request(pass, 'log', { method: 'POST', headers: json, body: JSON.stringify({ logs: [message] }) }),
  }
}
export type WebService = ReturnType<typeof createWebService>

/** Why there is no response, with the reason of the network. */
export function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
