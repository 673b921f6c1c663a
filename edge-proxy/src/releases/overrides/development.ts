import { DevelopmentOverride, type RegistrySnapshot, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import { verifyOverride, type OverrideOptions } from './verify-override.ts'

/** The remotes that dev servers of this machine serve to every page of a portal of development, each until it expires. */
export function createDevelopment(options: OverrideOptions) {
  const { now = Date.now } = options
  const remotes = new Map<RemoteName, DevelopmentOverride>()
  return {
    /** Those that have not expired. */
    live: (): DevelopmentOverride[] => [...remotes.values()].filter(({ expires }) => Date.parse(expires) > now()),
    /** Keeps a remote in place of the one before. @throws OverrideRefused */
    async put(jws: string): Promise<DevelopmentOverride> {
      const override = await verifyOverride(jws, DevelopmentOverride, options)
      remotes.set(override.record.name, override)
      return override
    },
  }
}
export type Development = ReturnType<typeof createDevelopment>

/** The remotes of a page with those of dev servers in place of the released ones. */
export const withDevelopment = (
  snapshot: RegistrySnapshot,
  live: readonly DevelopmentOverride[],
): RegistrySnapshot => ({
  ...snapshot,
  ...Object.fromEntries(live.map(({ base, record }) => [record.name, { base, record, development: true as const }])),
})
