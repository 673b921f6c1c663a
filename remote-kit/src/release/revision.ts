import { execFileSync } from 'node:child_process'

const git = (folder: string, args: readonly string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** Git revision of a folder's working tree; 'unknown' without git. */
export const revisionOf = (folder: string): string => git(folder, ['rev-parse', '--short=12', 'HEAD']) ?? 'unknown'

/** Who releases, for the pointer: the name in git's settings, else the user of this machine. */
export const userName = (folder: string): string =>
  git(folder, ['config', 'user.name']) ?? process.env['USER'] ?? process.env['USERNAME'] ?? 'unknown'
