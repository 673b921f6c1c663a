import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractVersion } from '@portal/shared-contracts/remotes'
import { root } from '@portal/tooling/build/root'
import { checkOut } from '@portal/tooling/run/check-out'
import { workspaceRemotes } from '@portal/tooling/run/workspace-remotes'
import type { Portal } from './portal.ts'

/** The version that follows when the contract breaks. */
export const nextContract = `${Number.parseInt(contractVersion, 10) + 1}.0.0`

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/** Links what is installed in a copy of the repository, and its packages to those of the copy. */
export function linkModules(folder: string): void {
  const modules = path.join(folder, 'node_modules')
  mkdirSync(path.join(modules, '@portal'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@portal' && name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const { name, place } of readdirSync(folder, { withFileTypes: true }).flatMap(packageIn))
    symlinkSync(place, path.join(modules, name))
}

function packageIn({ name, parentPath }: { name: string; parentPath: string }): { name: string; place: string }[] {
  const place = path.join(parentPath, name)
  try {
    const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as { name: string }
    return [{ name: manifest.name, place }]
  } catch {
    return []
  }
}

/** A copy of the repository whose shell, edge and remotes have the next contract, built; a folder to be deleted. */
export function buildNextContract(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-contract-'))
  checkOut(folder)
  linkModules(folder)
  replaceIn(path.join(folder, 'shared-contracts/src/remotes/contract.ts'), `'${contractVersion}'`, `'${nextContract}'`)
  for (const name of workspaceRemotes)
    replaceIn(path.join(folder, name, 'package.json'), '"version": "0.', '"version": "1.')
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  return folder
}

/** Releases the remotes of such a copy for a portal. */
export function releaseFrom(folder: string, { releases, dataDir }: Portal): void {
  const script = `import { publishBuilt } from './tooling/run/publish-built.ts'
    await publishBuilt(${JSON.stringify(releases)}, ${JSON.stringify(dataDir)})`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
}
