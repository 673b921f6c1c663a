import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, integrityOf } from '@portal/remote-kit/files'
import { pageDataId, type PageData, type RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { composePage } from '../../edge-proxy/src/pages/compose-page.ts'
import { resolvePage } from '../../edge-proxy/src/pages/resolve-page.ts'
import { openShellBuild } from '../../edge-proxy/src/pages/shell-build.ts'
import { root } from '../../tooling/build/root.ts'
import { manifestFile, type BuildManifest } from '../../tooling/webpack/manifest-plugin.ts'

/** The page data that the edge wrote into a page. */
export function pageDataOf(html: string): PageData {
  const json = new RegExp(`id="${pageDataId}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1]
  if (json === undefined) throw new Error('The page contains no data')
  return JSON.parse(json) as PageData
}

/** The registry with the one bundle's chunks of each widget in place of the remote's own files. */
const registryOverOne = (registry: RegistrySnapshot, { chunks }: BuildManifest): RegistrySnapshot =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { record }]) => {
      const chunksOf = (widget: string): string[] => {
        const source = `${path.join(root, name, 'src/widgets', `${widget}.ts`)} > `
        return Object.entries(chunks).find(([origin]) => origin.startsWith(source))?.[1] ?? []
      }
      const widgets = Object.fromEntries(Object.keys(record.widgets).map((widget) => [widget, chunksOf(widget)]))
      const routes = record.routes.map((route) => ({ ...route, chunks: [] }))
      return [name, { base: '/assets/', record: { ...record, entry: '', files: {}, widgets, routes } }]
    }),
  )

/** Pages of one bundle load their own chunks only. */
const withoutWidgets = (registry: RegistrySnapshot): RegistrySnapshot =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { base, record }]) => [name, { base, record: { ...record, widgets: {} } }]),
  )

/**
 * The landing page with the files of the one bundle, composed by the functions of the edge: markup, data and preloads
 * are the same. `landing` is that of the portal.
 */
export function oneBundlePage(assets: string, landing: string): string {
  const manifest = JSON.parse(readFileSync(path.join(assets, manifestFile), 'utf8')) as BuildManifest
  const hashed = filesBelow(assets).filter((file) => file !== manifestFile)
  const build = {
    ...openShellBuild(path.join(root, 'shell/dist'))(),
    files: Object.fromEntries(
      hashed.map((file) => [`/assets/${file}`, integrityOf(readFileSync(path.join(assets, file)))]),
    ),
  }
  const { registry: released, document: _, menu: __, ...data } = pageDataOf(landing)
  const registry = registryOverOne(released, manifest)
  const page = resolvePage('/', 'visitor', build, registry)
  const preload = page.preload.filter((file) => file !== '/assets/')
  return composePage({ page: { ...page, preload }, build, registry: withoutWidgets(registry), data, nonce: 'bench' })
}

/** A page of the edge without scripts and their preloads. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
