import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Imports nothing but Node's modules, so that a test can load the copy that `git archive` writes.

/** What a build is made from. */
export type Sources = {
  /** The git revision, with `-dirty` after it if files were changed or added; `unknown` without git and archive. */
  revision: string
  /** sha256 of package-lock.json. */
  lockFile: string
  /** The version of Node, such as `v24.21.0`. */
  node: string
}

/** `git archive` writes the revision in place of this text, as .gitattributes says. */
const archived = '$Format:%H$'

function revisionOf(folder: string): string {
  if (!archived.startsWith('$')) return archived
  // A folder above may be another repository.
  if (!existsSync(path.join(folder, '.git'))) return 'unknown'
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty')
  } catch {
    return 'unknown'
  }
}

/** The sources in the root folder of the repository, and the Node that runs. */
export const sourcesIn = (folder: string): Sources => ({
  revision: revisionOf(folder),
  lockFile: createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex'),
  node: process.version,
})
