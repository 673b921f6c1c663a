import {
  Override,
  type DevelopmentOverride,
  type RegistryDocument,
  type RegistrySnapshot,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import { OverrideRefused, registrationFault, verifyOverride, type OverrideOptions } from './verify-override.ts'

/** Live overrides of one edge; more are refused. A request holds at most 64 KB, so they need less than 7 MB. */
const capacity = 100

/** Live overrides of one remote; a further one ends the oldest, which a developer has left behind. */
const capacityPerRemote = 10

/** An override with the registry document by which it was verified. */
type VerifiedOverride = { override: Override; jws: string; document: RegistryDocument | null }

/** The remotes that developers run on their machines inside this portal; in memory, each until it expires. */
export function createOverrides(options: OverrideOptions) {
  const overrides = new Map<string, VerifiedOverride>()

  function live(): Map<string, VerifiedOverride> {
    for (const [id, { override }] of overrides) if (Date.parse(override.expires) <= Date.now()) overrides.delete(id)
    return overrides
  }

  /** Whether the registry document of now still allows an override. */
  async function isAllowed(verified: VerifiedOverride): Promise<boolean> {
    const document = await options.document()
    if (document === verified.document) return true
    const isValid = await verifyOverride(verified.jws, Override, options).then(
      () => true,
      () => false,
    )
    if (isValid) verified.document = document
    return isValid
  }

  return {
    registrationFault: (name: string, key: string) => registrationFault(options, name, key),
    /**
     * The live override with an id; null if it expired, the edge was restarted, or the registry document has no longer
     * its key or its claims.
     */
    async find(id: string | null): Promise<Override | null> {
      const verified = live().get(id ?? '')
      if (verified === undefined) return null
      if (await isAllowed(verified)) return verified.override
      // For good: it does not come back when the document allows it again.
      if (id !== null && overrides.get(id) === verified) overrides.delete(id)
      return null
    },
    /** Keeps an override under an id, in place of the one before. @throws OverrideRefused */
    async put(id: string, jws: string): Promise<Override> {
      const document = await options.document()
      const override = await verifyOverride(jws, Override, options)
      const { name } = override.record
      const known = live().get(id)?.override.record.name ?? name
      if (known !== name) throw new OverrideRefused(`The id belongs to an override of ${known}.`)
      overrides.delete(id)
      const ofRemote = [...overrides.keys()].filter((other) => overrides.get(other)?.override.record.name === name)
      for (const oldest of ofRemote.slice(0, -(capacityPerRemote - 1))) overrides.delete(oldest)
      if (overrides.size >= capacity) throw new OverrideRefused('This portal has too many overrides.')
      overrides.set(id, { override, jws, document })
      return override
    },
  }
}
export type Overrides = ReturnType<typeof createOverrides>

/** The remotes of a page that are released: an override counts in no statistics and cannot roll a release back. */
export const withoutRemotes = (snapshot: RegistrySnapshot, names: readonly RemoteName[]): RegistrySnapshot =>
  names.length === 0 ? snapshot : Object.fromEntries(Object.entries(snapshot).filter(([name]) => !names.includes(name)))

/** The remotes of a page with an override and those of dev servers in place of the released ones. */
export function withOverrides(
  snapshot: RegistrySnapshot,
  override: Override | undefined,
  live: readonly DevelopmentOverride[],
): RegistrySnapshot {
  if (override === undefined && live.length === 0) return snapshot
  return {
    ...snapshot,
    ...(override && { [override.record.name]: { base: override.base, record: override.record } }),
    ...Object.fromEntries(live.map(({ base, record }) => [record.name, { base, record, development: true as const }])),
  }
}
