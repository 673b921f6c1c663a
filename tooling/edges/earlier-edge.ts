import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
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

/**
 * A folder with the edge of an earlier version, the packages that are installed here, and the shell that is built here.
 */
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
    const dist = path.join(folder.path, name, 'dist')
    mkdirSync(dist, { recursive: true })
    for (const file of readdirSync(path.join(root, name, 'dist')))
      symlinkSync(path.join(root, name, 'dist', file), path.join(dist, file))
  }
  writeEarlierManifest(path.join(folder.path, 'shell/dist', shellManifest))
  return folder
}

const shellManifest = 'shell-manifest.json'

/** Names the fonts as the shells of that version do: that edge came with a shell of its own. */
function writeEarlierManifest(file: string): void {
  const Manifest = v.looseObject({ fonts: v.record(v.string(), v.string()) })
  const { fonts, ...others } = v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')))
  const [display, text = display] = Object.values(fonts)
  rmSync(file)
  writeFileSync(file, JSON.stringify({ ...others, fonts: { display, text } }))
}
