import * as paths from '@portal/shared-contracts/paths'
import { developmentRemotesPath, overridesPath } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { brandIn } from '../portal/brand-in.ts'
import { Refused } from '../refused.ts'
import { requestPortal, type LocalRemote } from './send-override.ts'

/** What a portal says of a remote; earlier edges say nothing. */
const PortalResponse = v.object({ fault: v.optional(v.nullable(v.string())) })

/** A portal that runs remotes of this machine. */
export type FoundPortal = {
  /** Whether it takes remotes of dev servers. */
  isDevelopment: boolean
  /** Why it would refuse the remote; null if it takes it, or does not say. */
  fault: string | null
}

/** What a portal responds; null if it has no such address. */
async function readPortal(address: string): Promise<v.InferOutput<typeof PortalResponse> | null> {
  const response = await requestPortal(address)
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  if (!response.ok || !isJson) return null
  const parsed = v.safeParse(PortalResponse, await response.json())
  return parsed.success ? parsed.output : null
}

/** The brand of a portal, by its web manifest. @throws Refused if the address has none */
export async function brandOf(portal: string): Promise<string> {
  const response = await requestPortal(portal + paths.webManifest)
  const brand = brandIn(await response.json().catch(() => null))
  if (!response.ok || brand === null) throw new Refused(`${portal} is no portal. Name yours with --portal.`)
  return brand
}

/**
 * Whether a portal takes remotes of this machine, and this one. Asks only; nothing of the remote is sent but its name
 * and public key.
 * @throws Refused if it takes none
 */
export async function findPortal(
  portal: string,
  name: string,
  { key }: Pick<LocalRemote, 'key'>,
): Promise<FoundPortal> {
  const query = `?${new URLSearchParams({ remote: name, key: key.public.x ?? '' }).toString()}`
  const development = await readPortal(portal + developmentRemotesPath + query)
  if (development) return { isDevelopment: true, fault: development.fault ?? null }
  const deployed = await readPortal(portal + overridesPath + query)
  if (deployed) return { isDevelopment: false, fault: deployed.fault ?? null }
  // An earlier edge that allows overrides has their style sheet.
  if ((await requestPortal(`${portal}${overridesPath}/banner.css`)).ok) return { isDevelopment: false, fault: null }
  throw new Refused(`${portal} allows no overrides (REMOTE_OVERRIDES).`)
}
