// The elements of embedding pages (docs/embed.md). A part of the contract: `npm run check` says which version a change
// of a name, a property, an attribute or an event requires. Imports nothing, because @portal/embed is packed with it.

/**
 * The remotes that can be embedded, as in `/embed/v1/{name}.js` and in the name of the element. The package has a
 * function for each (`embed/src/define.ts`).
 */
export const embedNames = ['rewards', 'coupons', 'cards', 'account'] as const
export type EmbedName = (typeof embedNames)[number]

/** Attributes of an element; each is a property too. */
export const embedAttributes = ['portal', 'page', 'theme'] as const
export type EmbedAttribute = (typeof embedAttributes)[number]

/** Level of an element's first heading, 1 to 6; without it the levels are those of the portal. It is no property. */
export const headingLevelAttribute = 'heading-level'

/** `auto` is dark where the page allows dark and the browser prefers it. */
export type EmbedTheme = 'light' | 'dark' | 'auto'

export type EmbedProperties = {
  /** Origin of the portal. */
  portal: string
  /** Path of the remote's page. */
  page: string
  theme: EmbedTheme
  /** A session token of the shop; logs its member in. Never an attribute, because those are visible in the page. */
  sessionToken: string | null
}

export type EmbedMethods = {
  /**
   * Opens the portal's login in a window; call it in a click. False if the visitor does not log in, also after the
   * event `loginblocked`.
   */
  logIn: () => Promise<boolean>
  /** Ends the member's session in all elements of the page. */
  logOut: () => void
}

/** Whether a member's data show. */
export type EmbedSession = 'anonymous' | 'member'

/** Why an element shows nothing; `detail.code` of its event `error`. */
export type EmbedErrorCode =
  'builtinsReplaced' | 'originNotAllowed' | 'otherPortal' | 'portalMissing' | 'remoteUnavailable' | 'unreachable'

/** Why the login cannot work: the browser opens no window, or the window and the page cannot reach each other. */
export type LoginBlockedReason = 'noWindow' | 'windowSeparated'

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
  /** The `sessionToken` began no session: it is used or expired, or the portal could not be reached. */
  tokenrefused: Record<never, never>
  /** The login could not begin, because of the browser, a frame or a header of the page. */
  loginblocked: { reason: LoginBlockedReason }
}

/** An element as pages and `mount` use it. */
export type EmbedElement = {
  addEventListener: <Type extends keyof EmbedEvents>(
    type: Type,
    listener: (event: CustomEvent<EmbedEvents[Type]>) => void,
    options?: boolean | AddEventListenerOptions,
  ) => void
} & HTMLElement &
  EmbedProperties &
  EmbedMethods

/** What `mount` takes besides React. */
export type EmbedMountProps = {
  remote: EmbedName
  /** Origin of the portal. */
  portal: string
  /** Path of the remote's page. */
  page?: string
  theme?: EmbedTheme
  headingLevel?: number
  sessionToken?: string
  onReady?: (event: CustomEvent<EmbedEvents['ready']>) => void
  onError?: (event: CustomEvent<EmbedEvents['error']>) => void
  onNavigate?: (event: CustomEvent<EmbedEvents['navigate']>) => void
  onSession?: (event: CustomEvent<EmbedEvents['session']>) => void
  onTokenRefused?: (event: CustomEvent<EmbedEvents['tokenrefused']>) => void
  onLoginBlocked?: (event: CustomEvent<EmbedEvents['loginblocked']>) => void
}
