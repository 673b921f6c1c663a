import type { EmbedSession } from '@portal/shared-contracts/embed/elements'
import type { RecordedRoute, ReleaseRecord } from '@portal/shared-contracts/remotes'
import type { Embedding } from '@portal/shared-ui/styles/embedding'
import type { ReactModules } from '../react-modules.ts'

/** A version of a remote: the address of its files, and how its scripts are loaded. */
export type EmbedRelease = {
  base: string
  record: Pick<ReleaseRecord, 'name' | 'version' | 'contract' | 'entry' | 'global' | 'files'> & {
    routes: Pick<RecordedRoute, 'path' | 'expose' | 'loginRequired' | 'chunks'>[]
  }
}
export type EmbedRemote = EmbedRelease & { previous?: EmbedRelease }

/** The edge's `registry.json` (docs/embed.md). */
export type EmbedRegistry = {
  /** Whether this page's origin gets data. */
  data: boolean
  remotes: Readonly<Record<string, EmbedRemote>>
  /** The embed's own scripts with their hashes. */
  embed: { entries: { runtime: string; react: string }; files: Readonly<Record<string, string>> }
}

/** What one element shows. */
export type ViewOptions = {
  remote: EmbedRemote
  /** Path of the remote's page. */
  page: string
  /** Follows a link; `to` is a path of the portal. */
  navigate: (to: string) => void
  /** The page shows, or what the visitor has to do first. */
  onReady: () => void
  onFailure: (error: unknown) => void
}

export type View = { container: Element; unmount: () => void }

/** What the elements of a page share: React, the session and the code of the remotes. */
export type Runtime = {
  /** Loads and renders a page of a remote. */
  mount: (options: ViewOptions) => Promise<View>
  /** Logs a member in with a session token of the shop; false if it is not accepted. */
  logInByToken: (sessionToken: string) => Promise<boolean>
  /**
   * Opens the portal's login; must run in a click. The element gets the event `loginblocked`; older versions name none.
   */
  logIn: (element?: Element) => Promise<boolean>
  logOut: () => void
  /** Calls the listener with every change until the returned function is called. */
  onStatus: (listener: (status: EmbedSession) => void) => () => void
}

/** What all elements of a page share, whichever script defines them; one object per page (docs/embed.md). */
export type EmbeddingPage = Embedding & {
  react?: ReactModules
  /** Set by the runtime's script. */
  createRuntime?: (page: EmbeddingPage) => Runtime
  /** The one runtime, or its loading. */
  runtime?: Promise<Runtime>
  /** Names of the built-ins that the page has replaced, once its console says so. */
  replacedBuiltins?: readonly string[]
  /** The last registry by remote, fresh until `until` (milliseconds since 1970); not of a remote that failed since. */
  registries?: Record<string, { registry: EmbedRegistry; until: number }>
  /** Integrity of every script, by URL. */
  readonly hashes: Map<string, string>
  /** Shadow roots that show a remote now. */
  readonly roots: Set<ShadowRoot>
  /** The browser's font size in the page's `rem`: 1 unless the page changes the font size of its root element. */
  remScale: number
  /** Scales all sheets anew; absent if the first script of the page is of an older version. */
  rescale?: (scale: number) => void
  /** Sheets of the runtime and of all remotes, in the order in which they arrived. */
  readonly adopted: CSSStyleSheet[]
}
