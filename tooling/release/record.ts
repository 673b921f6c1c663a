import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  contractRange,
  isRemoteModule,
  ReleaseRecord,
  type RecordedRoute,
  type RemoteName,
  type RemoteRoute,
} from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { filesBelow, integrityOf } from '../build/files.ts'
import { root } from '../build/root.ts'
import type { BuildFacts } from '../webpack/facts-plugin.ts'

/** The module a route's or widget's `load` imports, read from its source: `import('./pages/x.tsx')`. */
function importedBy(loadable: { load: () => unknown }, where: string): string {
  const request = /import\(\s*['"](.+?)['"]\s*\)/.exec(loadable.load.toString())?.[1]
  if (request === undefined) throw new Error(`${where}: load must be written as import('./file.tsx')`)
  return request
}

const importSource = async (app: string, file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path.join(root, app, file)).href) as Promise<Record<string, unknown>>

/** Files of a dynamic import in a built file; a build that knows no such import is not of this source. */
function chunksOf(facts: BuildFacts, origin: string): string[] {
  const files = facts.chunks[origin]
  if (!files) throw new Error(`The build knows no "${origin}"; it is not of these sources`)
  return files
}

const unique = (files: string[]): string[] => [...new Set(files)]

async function recordedRoutes(app: RemoteName, facts: BuildFacts): Promise<RecordedRoute[]> {
  const module = await importSource(app, 'src/routes.ts')
  if (!isRemoteModule(module)) throw new Error(`${app}/src/routes.ts does not export routes as the contract wants`)
  const base = chunksOf(facts, 'container > ./src/routes.ts')
  return module.routes.map(({ load, ...route }: RemoteRoute) => ({
    ...route,
    chunks: unique([...base, ...chunksOf(facts, `src/routes.ts > ${importedBy({ load }, route.path)}`)]),
  }))
}

async function recordedWidgets(app: RemoteName, facts: BuildFacts): Promise<Record<string, string[]>> {
  const widgetExpose = /^container > \.\/(src\/widgets\/.+\.ts)$/
  const entries = Object.keys(facts.chunks)
    .flatMap((origin) => widgetExpose.exec(origin)?.[1] ?? [])
    .map(async (file) => {
      const { widget } = (await importSource(app, file)) as { widget: { load: () => unknown } }
      const own = chunksOf(facts, `${file} > ${importedBy(widget, file)}`)
      const base = chunksOf(facts, `container > ./${file}`)
      return [path.basename(file, '.ts'), unique([...base, ...own])] as const
    })
  return Object.fromEntries(await Promise.all(entries))
}

/** The release record of a built remote: what it consists of and which pages it brings (design §6). */
export async function createRecord(app: RemoteName, revision: string): Promise<ReleaseRecord> {
  const dist = path.join(root, app, 'dist')
  const facts = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as BuildFacts
  const names = filesBelow(dist).filter((file) => file !== 'build.json')
  const files = Object.fromEntries(names.map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))]))
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  return v.parse(ReleaseRecord, {
    name: app,
    version: `0.1.0-${content}`,
    revision,
    contract: contractRange,
    entry: 'entry.js',
    global: facts.global,
    files,
    routes: await recordedRoutes(app, facts),
    widgets: await recordedWidgets(app, facts),
  })
}
