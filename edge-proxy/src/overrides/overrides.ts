import {
  contractVersion,
  isCompatible,
  maxOverrideAge,
  Override,
  recordFaults,
  shellFaults,
  type RegistryDocument,
  type RegistrySnapshot,
  type RemoteName,
} from '@delikaterie/shared-contracts/remotes'
import { decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { publicKey } from '../releases/registry-keys.ts'
import { verifiedPayload } from '../releases/verify.ts'

/** An override is refused; the message is for the developer. */
export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused'
}

export type OverrideOptions = {
  document: () => Promise<RegistryDocument | null>
  shellPaths: () => readonly string[]
  /** Origin of this portal. */
  portal: string
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Live overrides of one edge; more are refused. A request holds at most 64 KB, so they need less than 7 MB. */
const capacity = 100

/** Live overrides of one remote; a further one ends the oldest, which a developer has left behind. */
const capacityPerRemote = 10

/** The remotes that developers run on their machines inside this portal; in memory, each until it expires. */
export function createOverrides({ document, shellPaths, portal, now = Date.now }: OverrideOptions) {
  const overrides = new Map<string, Override>()

  /** @throws OverrideRefused unless the remote's key signed it for this portal, within its claims and its time */
  async function verify(jws: string): Promise<Override> {
    const name = kidOf(jws)
    const registered = (await document())?.remotes[name]
    if (!registered) throw new OverrideRefused(`The registry document of this portal has no remote ${name}.`)
    const keys = await Promise.all(registered.keys.map(publicKey))
    const payload = await verifiedPayload(jws, name, keys).catch(() => {
      throw new OverrideRefused(`No key of ${name} in the registry document signed this override.`)
    })
    const parsed = v.safeParse(Override, payload)
    if (!parsed.success) throw new OverrideRefused(`The override is malformed: ${parsed.issues[0].message}`)
    const { record, portal: meant, expires } = parsed.output
    if (meant !== portal) throw new OverrideRefused(`The override is for ${meant}, this portal is ${portal}.`)
    const left = Date.parse(expires) - now()
    if (left <= 0) throw new OverrideRefused(`The override expired at ${expires}.`)
    if (left > maxOverrideAge) throw new OverrideRefused('The override would live longer than 12 hours.')
    if (record.name !== name) throw new OverrideRefused(`The key of ${name} signed a record of ${record.name}.`)
    if (!isCompatible(record.contract)) {
      throw new OverrideRefused(
        `${name} is built for the contract ${record.contract}, this shell has ${contractVersion}.`,
      )
    }
    const faults = [...recordFaults(record, registered), ...shellFaults(registered.paths, shellPaths())]
    if (faults.length > 0) throw new OverrideRefused(`${name} may not claim that: ${faults.join('; ')}.`)
    return parsed.output
  }

  function find(id: string | null): Override | null {
    const override = id === null ? undefined : overrides.get(id)
    if (id === null || override === undefined) return null
    if (Date.parse(override.expires) > now()) return override
    overrides.delete(id)
    return null
  }

  /** Removes expired overrides, the one with the id, and the oldest of the remote if it has too many. */
  function makeRoom(remote: RemoteName, id: string): void {
    overrides.delete(id)
    const live = [...overrides.keys()].filter((other) => find(other) !== null)
    const ofRemote = live.filter((other) => find(other)?.record.name === remote)
    for (const oldest of ofRemote.slice(0, -(capacityPerRemote - 1))) overrides.delete(oldest)
  }

  return {
    /** The live override with an id; null if it expired or the edge was restarted. */
    find,
    /** Keeps an override under an id, in place of the one before. @throws OverrideRefused */
    async put(id: string, jws: string): Promise<Override> {
      const override = await verify(jws)
      const known = find(id)
      if (known !== null && known.record.name !== override.record.name) {
        throw new OverrideRefused(`The id belongs to an override of ${known.record.name}.`)
      }
      makeRoom(override.record.name, id)
      if (overrides.size >= capacity) throw new OverrideRefused('This portal has too many overrides.')
      overrides.set(id, override)
      return override
    },
  }
}
export type Overrides = ReturnType<typeof createOverrides>

function kidOf(jws: string): string {
  try {
    return decodeProtectedHeader(jws).kid ?? ''
  } catch {
    throw new OverrideRefused('The override is no signed document.')
  }
}

/** The remotes of a page with the override's in place of the released one. */
export const withOverride = (snapshot: RegistrySnapshot, { record, base }: Override): RegistrySnapshot => ({
  ...snapshot,
  [record.name]: { base, record },
})

/** The remotes of a page that are released: an override counts in no statistics and cannot roll a release back. */
export const withoutRemote = (snapshot: RegistrySnapshot, name: RemoteName | undefined): RegistrySnapshot =>
  Object.fromEntries(Object.entries(snapshot).filter(([other]) => other !== name))
