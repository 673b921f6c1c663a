import {
  matchRoute,
  type RecordedRoute,
  type RegistrySnapshot,
  type SnapshotRemote,
} from '@delikaterie/shared-contracts/remotes'
import type { ShellBuild, ShellDocument } from './shell-build.ts'

/** What to send for a path: the document, its status, and the code the page will need at once. */
export type ResolvedPage = {
  status: 200 | 404
  document: ShellDocument
  /** Overrides the document's own title. */
  title?: string
  /** Chunks to preload, in order, as paths. */
  preload: readonly string[]
}

/** The page of a path, from the shell's documents and the released routes, before any remote code runs. */
export function resolvePage(
  path: string,
  isMember: boolean,
  build: ShellBuild,
  registry: RegistrySnapshot,
): ResolvedPage {
  const document = (name: string): ShellDocument => {
    const found = build.documents.find((candidate) => candidate.document === name)
    if (!found) throw new Error(`The shell has no document "${name}"`)
    return found
  }
  const plain = (name: string, status: 200 | 404 = 200): ResolvedPage => ({
    status,
    document: document(name),
    preload: widgetChunks(document(name).widgets, registry),
  })

  if (path === '/' && isMember) {
    const { files, widgets } = build.home
    return { ...plain('layout'), preload: [...files, ...widgetChunks(widgets, registry)] }
  }
  const own = build.documents.find((candidate) => candidate.path !== '' && matchRoute(candidate.path, path))
  if (own) return plain(own.document)
  const found = findRoute(path, registry)
  if (!found) return plain('not-found', 404)
  const title = `${found.route.title} | ${brandOf(document('login'))}`
  if (found.route.loginRequired && !isMember) return { ...plain('login'), title }
  return { ...plain('layout'), title, preload: remoteFiles(found.remote, found.route.chunks) }
}

/** The brand stands in every title after the bar. */
const brandOf = ({ title }: ShellDocument): string => title.slice(title.lastIndexOf('|') + 1).trim()

const remoteFiles = ({ base, record }: SnapshotRemote, chunks: readonly string[]): string[] =>
  [record.entry, ...chunks].map((file) => base + file)

function findRoute(path: string, registry: RegistrySnapshot): { remote: SnapshotRemote; route: RecordedRoute } | null {
  for (const remote of Object.values(registry)) {
    const route = remote.record.routes.find((candidate) => matchRoute(candidate.path, path))
    if (route) return { remote, route }
  }
  return null
}

function widgetChunks(widgets: readonly string[], registry: RegistrySnapshot): string[] {
  const files = widgets.flatMap((widget) => {
    const [name, part] = widget.split('/') as [keyof RegistrySnapshot, string]
    const remote = registry[name]
    return remote ? remoteFiles(remote, remote.record.widgets[part] ?? []) : []
  })
  return [...new Set(files)]
}
