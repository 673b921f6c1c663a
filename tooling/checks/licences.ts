import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLicenceList, LicenceList, packageId } from '@portal/shared-contracts/remotes/licences'
import satisfies from 'spdx-satisfies'
import * as v from 'valibot'
import { productionPackages } from '../release/production-packages.ts'
import type { Findings } from './source-files.ts'

/**
 * Licences that ask for no more than their text and the copyright notice, which the lists contain (docs/licences.md).
 */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'OFL-1.1']

/**
 * libvips, which sharp loads as a shared library at the edge. LGPL-3.0 asks for more: its text and that of the GPL, the
 * possibility to replace the library, and its source. docs/licences.md says how the image does this.
 */
const ofLibvips = { packages: /^@img\/sharp-/, licences: [...allowed, 'LGPL-3.0-or-later'] }

/** A contract of the retailer, which a brand names for fonts of its own. */
const contract = /^LicenseRef-[\w.-]+$/

/** What a licence is not allowed for; null if it is allowed. */
function fault(license: string, licences: readonly string[]): string | null {
  try {
    return satisfies(license, [...licences]) ? null : `the licence ${license} is not allowed (docs/licences.md)`
  } catch {
    return `"${license}" is no licence that SPDX knows (docs/licences.md)`
  }
}

/**
 * Files that no list needs to name: documents and pictures of a build, which are the portal's own, and what is
 * compressed from a file that is named.
 */
const unlisted = /\.(?:json|html|svg|png|jpe?g|gif|webp|avif|br)$/

/**
 * Folders of builds, each with the lists of what is in it: of the shell, the elements, and each remote of the folder.
 */
const buildsOf = (folder: string): string[] => [
  'shell/dist/assets',
  'shell/dist/panel',
  'shell/dist/prerender',
  'embed/dist',
  ...globSync('mfe-*/package.json', { cwd: folder })
    .toSorted()
    .map((file) => path.join(path.dirname(file), 'dist')),
]

function faultsOfBuild(folder: string, build: string): string[] {
  if (!existsSync(path.join(folder, build))) return [`${build}: there is no build; run \`npm run build\` first`]
  const files = globSync('**', { cwd: path.join(folder, build), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, build), path.join(entry.parentPath, entry.name)))
    .toSorted()
  const read = (file: string) =>
    v.safeParse(LicenceList, JSON.parse(readFileSync(path.join(folder, build, file), 'utf8')))
  const lists = files.filter(isLicenceList).map(read)
  if (lists.length === 0) return [`${build}: has no licence list`]
  const contents = lists.flatMap((list) => (list.success ? [list.output] : []))
  if (contents.length < lists.length) return [`${build}: a licence list cannot be read`]
  const packages = contents.flatMap((list) => list.packages)
  const ids = new Set(packages.map(packageId))
  const named = new Map(contents.flatMap((list) => Object.entries(list.files ?? {})))
  return [
    ...packages.flatMap((each) => {
      const isAllowed = each.isOwnFont === true && contract.test(each.license)
      const found = [
        isAllowed ? null : fault(each.license, allowed),
        each.text === '' ? 'the text of the licence is missing' : null,
      ]
      return found.filter((text) => text !== null).map((text) => `${build}: ${packageId(each)}: ${text}`)
    }),
    ...files
      .filter((file) => !unlisted.test(file) && !named.has(file))
      .map((file) => `${build}: no list names ${file}`),
    ...[...named].flatMap(([file, names]) =>
      names.filter((name) => !ids.has(name)).map((name) => `${build}: ${file} contains ${name}, which has no entry`),
    ),
  ]
}

function faultsOfEdge(folder: string): string[] {
  const file = path.join(folder, 'package-lock.json')
  if (!existsSync(file)) return []
  return productionPackages(readFileSync(file, 'utf8'), 'edge-proxy').flatMap(({ name, license }) => {
    const text = fault(license, ofLibvips.packages.test(name) ? ofLibvips.licences : allowed)
    return text === null ? [] : [`package-lock.json: ${name}, which the edge installs: ${text}`]
  })
}

/**
 * Licences that are not allowed, packages in a build without an entry in its list, files of builds without a list, and
 * builds that are not there.
 */
export const licences = (folder: string): Findings => [
  ...buildsOf(folder).flatMap((build) => faultsOfBuild(folder, build)),
  ...faultsOfEdge(folder),
]
