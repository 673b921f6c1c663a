import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync, type Dirent } from 'node:fs'
import path from 'node:path'

/** Without following links to folders, whose files may be outside. */
const filesIn = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [entry],
  )

/**
 * The sha256 of every file below a folder, as hexadecimal digits, by its path with `/`, sorted. Of a symbolic link it is
 * that of its target's path.
 */
export function fileHashes(folder: string): ReadonlyMap<string, string> {
  const hashes = filesIn(folder).map((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const content = entry.isSymbolicLink() ? readlinkSync(file) : readFileSync(file)
    const name = path.relative(folder, file).replaceAll(path.sep, '/')
    return [name, createHash('sha256').update(content).digest('hex')] as const
  })
  return new Map(hashes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
