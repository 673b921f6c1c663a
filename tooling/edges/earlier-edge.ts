import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../build/root.ts'

/** The last commit whose edge writes tokens that do not name their portal. */
const earlierCommit = 'e3432bb0'

/** What an edge consists of; its packages beside the installed ones. */
const packages = ['edge-proxy', 'shared-contracts', 'brands']

const git = (...args: string[]): Buffer => execFileSync('git', ['-C', root, ...args], { maxBuffer: 2 ** 28 })

/** Whether the repository has the commit, which a shallow clone may not. */
export function hasEarlierEdge(): boolean {
  try {
    git('cat-file', '-e', `${earlierCommit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** A folder with the edge of an earlier version, the packages that are installed here, and the shell that is built here. */
export function checkOutEarlierEdge() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'earlier-edge-'))
  const archive = git('archive', earlierCommit, 'package.json', ...packages)
  execFileSync('tar', ['-x', '-C', folder.path], { input: archive })
  const modules = path.join(folder.path, 'node_modules')
  mkdirSync(path.join(modules, '@portal'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@portal') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  for (const name of packages) symlinkSync(path.join(folder.path, name), path.join(modules, '@portal', name))
  for (const name of ['shell', 'embed']) {
    mkdirSync(path.join(folder.path, name))
    symlinkSync(path.join(root, name, 'dist'), path.join(folder.path, name, 'dist'))
  }
  return folder
}
