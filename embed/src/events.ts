import type { EmbedErrorCode } from './loader/embed-error.ts'

/** Whether a member's data show. */
export type EmbedSession = 'anonymous' | 'member'

/** The `detail` of the events that an element dispatches; all but `error` bubble. */
export type EmbedEvents = {
  /** The remote shows. */
  ready: { page: string }
  /** The element shows a message instead of the remote. */
  error: { code: EmbedErrorCode }
  /** A link was followed. Cancelable: without `preventDefault()` the browser goes to `href`, the page in the portal. */
  navigate: { to: string; href: string }
  /** A member's session began or ended; all elements of a page share it. */
  session: { status: EmbedSession }
}
