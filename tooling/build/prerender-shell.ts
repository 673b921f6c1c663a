import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendered } from '../../shell/src/app/prerender.tsx'
import { manifestFile, type BuildManifest } from '../webpack/manifest-plugin.ts'
import { root } from './root.ts'
import { compressBelow, filesBelow, integrityOf } from './files.ts'

// Runs after webpack: renders the documents and writes `shell-manifest.json` for the edge.

const dist = path.join(root, 'shell/dist')
const assets = path.join(dist, 'assets')
const manifest = JSON.parse(readFileSync(path.join(assets, manifestFile), 'utf8')) as BuildManifest

const module = (await import(pathToFileURL(path.join(dist, 'prerender/prerender.mjs')).href)) as {
  prerender: () => Promise<Prerendered[]>
  homeWidgets: readonly string[]
  memberPages: readonly { path: string; title: string; file: string }[]
}

const files = Object.fromEntries(
  filesBelow(assets)
    .filter((file) => file !== manifestFile)
    .map((file) => [`/assets/${file}`, integrityOf(readFileSync(path.join(assets, file)))]),
)
/** The files of a page without a document of its own, which are preloaded with the layout. */
function pageFiles(file: string): string[] {
  const names = manifest.chunks[`src/pages/index.ts > ./${file}`]
  if (names === undefined) throw new Error(`The build has no chunk of pages/${file}`)
  return names.map((name) => `/assets/${name}`)
}
/** Style sheets of lazy pages; a document links those whose classes its markup uses, so that it is painted once. */
const lazySheets = filesBelow(assets)
  .filter((file) => file.endsWith('.css') && !file.startsWith('main.'))
  .map((file) => ({
    file: `/assets/${file}`,
    classes: readFileSync(path.join(assets, file), 'utf8').match(/(?<=\.)c[\w-]{6}/g) ?? [],
  }))
const sheetsOf = (html: string): string[] =>
  lazySheets.filter(({ classes }) => classes.some((name) => html.includes(name))).map(({ file }) => file)
const home = { files: pageFiles('home.tsx'), widgets: module.homeWidgets }
const memberPages = module.memberPages.map(({ path, title, file }) => ({ path, title, files: pageFiles(file) }))
const documents = (await module.prerender()).map((document) => ({ ...document, styles: sheetsOf(document.html) }))

writeFileSync(path.join(dist, 'shell-manifest.json'), JSON.stringify({ files, home, memberPages, documents }, null, 1))
await compressBelow(assets)
