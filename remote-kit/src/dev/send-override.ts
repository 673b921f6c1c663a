import { overridesPath, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { signOverride, type ReleaseKey } from '../release/signing.ts'

/** Milliseconds for which a portal keeps a build that is not replaced. */
const overrideAge = 8 * 60 * 60 * 1000

/** A remote that a command runs from this machine in a portal. */
export type LocalRemote = {
  folder: string
  /** Origin of the portal. */
  portal: string
  /** TCP port of its files; 0 chooses one. */
  port: number
  key: ReleaseKey
  now: () => Date
  onError: (message: string) => void
}

/** A build on this machine, for one portal. */
export type LocalBuild = {
  record: ReleaseRecord
  /** Base of its files, such as `http://localhost:5000/0.1.0-a/`. */
  base: string
  portal: string
  /** Chosen at random: who knows it can use the override. */
  id: string
}

/** Address that a browser opens to use an override. */
export const overrideLink = ({ portal, id }: Pick<LocalBuild, 'portal' | 'id'>): string =>
  `${portal}${overridesPath}/${id}`

/** Tells the portal the newest build. @throws Error with the reason why it is refused */
export async function sendOverride(
  { record, base, portal, id }: LocalBuild,
  key: ReleaseKey,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + overrideAge).toISOString()
  await putOverride(overrideLink({ portal, id }), await signOverride({ record, base, portal, expires }, key.private))
}

/** Sends a request to a portal. @throws Error if it does not respond */
export const requestPortal = (address: string, request: RequestInit = {}): Promise<Response> =>
  fetch(address, request).catch((error: unknown) => {
    throw new Error(`${new URL(address).origin} does not respond. Is --portal right?`, { cause: error })
  })

/** Sends a signed override to an address of a portal. @throws Error with the reason why it is refused */
export async function putOverride(address: string, override: string): Promise<void> {
  const portal = new URL(address).origin
  const response = await requestPortal(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: portal },
    body: JSON.stringify({ override }),
  })
  if (response.ok) return
  const body: unknown = await response.json().catch(() => null)
  const reason = body !== null && typeof body === 'object' && 'error' in body ? String(body.error) : ''
  throw new Error(
    response.status === 404
      ? `${portal} allows no overrides (REMOTE_OVERRIDES).`
      : `${portal} refuses the override (${response.status}): ${reason}`,
  )
}
