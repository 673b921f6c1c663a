import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendered } from '../../shell/src/app/prerender.tsx'
import type { BuildFacts } from '../webpack/facts-plugin.ts'
import { root } from './root.ts'
import { compressBelow, filesBelow, integrityOf } from './files.ts'

// Runs after webpack: renders the documents and writes `shell.json` for the edge.

const dist = path.join(root, 'shell/dist')
const assets = path.join(dist, 'assets')
const facts = JSON.parse(readFileSync(path.join(assets, 'build.json'), 'utf8')) as BuildFacts

const module = (await import(pathToFileURL(path.join(dist, 'prerender/prerender.mjs')).href)) as {
  prerender: () => Promise<Prerendered[]>
  homeWidgets: readonly string[]
}

const files = Object.fromEntries(
  filesBelow(assets)
    .filter((file) => file !== 'build.json')
    .map((file) => [`/assets/${file}`, integrityOf(readFileSync(path.join(assets, file)))]),
)
/** The member's home has no document of its own, but its code is preloaded with the layout. */
const homeFiles = (facts.chunks['src/pages/index.ts > ./home.tsx'] ?? []).map((name) => `/assets/${name}`)
if (homeFiles.length === 0) throw new Error('The build knows no chunk of pages/home.tsx')
/** Style sheets of lazy pages whose classes a document's markup uses; without them it would be painted twice. */
const lazySheets = filesBelow(assets)
  .filter((file) => file.endsWith('.css') && !file.startsWith('main.'))
  .map((file) => ({
    file: `/assets/${file}`,
    classes: readFileSync(path.join(assets, file), 'utf8').match(/(?<=\.)c[\w-]{6}/g) ?? [],
  }))
const sheetsOf = (html: string): string[] =>
  lazySheets.filter(({ classes }) => classes.some((name) => html.includes(name))).map(({ file }) => file)
const home = { files: homeFiles, widgets: module.homeWidgets }
const documents = (await module.prerender()).map((document) => ({ ...document, styles: sheetsOf(document.html) }))

writeFileSync(path.join(dist, 'shell.json'), JSON.stringify({ files, home, documents }, null, 1))
await compressBelow(assets)
