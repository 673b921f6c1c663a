import path from 'node:path'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { repeat } from '../http/repeat.ts'
import { replaceFile } from '../config/private-files.ts'
import type { BuildFolders } from './build-folders.ts'

/** ms; files of a build that no edge of the folder has had for this time are deleted. */
const lifetime = 30 * 24 * 60 * 60 * 1000
/** ms between two renewals of the files of a running edge. */
const renewal = 24 * 60 * 60 * 1000

type Part = 'shell' | 'embed'
const parts: readonly Part[] = ['shell', 'embed']

/** The folder of the hashed files of all builds. */
export const assetsDirOf = (dataDir: string): string => path.join(dataDir, 'assets')

/** Whether the name holds a hash of the content, so that it means the same file in every build. */
export const isHashed = (name: string): boolean => /(?:^|\.)[0-9a-f]{8,}\.\w+$/.test(name)

/** The folders in which the edge looks for a file: its own build, then the kept files of other builds. */
export const foldersOf = (build: string, assetsDir: string, part: Part, name: string): readonly string[] =>
  isHashed(name) ? [build, path.join(assetsDir, part)] : [build]

/** Copies also those that are there: the time of a file says when it was last in use. Returns how many there are. */
export async function copyAssets(
  { shellDist, embedDist }: Pick<BuildFolders, 'shellDist' | 'embedDist'>,
  assetsDir: string,
): Promise<number> {
  const builds: Record<Part, string> = { shell: path.join(shellDist, 'assets'), embed: embedDist }
  let copied = 0
  for (const part of parts) {
    const names = (await namesIn(builds[part])).filter((name) => isHashed(name.replace(/\.br$/, '')))
    for (const name of names) {
      await replaceFile(path.join(assetsDir, part, name), await readFile(path.join(builds[part], name)))
    }
    copied += names.length
  }
  return copied
}

async function deleteOldAssets(assetsDir: string, now: number): Promise<void> {
  for (const folder of parts.map((part) => path.join(assetsDir, part))) {
    for (const file of (await namesIn(folder)).map((name) => path.join(folder, name))) {
      // Another worker may have deleted the file.
      const found = await stat(file).catch(() => null)
      if (found && now - found.mtimeMs > lifetime) await rm(file, { force: true })
    }
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** For edges and pages of other builds (docs/decisions/0035-files-of-other-builds.md). Returns how to stop. */
export function keepAssets(build: BuildFolders, assetsDir: string, logger: Logger): Promise<() => void> {
  const keep = async (): Promise<void> => {
    await deleteOldAssets(assetsDir, Date.now())
    await copyAssets(build, assetsDir)
  }
  return repeat(keep, renewal, (err) =>
    logger.warn({ err, folder: assetsDir }, 'files of the shell not kept: open pages may lack them after a release'),
  )
}
