import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sharedVersions } from '@portal/remote-kit/release/dependencies'
import { brand } from '@portal/shared-contracts/brand/brand'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { brandFolder } from '@portal/brands/brand-folder'
import { fonts } from '@portal/shared-contracts/brand/fonts'
import { preloadedFiles } from '@portal/shared-contracts/brand/font-sheet'
import { contractVersion } from '@portal/shared-contracts/remotes'
import { isLicenceList } from '@portal/shared-contracts/remotes/licences'
import { compressBelow, filesBelow, integrityOf } from '@portal/remote-kit/files/files'
import type { Prerendered } from '@portal/shell/app/prerender'
import { manifestFile, type BuildManifest } from '../webpack/manifest-plugin.ts'
import { writeAppFiles } from './app-files.ts'
import { exitWith } from './brand-error.ts'
import { fontFile } from './font-file.ts'
import { writePublicFiles } from './public-files.ts'
import { root } from './root.ts'
import { writeWalletBadges } from './wallet-badges.ts'

// Runs after webpack: renders the documents and writes `shell-manifest.json` for the edge. The argument is the folder
// of the build in `shell`, by default that of production.

const [, , folder = 'dist'] = process.argv
const dist = path.join(root, 'shell', folder)
const assets = path.join(dist, 'assets')
const manifest = JSON.parse(readFileSync(path.join(assets, manifestFile), 'utf8')) as BuildManifest

const module = (await import(pathToFileURL(path.join(dist, 'prerender/prerender.mjs')).href)) as {
  prerender: () => Promise<Prerendered[]>
}

const walletBadges = await writeWalletBadges(assets, brandFolder).catch(exitWith)
const built = filesBelow(assets).filter((file) => file !== manifestFile && !isLicenceList(file))
const files = Object.fromEntries(
  built.map((file) => [`/assets/${file}`, integrityOf(readFileSync(path.join(assets, file)))]),
)
/** The code of a page, which is preloaded with its document. */
function pageFiles(file: string): string[] {
  const names = manifest[`src/pages/shell-pages.tsx > ./${file}`]
  if (names === undefined) throw new Error(`The build has no chunk of pages/${file}`)
  return names.map((name) => `/assets/${name}`)
}
/** The first layer that a sheet names is the weakest, so the sheets of tokens and elements come first. */
for (const file of built.filter((name) => name.startsWith('main.') && name.endsWith('.css'))) {
  const sheet = readFileSync(path.join(assets, file), 'utf8')
  if (sheet.indexOf('@layer base') > sheet.indexOf('@layer ui'))
    throw new Error(`${file} has its layers in another order`)
}
/** Style sheets of lazy pages; a document links those whose classes its markup uses, so that it is painted once. */
const lazySheets = built
  .filter((file) => file.endsWith('.css') && !file.startsWith('main.'))
  .map((file) => ({
    file: `/assets/${file}`,
    classes: readFileSync(path.join(assets, file), 'utf8').match(/(?<=\.)(?:[\w-]+-)?c[\w-]{6}/g) ?? [],
  }))
const sheetsOf = (html: string): string[] =>
  lazySheets.filter(({ classes }) => classes.some((name) => html.includes(name))).map(({ file }) => file)
const documents = (await module.prerender()).map(({ module: page, ...document }) => ({
  ...document,
  styles: sheetsOf(document.html.visitor),
  files: page === undefined ? [] : pageFiles(page),
}))

/** The asset of a font's file, which has the same bytes. */
function fontAsset(file: string): string {
  const bytes = readFileSync(fontFile(brandFolder, file))
  const assetsOfFonts = built.filter((candidate) => candidate.endsWith('.woff2'))
  const asset = assetsOfFonts.find((candidate) => readFileSync(path.join(assets, candidate)).equals(bytes))
  if (asset === undefined) throw new Error(`The build has no font ${file}`)
  return `/assets/${asset}`
}
const fontFiles = Object.fromEntries(preloadedFiles(fonts).map((file) => [file, fontAsset(file)]))

/** The panel for developers, whose address other pages do not have. */
const [panelFile = ''] = filesBelow(path.join(dist, 'panel')).filter((file) => file.endsWith('.js'))
const panel = {
  file: panelFile,
  integrity: integrityOf(readFileSync(path.join(dist, 'panel', panelFile))),
}

const about = { brand: brand.shop.name, contract: contractVersion, shared: sharedVersions(path.join(root, 'shell')) }
writeFileSync(
  path.join(dist, 'shell-manifest.json'),
  JSON.stringify({ files, documents, fonts: fontFiles, walletBadges, panel, ...about }, null, 1),
)
await writePublicFiles(path.join(dist, 'public'))
await writeAppFiles(path.join(dist, 'public/well-known'), brandFolder, hasPart('app')).catch(exitWith)
if (folder === 'dist') await Promise.all([assets, path.join(dist, 'panel')].map(compressBelow))
