import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, integrityOf } from '@delikaterie/remote-kit/files'
import { manifestFile, type BuildManifest } from '../../tooling/webpack/manifest-plugin.ts'
import {
  pageDataId,
  type PageData,
  type RegistrySnapshot,
  type RemoteName,
} from '@delikaterie/shared-contracts/remotes'
import { composePage } from '../../edge-proxy/src/pages/compose-page.ts'
import { resolvePage } from '../../edge-proxy/src/pages/resolve-page.ts'
import { openShellBuild, type ShellBuild } from '../../edge-proxy/src/pages/shell-build.ts'
import { root } from '../../tooling/build/root.ts'
import { workspaceRemotes } from '../../tooling/run/workspace-remotes.ts'

/** The HTML of a path, for visitors or for members. */
export type Documents = (address: string, isMember: boolean) => string

/** The page data that the edge wrote into a page. */
export function pageDataOf(html: string): PageData {
  const json = new RegExp(`id="${pageDataId}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1]
  if (json === undefined) throw new Error('The page contains no data')
  return JSON.parse(json) as PageData
}

const importOf = ({ load }: { load: () => unknown }): string =>
  /import\(\s*['"](.+?)['"]\s*\)/.exec(load.toString())?.[1] ?? ''

/** The records of the remotes with the one bundle's chunks in place of their own. */
async function recordsOverOne(registry: RegistrySnapshot, manifest: BuildManifest): Promise<RegistrySnapshot> {
  const chunksOf = (name: RemoteName, file: string, request: string): string[] => {
    const files = manifest.chunks[`${path.join(root, name, file)} > ${request}`]
    if (files === undefined) throw new Error(`The one bundle has no chunk of ${name}/${file} > ${request}`)
    return files
  }
  const entries = workspaceRemotes.map(async (name) => {
    const remote = registry[name]
    if (!remote) return []
    const source = async (file: string): Promise<unknown> => import(path.join(root, name, file))
    const { routes } = (await source('src/routes.ts')) as { routes: { path: string; load: () => unknown }[] }
    const widgets = Object.keys(remote.record.widgets).map(async (widget) => {
      const file = `src/widgets/${widget}.ts`
      const module = (await source(file)) as { widget: { load: () => unknown } }
      return [widget, chunksOf(name, file, importOf(module.widget))] as const
    })
    const record = {
      ...remote.record,
      entry: '',
      files: {},
      widgets: Object.fromEntries(await Promise.all(widgets)),
      routes: remote.record.routes.map((recorded) => {
        const route = routes.find(({ path }) => path === recorded.path)
        return { ...recorded, chunks: route ? chunksOf(name, 'src/routes.ts', importOf(route)) : [] }
      }),
    }
    return [[name, { base: '/assets/', record }] as const]
  })
  return Object.fromEntries((await Promise.all(entries)).flat())
}

/** Routes without files to preload: a page of one bundle loads its own chunks only. */
const withoutChunks = (registry: RegistrySnapshot): RegistrySnapshot =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { base, record }]) => {
      const routes = record.routes.map((route) => ({ ...route, chunks: [] }))
      return [name, { base, record: { ...record, routes, widgets: {} } }]
    }),
  )

/**
 * The portal's pages with the files of the one bundle, composed by the functions of the edge: markup, data and
 * preloads are the same. `sample` is any page of the portal.
 */
export async function oneBundleDocuments(folder: string, sample: string): Promise<Documents> {
  const assets = path.join(folder, 'assets')
  const manifest = JSON.parse(readFileSync(path.join(assets, manifestFile), 'utf8')) as BuildManifest
  const hashed = filesBelow(assets).filter((file) => file !== manifestFile)
  const shellBuild = openShellBuild(path.join(root, 'shell/dist'))()
  const homeFiles = (manifest.chunks['src/pages/index.ts > ./home.tsx'] ?? []).map((file) => `/assets/${file}`)
  const build: ShellBuild = {
    ...shellBuild,
    documents: shellBuild.documents.map((document) =>
      document.document === 'home' ? { ...document, files: homeFiles } : document,
    ),
    files: Object.fromEntries(
      hashed.map((file) => [`/assets/${file}`, integrityOf(readFileSync(path.join(assets, file)))]),
    ),
  }
  const { registry: released, document: _, menu: __, ...data } = pageDataOf(sample)
  const registry = await recordsOverOne(released, manifest)
  return (address, isMember) => {
    const page = resolvePage(address, isMember, build, registry)
    const preload = page.preload.filter((file) => file !== '/assets/')
    return composePage({ page: { ...page, preload }, build, registry: withoutChunks(registry), data, nonce: 'bench' })
  }
}

/** A page of the edge without scripts and their preloads. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
