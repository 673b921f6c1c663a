import {
  heroTexts,
  hiddenParts,
  matchRoute,
  skeletonShape,
  widgetsInSlot,
  type HeroTexts,
  type MenuName,
  type RegistrySnapshot,
  type SnapshotRemote,
} from '@portal/shared-contracts/remotes'
import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import type { PageName } from '../releases/health/page-ticket.ts'
import type { ShellBuild, ShellDocument } from './shell-build.ts'

/** The document for a path, its status, and the files the page needs first. */
export type ResolvedPage = {
  status: 200 | 404
  document: ShellDocument
  /** For metrics, which have no addresses. */
  name: PageName
  menu: MenuName
  title?: string
  /** Texts of the hero, in a document with `{{title}}` and `{{lead}}`. */
  texts?: HeroTexts
  /** Parts of the layout that the page hides, for `data-hidden`; '' for none. */
  hidden: string
  preload: readonly string[]
}

/**
 * Who asks for a page. `shop`: without a loyalty account. `token`: logged in by the shop; the edge does not know yet
 * whether there is a loyalty account.
 */
export type PageUser = 'member' | 'shop' | 'token' | 'visitor'

/** Layout for a user without a known loyalty account; it is that of the shop landing. */
const undecidedLayout = 'layout-task'

/** The page of a path, from the shell's documents and the routes in the release records. */
export function resolvePage(path: string, user: PageUser, build: ShellBuild, snapshot: RegistrySnapshot): ResolvedPage {
  const document = (name: string): ShellDocument => {
    const found = build.documents.find((candidate) => candidate.document === name)
    if (!found) throw new Error(`The shell has no document "${name}"`)
    return found
  }
  const plain = (name: string, status: 200 | 404 = 200): ResolvedPage => ({
    status,
    document: document(name),
    name: { page: document(name).path || name, remote: '' },
    menu: user === 'token' ? 'visitor' : user,
    hidden: '',
    preload: [...document(name).files, ...widgetChunks(document(name), snapshot)],
  })

  /** In place of a page that requires a login. */
  const instead = (title: string): ResolvedPage => ({
    ...plain(user === 'visitor' ? 'login' : undecidedLayout),
    title,
  })

  if (path === '/' && user === 'member') return plain('home')
  if (path === '/' && user === 'token') return plain(undecidedLayout)
  const shellDocument = build.documents.find((candidate) => candidate.path !== '' && matchRoute(candidate.path, path))
  if (shellDocument?.loginRequired && user !== 'member') return instead(shellDocument.title)
  if (shellDocument) return plain(shellDocument.document)
  if (isOfAbsentPart(path)) return plain('not-found', 404)
  const [found] = Object.values(snapshot).flatMap((remote) =>
    remote.record.routes.flatMap((route) => (matchRoute(route.path, path) ? [{ remote, route }] : [])),
  )
  if (!found) return plain('not-found', 404)
  // Every title ends with ` | ` and the brand.
  const title = `${found.route.title} | ${document('login').title.split('|').at(-1)?.trim()}`
  if (found.route.loginRequired && user !== 'member') return instead(title)
  const layout = `layout-${skeletonShape(found.route.skeleton)}`
  const texts = heroTexts(heroOf(found.route.path, found.route))
  return {
    ...plain(texts ? `${layout}-titled` : layout),
    name: { page: found.route.path, remote: found.remote.record.name },
    title,
    ...(texts && { texts }),
    hidden: hiddenParts(found.route),
    preload: remoteFiles(found.remote, found.route.chunks),
  }
}

/** None of a dev server, whose files have no hashes to preload them with. */
const remoteFiles = ({ base, record, development }: SnapshotRemote, chunks: readonly string[]): string[] =>
  development ? [] : [record.entry, ...chunks].map((file) => base + file)

/** The code of a document's own widgets, and of those that remotes add to its slots. */
function widgetChunks({ widgets, slots }: ShellDocument, snapshot: RegistrySnapshot): string[] {
  const shown = [...widgets, ...slots.flatMap((slot) => widgetsInSlot(slot, snapshot))]
  const files = shown.flatMap((widget) => {
    const [name = '', part = ''] = widget.split('/')
    const remote = snapshot[name]
    return remote ? remoteFiles(remote, remote.record.widgets[part] ?? []) : []
  })
  return [...new Set(files)]
}
