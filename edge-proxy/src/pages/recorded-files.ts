import type { RegistrySnapshot, ReleaseRecord, SnapshotRemote } from '@delikaterie/shared-contracts/remotes'

/** A record as pages of the portal read it: without the scripts that only embedding pages load. */
function inPortal({ embed, ...record }: ReleaseRecord): ReleaseRecord {
  if (embed === undefined) return record
  const others = new Set(embed.files)
  return { ...record, files: Object.fromEntries(Object.entries(record.files).filter(([file]) => !others.has(file))) }
}

/** The registry as pages of the portal read it. */
export const portalRegistry = (registry: RegistrySnapshot): RegistrySnapshot =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { base, record, previous }]): [string, SnapshotRemote] => [
      name,
      {
        base,
        record: inPortal(record),
        ...(previous && { previous: { base: previous.base, record: inPortal(previous.record) } }),
      },
    ]),
  )

/**
 * What an element reads of a record: how its scripts are loaded, not which pages the portal shows.
 * @param modules the hash of the modules that embedding pages provide; the remote's build that takes them from the page
 * is loaded if it was built with the same, else the one that has its own copies
 */
export function inEmbeddingPage(record: ReleaseRecord, modules: string | undefined) {
  const { name, version, contract, embed } = record
  const build = embed && embed.modules === modules ? embed : undefined
  const { entry, global } = build ?? record
  const loads = (file: string): boolean => (build ? build.files.includes(file) : !embed?.files.includes(file))
  const scripts = Object.entries(record.files).filter(([file]) => file.endsWith('.js') && loads(file))
  return { name, version, contract, entry, global, files: Object.fromEntries(scripts) }
}
