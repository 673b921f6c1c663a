import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@portal/tooling/build/root'
import { linkModules } from './next-contract.ts'

/** The last released commit in which the modules that remotes share were in other packages. */
const earlierCommit = '322a9e7a'

const git = (...args: string[]): Buffer => execFileSync('git', ['-C', root, ...args], { maxBuffer: 2 ** 28 })

/** Whether the repository has the commit, which a shallow clone may not. */
export function hasEarlierRemotes(): boolean {
  try {
    git('cat-file', '-e', `${earlierCommit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** A folder with that commit and its remotes, built with the packages that are installed here. */
export function buildEarlierRemotes() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'earlier-remotes-'))
  execFileSync('tar', ['-x', '-C', folder.path], { input: git('archive', earlierCommit) })
  linkModules(folder.path)
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder.path, stdio: 'inherit' })
  return folder
}
