import { DevelopmentOverride, type RemoteName } from '@portal/shared-contracts/remotes'
import { registrationFault, verifyOverride, type OverrideOptions } from '../overrides/verify-override.ts'

/**
 * The remotes that dev servers of this machine serve to every page of a portal of development, each until it expires.
 */
export function createDevelopment(options: OverrideOptions) {
  const remotes = new Map<RemoteName, DevelopmentOverride>()
  return {
    registrationFault: (name: string, key: string) => registrationFault(options, name, key),
    live: (): DevelopmentOverride[] => [...remotes.values()].filter(({ expires }) => Date.parse(expires) > Date.now()),
    async put(jws: string): Promise<DevelopmentOverride> {
      const override = await verifyOverride(jws, DevelopmentOverride, options)
      remotes.set(override.record.name, override)
      return override
    },
  }
}
export type Development = ReturnType<typeof createDevelopment>
