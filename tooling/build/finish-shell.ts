import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendered } from '../../shell/src/app/prerender.tsx'
import type { BuildFacts } from '../webpack/facts-plugin.ts'
import { root } from '../webpack/base.ts'
import { compressBelow, filesBelow, integrityOf } from './files.ts'

// Runs after webpack: renders the documents and writes what the edge needs to know of them.

const dist = path.join(root, 'shell/dist')
const assets = path.join(dist, 'assets')
const facts = JSON.parse(readFileSync(path.join(assets, 'build.json'), 'utf8')) as BuildFacts
rmSync(path.join(assets, 'build.json'))

const module = (await import(pathToFileURL(path.join(dist, 'prerender/prerender.mjs')).href)) as {
  prerender: () => Promise<Prerendered[]>
}
const documents = await module.prerender()
rmSync(path.join(dist, 'prerender'), { recursive: true })

const files = Object.fromEntries(
  filesBelow(assets).map((file) => [`/assets/${file}`, integrityOf(readFileSync(path.join(assets, file)))]),
)
/** Chunks by the name their `import()` gives them: the document that needs them at once. */
const chunks = Object.fromEntries(
  Object.entries(facts.chunks).map(([origin, names]) => [origin.split(' > ')[1], names.map((name) => `/assets/${name}`)]),
)
writeFileSync(path.join(dist, 'shell.json'), JSON.stringify({ files, chunks, documents }, null, 1))
await compressBelow(assets)
