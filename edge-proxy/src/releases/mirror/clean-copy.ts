import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { majorsOf, pointerOfMajor, ReleasePointer, versionsOfPointer } from '@portal/shared-contracts/remotes'
import { pointerName, previewsName, remotesFolder } from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'

/** ms for which open pages may still load files of a version that no pointer names. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Newest versions per remote that are kept whatever their age. */
const keptPerRemote = 5

/** Bytes that the versions of one remote may have, unless its pointer names them. */
const remoteBytes = 128 * 1024 * 1024

/**
 * Deletes versions that no pointer has named for a week, but for the newest five of each remote. Sets the mtime of each
 * named version's folder to `now`; the mtime then says when a version was last named. Run it every hour.
 */
export async function cleanCopy(folder: string, now = new Date()): Promise<void> {
  const remotes = path.join(folder, remotesFolder)
  for (const name of await foldersIn(remotes)) await cleanRemote(path.join(remotes, name), now)
}

/** Cleans one remote: also deletes the oldest versions above 128 MiB, except those in `named` or the pointer. */
export async function cleanRemote(folder: string, now: Date, named: readonly string[] = []): Promise<void> {
  const ofPointer = await namedVersions(folder)
  if (ofPointer === null) return
  const folders = (await foldersIn(folder)).filter((name) => name !== previewsName)
  const versions = await Promise.all(
    folders.map(async (version) => {
      const place = path.join(folder, version)
      if (ofPointer.has(version)) await utimes(place, now, now)
      const isNamed = ofPointer.has(version) || named.includes(version)
      return { place, isNamed, namedAt: (await stat(place)).mtimeMs, bytes: await bytesIn(place) }
    }),
  )
  let bytes = 0
  for (const [index, version] of versions.toSorted((one, other) => other.namedAt - one.namedAt).entries()) {
    bytes += version.bytes
    const isOld = index >= keptPerRemote && now.getTime() - version.namedAt > lifetime
    if (!version.isNamed && (isOld || bytes > remoteBytes)) await rm(version.place, { recursive: true, force: true })
  }
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  // Another process of the edge may replace a file meanwhile.
  const found = await Promise.all(files.map((file) => stat(file).catch(() => null)))
  return found.reduce((sum, stats) => sum + (stats?.size ?? 0), 0)
}

/** The versions that the copied pointer of a remote names; null if it cannot be read, so that nothing is deleted. */
async function namedVersions(folder: string): Promise<ReadonlySet<string> | null> {
  const file = path.join(folder, pointerName)
  if (!existsSync(file)) return new Set()
  try {
    const text = await readFile(file, 'utf8')
    const pointer = v.parse(ReleasePointer, JSON.parse(text))
    return new Set(majorsOf(pointer).flatMap((major) => versionsOfPointer(pointerOfMajor(pointer, major))))
  } catch {
    return null
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
