import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import {
  pageDataId,
  portalId,
  portalStartId,
  type PageData,
  type RegistrySnapshot,
  type SnapshotRemote,
} from '@portal/shared-contracts/remotes'
import { bannerSheetPath } from '../releases/banner/banner.ts'
import { errorScriptTag } from '../releases/development/error-script.ts'
import { escapeHtml, fontPreload, scriptJson, scriptPolicy } from './html.ts'
import { panelScript } from './panel.ts'
import type { ResolvedPage } from './resolve-page.ts'
import type { ShellBuild } from './shell-build.ts'
import { iconLinks } from './web-manifest.ts'

type Release = Pick<SnapshotRemote, 'base' | 'record'>

export type Composition = {
  page: ResolvedPage
  build: ShellBuild
  snapshot: RegistrySnapshot
  data: Omit<PageData, 'document' | 'texts' | 'menu' | 'registry'>
  nonce: string
  /** Says what is not released, as markup, and the further addresses from which scripts of it come. */
  banner?: { html: string; bases: readonly string[] } | null
  reportsTimings?: boolean
}

/** Prerendered markup, then data and scripts; remote chunks come last, so that they do not delay the first paint. */
export function composePage({ page, build, snapshot, data, nonce, banner, reportsTimings }: Composition): string {
  const integrity = integrityLookup(build, snapshot)
  const { document, menu } = page
  // An attribute outside the hydrated markup, which must not change.
  const hidden = page.hidden === '' ? '' : ` data-hidden="${page.hidden}"`
  const styles = [...mainStyles(build), ...document.styles]
  const modules = new Set(moduleReleases(snapshot).map(({ base }) => base))
  const isModule = (file: string): boolean => [...modules].some((base) => file.startsWith(base))
  const preloads = page.preload
    .filter((file) => !styles.includes(file))
    .map((file) => preload(file, integrity(file), nonce, isModule(file)))
  const pageData: PageData = {
    ...data,
    document: document.document,
    ...(page.texts && { texts: page.texts }),
    menu,
    registry: forPage(snapshot),
  }
  return [
    headOf(page.title ?? document.title, build),
    document.description && `<meta name="description" content="${escapeHtml(document.description)}">`,
    page.status === 404 && '<meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><meta name="theme-color" content="${lightScheme.primary}">`,
    iconLinks(),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}" integrity="${integrity(file)}" crossorigin>`),
    banner && `<link rel="stylesheet" href="${bannerSheetPath}">`,
    `</head><body><noscript>${noScript}</noscript><div id="${portalId}"${hidden}>${markup(document.html[menu], { year: data.year, ...page.texts })}</div>`,
    banner?.html,
    `<script type="application/json" id="${pageDataId}" nonce="${nonce}">${scriptJson(pageData)}</script>`,
    `<script nonce="${nonce}">${scriptPolicy(['/assets/', '/remotes/', ...(banner?.bases ?? [])])}</script>`,
    ...moduleHashes(snapshot, nonce),
    data.panel && panelScript(build, nonce),
    data.liveReload !== undefined && errorScriptTag(nonce),
    // The small script adds the others after the first paint (`shell/src/boot/`).
    `<template id="${portalStartId}">${script(build, 'react', nonce)}${script(build, 'main', nonce)}`,
    ...preloads,
    reportsTimings && script(build, 'report-timings', nonce),
    `</template>${script(build, 'boot', nonce)}`,
    '</body></html>',
  ]
    .filter((part) => part !== false && part !== undefined && part !== null)
    .join('')
}

/** Without the hashes of files that no page loads: licence lists and the manifest for developer tools. */
function forPage(snapshot: RegistrySnapshot): RegistrySnapshot {
  const small = <R extends Release>(release: R): R => {
    const files = Object.entries(release.record.files).filter(([file]) => !file.endsWith('.json'))
    const { imports: _imports, ...record } = release.record
    return { ...release, record: { ...record, files: Object.fromEntries(files) } }
  }
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, remote]) => [
      name,
      { ...small(remote), ...(remote.previous && { previous: small(remote.previous) }) },
    ]),
  )
}

const headOf = (title: string, { fonts }: ShellBuild): string =>
  '<!doctype html><html lang="de"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(title)}</title>${Object.values(fonts).map(fontPreload).join('')}`

const mainStyles = ({ files }: ShellBuild): string[] =>
  Object.keys(files).filter((file) => /\/main\.[0-9a-f]+\.css$/.test(file))

function script({ files }: ShellBuild, name: string, nonce: string): string {
  const file = Object.keys(files).find((path) => path.startsWith(`/assets/${name}.`) && path.endsWith('.js')) ?? ''
  return `<script src="${file}" nonce="${nonce}" integrity="${files[file]}" crossorigin async></script>`
}

const markup = (html: string, texts: Readonly<Record<string, string>>): string =>
  html.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(texts, name) ? escapeHtml(texts[name] ?? '') : place,
  )

/** What a page without scripts has besides its document: a sheet of its own, and texts and a list for their places. */
type Further = { sheet: string; texts?: Readonly<Record<string, string>>; software?: string }

/**
 * A page without scripts: `error` for status 500, which data or remotes may cause, `refused` for a foreign form,
 * `software` for the packages of others with their list as markup, `preview` for the link of a build that is not
 * released, `no-preview` for a link that leads to none.
 */
export function composeStaticPage(
  build: ShellBuild,
  name: 'error' | 'refused' | 'software' | 'preview' | 'no-preview',
  year: string,
  further: Further | null = null,
): string {
  const document = build.documents.find((candidate) => candidate.document === name)
  const html = markup(document?.html.visitor ?? '', { ...further?.texts, year })
  return [
    headOf(document?.title ?? '', build),
    '<meta name="robots" content="noindex">',
    // Only the main sheet: it declares the order of the cascade layers, so no sheet may come before it.
    ...[...mainStyles(build), ...(further ? [further.sheet] : [])].map(
      (file) => `<link rel="stylesheet" href="${file}">`,
    ),
    further && iconLinks(),
    `</head><body>${html.replace('{{software}}', () => further?.software ?? '')}</body></html>`,
  ]
    .filter((part) => part !== null)
    .join('')
}

/** Uses the same attributes as the loaders, because the browser would fetch the file twice otherwise. */
function preload(file: string, integrity: string, nonce: string, isModule: boolean): string {
  // The shell loads the style sheets of remotes with their hashes, its own without.
  if (file.endsWith('.css')) {
    const checked = file.startsWith('/assets/') ? '' : ` integrity="${integrity}" crossorigin`
    return `<link rel="preload" as="style" href="${file}"${checked}>`
  }
  const checked = `href="${file}" nonce="${nonce}" integrity="${integrity}"`
  return isModule
    ? `<link rel="modulepreload" ${checked} fetchpriority="low">`
    : `<link rel="preload" as="script" ${checked} crossorigin fetchpriority="low">`
}

const moduleReleases = (snapshot: RegistrySnapshot): Release[] =>
  Object.values(snapshot)
    .flatMap((remote): Release[] => [remote, ...(remote.previous ? [remote.previous] : [])])
    .filter(({ record }) => record.module)

/** The hashes of the modules of remotes: an import has no place for one, so browsers take them from the import map. */
function moduleHashes(snapshot: RegistrySnapshot, nonce: string): string[] {
  const files = moduleReleases(snapshot).flatMap(({ base, record }) =>
    Object.entries(record.files)
      .filter(([file]) => /\.m?js$/.test(file))
      .map(([file, hash]) => [base + file, hash]),
  )
  if (files.length === 0) return []
  return [`<script type="importmap" nonce="${nonce}">${scriptJson({ integrity: Object.fromEntries(files) })}</script>`]
}

const noScript = `<p class="no-script">${sieOrDu(
  'Für Anmeldung und Prämien braucht diese Seite JavaScript. Bitte erlauben Sie es in Ihrem Browser.',
  'Für Anmeldung und Prämien braucht diese Seite JavaScript. Bitte erlaube es in Deinem Browser.',
)}</p>`

function integrityLookup(build: ShellBuild, snapshot: RegistrySnapshot): (file: string) => string {
  const remotes = Object.values(snapshot).flatMap(({ base, record }) =>
    Object.entries(record.files).map(([file, hash]) => [base + file, hash] as const),
  )
  const hashes = new Map([...Object.entries(build.files), ...remotes])
  return (file) => hashes.get(file) ?? ''
}
