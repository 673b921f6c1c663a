import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { ReleasePointer } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'

/** ms for which open pages may still load files of a version that no pointer names. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Newest versions per remote that are kept whatever their age. */
const keptPerRemote = 5

/**
 * Deletes versions from a copy of the releases that no pointer has named for a week, but for the newest five of each
 * remote. When a version was named last is the time of its folder, which this function sets: run it every hour.
 */
export async function cleanCopy(folder: string, now = new Date()): Promise<void> {
  const remotes = path.join(folder, 'remotes')
  for (const name of await foldersIn(remotes)) await cleanRemote(path.join(remotes, name), now)
}

async function cleanRemote(folder: string, now: Date): Promise<void> {
  const named = await namedVersions(folder)
  if (named === null) return
  const versions = await Promise.all(
    (await foldersIn(folder)).map(async (version) => {
      const place = path.join(folder, version)
      if (named.has(version)) await utimes(place, now, now)
      return { place, namedAt: (await stat(place)).mtimeMs }
    }),
  )
  const old = versions
    .toSorted((one, other) => other.namedAt - one.namedAt)
    .slice(keptPerRemote)
    .filter(({ namedAt }) => now.getTime() - namedAt > lifetime)
  for (const { place } of old) await rm(place, { recursive: true, force: true })
}

/** The versions that the pointer of a remote names; null if it cannot be read, so that nothing is deleted. */
async function namedVersions(folder: string): Promise<ReadonlySet<string | undefined> | null> {
  try {
    const text = await readFile(path.join(folder, 'release.json'), 'utf8')
    const { current, previous, canary } = v.parse(ReleasePointer, JSON.parse(text))
    return new Set([current, previous, canary?.version])
  } catch {
    return null
  }
}

/** Names of the folders in a folder; none if it does not exist. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
