import type { RegistrySnapshot, ReleaseRecord, SnapshotRemote } from '@delikaterie/shared-contracts/remotes'

/** A record as pages of the portal read it: without the files that only embedding pages load. */
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
  const { files } = build ? filesOf(record, build.files) : inPortal(record)
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'))
  return { name, version, contract, entry, global, files: Object.fromEntries(scripts) }
}

const filesOf = ({ files }: ReleaseRecord, names: readonly string[]): Pick<ReleaseRecord, 'files'> => ({
  files: Object.fromEntries(Object.entries(files).filter(([file]) => names.includes(file))),
})
