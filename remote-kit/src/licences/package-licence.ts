import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LicensedPackage } from '@portal/shared-contracts/remotes/licences'

type PackageJson = {
  name?: string
  version?: string
  license?: string | { type?: string }
  /** As packages wrote it before npm 2. */
  licenses?: readonly { type?: string }[]
  author?: string | { name?: string }
}

/** Files with a copyright notice or a licence, such as `LICENSE`, `MIT-LICENSE.txt` and `NOTICE`. */
const licenceFile = /^(?:[\w-]*licen[cs]e[\w-]*|copying|copyright|notice|ofl)(?:\.(?:md|txt|mit|bsd|apache))?$/i

/**
 * The folder of the npm package that a file belongs to; null for files outside of `node_modules` and generated ones.
 */
export function packageFolderOf(file: string): string | null {
  const parts = file.split(/[\\/]/)
  const at = parts.lastIndexOf('node_modules')
  const [first = '', second = ''] = at === -1 ? [] : parts.slice(at + 1)
  if (first === '' || first.startsWith('.')) return null
  return [...parts.slice(0, at + 1), first, ...(first.startsWith('@') ? [second] : [])].join(path.sep)
}

/** A package with its licence: its own files, and the standard text if they only name the licence. */
export function readPackage(folder: string): LicensedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson
  const { name = path.basename(folder), version = '' } = manifest
  const license = licenceOf(manifest)
  const own = ownText(folder)
  const standard = standardText(license)
  // A notice, such as of Apache-2.0, is a few lines.
  const texts =
    own.length > standard.length / 2 || standard === '' ? [own] : [own || notice(folder, manifest), standard]
  return { name, version, license, text: texts.filter(Boolean).join('\n\n') }
}

function licenceOf({ license, licenses = [] }: PackageJson): string {
  if (typeof license === 'string') return license
  const types = license === undefined ? licenses.map(({ type }) => type) : [license.type]
  return types.filter((type) => type !== undefined).join(' OR ')
}

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()

const ownText = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => read(path.join(folder, name)))
    .join('\n\n')

/** The text of a licence without the names of its holders; empty for one that the folder `texts` does not have. */
function standardText(license: string): string {
  const file = path.join(import.meta.dirname, 'texts', `${path.basename(license)}.txt`)
  return existsSync(file) ? read(file) : ''
}

/** Who holds the copyright of a package without a licence file, and what its README says about its licence. */
function notice(folder: string, { author }: PackageJson): string {
  const readme = path.join(folder, 'README.md')
  const section = existsSync(readme) ? (/^#+ *licen[cs](?:e|ing)\b[^]*/im.exec(read(readme))?.[0] ?? '') : ''
  const holder = typeof author === 'string' ? author : author?.name
  return [holder && `Copyright (c) ${holder}`, section].filter(Boolean).join('\n\n')
}
