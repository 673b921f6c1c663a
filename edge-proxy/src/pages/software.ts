import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as paths from '@portal/shared-contracts/paths'
import { isLicenceList, LicenceList, packageId, type LicensedPackage } from '@portal/shared-contracts/remotes/licences'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { EdgeConfig } from '../config/config.ts'
import type { Registry, RegistryStatus } from '../releases/registry.ts'
import type { Release } from '../releases/remote-releases.ts'
import type { BuildFolders } from './build-folders.ts'
import { composeStaticPage } from './compose-page.ts'
import { escapeHtml } from './html.ts'
import { createResultCache } from './result-cache.ts'
import { pageHeaders } from './security-headers.ts'
import { newNonce, sendHtml } from './send-html.ts'
import { readShared } from './shared-file.ts'
import type { ShellBuild } from './shell-build.ts'

type SoftwareOptions = Pick<BuildFolders, 'shellDist' | 'embedDist'> & {
  registry: Pick<Registry, 'status'>
  config: Pick<EdgeConfig, 'copyDir'>
  build: () => ShellBuild
}

/** A part of the portal with its packages; null if its build has no licence list. */
type Part = { name: string; version?: string; packages: readonly LicensedPackage[] | null }

/** The packages of others in all parts of the portal that pages load, with the texts of their licences. */
export function addSoftwarePage(app: Hono, { registry, config, build, shellDist, embedDist }: SoftwareOptions): void {
  const kept = createResultCache<Promise<Buffer>>(2)

  app.get(paths.softwareSheet, (c) =>
    c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.on('GET', [paths.software, `${paths.software}/`], async (c) => {
    const [{ remotes }, shell, year] = [await registry.status(), build(), String(new Date().getFullYear())]
    const html = await kept(year, [remotes, shell], async () => {
      const parts = [
        await partIn('Portal', path.join(shellDist, 'assets')),
        ...(await Promise.all(liveReleases(remotes).map((release) => partOf(release, config.copyDir)))),
        await partIn('Elemente für andere Seiten', embedDist),
      ]
      const software = softwareHtml(parts)
      return Buffer.from(composeStaticPage(shell, 'software', year, { sheet: paths.softwareSheet, software }))
    })
    return sendHtml(c, html, 200, { ...pageHeaders(newNonce()), 'cache-control': 'no-cache' })
  })
}

const sheet = readFileSync(new URL('./software.css', import.meta.url), 'utf8')

async function partIn(name: string, folder: string): Promise<Part> {
  const files = await readdir(folder).catch(() => [])
  return { name, packages: await packagesIn(folder, files) }
}

/** Every version that a browser may get: the current one, the one that pages fall back to, and the canary. */
const liveReleases = (remotes: RegistryStatus['remotes']): Release[] =>
  Object.values(remotes).flatMap(({ releases }) =>
    [releases?.current, releases?.canary, releases?.previous].filter((release) => release !== undefined),
  )

async function partOf({ record: { name, version, files } }: Release, copyDir: string): Promise<Part> {
  const folder = path.join(copyDir, 'remotes', name, version)
  return { name, version, packages: await packagesIn(folder, Object.keys(files)) }
}

/** The packages of all lists of a build; null without a list, or if one cannot be read. */
async function packagesIn(folder: string, files: readonly string[]): Promise<LicensedPackage[] | null> {
  const lists = files.filter(isLicenceList).map(async (file) => {
    const bytes = await readShared(path.join(folder, file))
    return v.parse(LicenceList, JSON.parse(bytes?.toString('utf8') ?? '')).packages
  })
  return lists.length === 0 ? null : ((await Promise.all(lists).catch(() => null))?.flat() ?? null)
}

/** The list as markup. A package of several parts stands once. */
function softwareHtml(parts: readonly Part[]): string {
  const found = new Map<string, LicensedPackage & { usedIn: Set<string> }>()
  for (const { name, packages } of parts) {
    for (const each of packages ?? []) {
      // Packages of the portal itself, which teams install.
      if (each.name.startsWith('@portal/')) continue
      const key = [packageId(each), each.license, each.text].join('\n')
      const known = found.get(key) ?? { ...each, usedIn: new Set() }
      known.usedIn.add(name)
      found.set(key, known)
    }
  }
  const packages = [...found.values()].toSorted((one, other) => packageId(one).localeCompare(packageId(other), 'de'))
  return [
    `<h2>Pakete</h2><ul>${packages.map(packageHtml).join('')}</ul>`,
    `<h2>Teile des Portals</h2><ul>${parts.map(partHtml).join('')}</ul>`,
  ].join('')
}

const packageHtml = ({ name, version, license, text, usedIn }: LicensedPackage & { usedIn: Set<string> }): string =>
  `<li><details><summary><b translate="no">${escapeHtml(name)}</b> <span>${escapeHtml(version)}</span> ` +
  `<span>${escapeHtml(license)}</span></summary>` +
  `<p class="used">Enthalten in: ${escapeHtml([...usedIn].join(', '))}</p>` +
  (text === ''
    ? '<p>Das Paket enthält keinen Text seiner Lizenz.</p></details></li>'
    : `<pre lang="en" translate="no">${escapeHtml(text)}</pre></details></li>`)

const partHtml = ({ name, version, packages }: Part): string =>
  `<li class="part"><b translate="no">${escapeHtml([name, version].filter(Boolean).join(' '))}</b> <span>${
    packages === null ? 'Für diesen Teil liegt keine Liste vor.' : `Pakete: ${packages.length}`
  }</span></li>`
