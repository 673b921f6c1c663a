import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Dirent } from 'node:fs'
import path from 'node:path'

/** The mode as git writes it: of a symbolic link, of a file that can be executed, and of any other file. */
export type FileMode = '120000' | '100755' | '100644'

/** A file of an artefact; `sha256` in hexadecimal digits, of a symbolic link that of its target's path. */
export type HashedFile = { sha256: string; mode: FileMode }

/** sha256 in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Without following links to folders, whose files may be outside. */
const filesIn = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [entry],
  )

/** Every file below a folder by its path with `/`, sorted. */
export function fileHashes(folder: string): ReadonlyMap<string, HashedFile> {
  const hashes = filesIn(folder).map((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const isLink = entry.isSymbolicLink()
    const mode: FileMode = isLink ? '120000' : lstatSync(file).mode & 0o100 ? '100755' : '100644'
    return [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      { sha256: sha256(isLink ? readlinkSync(file) : readFileSync(file)), mode },
    ] as const
  })
  return new Map(hashes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
