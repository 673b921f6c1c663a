import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@portal/tooling/build/root'
import { linkModules } from './next-contract.ts'

/** The last released commit in which the modules that remotes share were in other packages. */
const earlierCommit = '322a9e7a'

/**
 * A folder with that commit and its remotes, built with the packages that are installed here.
 * @throws Error if a shallow clone has not that commit
 */
export function buildEarlierRemotes() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'earlier-remotes-'))
  execFileSync('tar', ['-x', '-C', folder.path], { input: archiveOf(earlierCommit) })
  linkModules(folder.path)
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder.path, stdio: 'inherit' })
  return folder
}

function archiveOf(commit: string): Buffer {
  const { status, stdout } = spawnSync('git', ['-C', root, 'archive', commit], { maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`This clone has no commit ${commit}: git fetch --unshallow gets it.`)
  return stdout
}
