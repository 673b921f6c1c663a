import type { RegistryStatus } from './registry.ts'

/** Why pages have no remote at all, for operators: without one the portal looks as if it worked. Null if one is released. */
export function noRemotesReason({ revision, fault, storeFault, remotes }: RegistryStatus): string | null {
  const all = Object.entries(remotes)
  if (all.some(([, { releases }]) => releases !== null)) return null
  if (storeFault !== null) return `the store cannot be read: ${storeFault}`
  if (fault !== null) return `the registry document is refused: ${fault}`
  if (revision === null) return 'there is no registry document'
  const [refused] = all.filter((entry) => entry[1].fault !== null)
  if (refused) return `the release of ${refused[0]} is refused: ${refused[1].fault}`
  if (all.length === 0) return 'no remote is registered'
  return `no registered remote has a release: ${all.map(([name]) => name).join(', ')}`
}
