import { createApi, portalApi } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import { $status, sessionTokens } from '@portal/page-library/session'
import { createRoot } from 'react-dom/client'
import type { EmbeddingPage, Runtime, View, ViewOptions } from '../loader/page-types.ts'
import type { OnLoginBlocked, PopupSession } from '../panels/popup-login.ts'
import { requireBuiltins } from './builtins.ts'
import { colorSheet } from './color-sheet.ts'
import { addFonts } from './fonts.ts'
import { followHeadingLevel } from './heading-levels.ts'
import { hostOf } from './host-of.ts'
import { loadPage } from './load-page.ts'
import { startSession } from './session.ts'
import { EmbedView, type Panels } from './embed-view.tsx'

/**
 * Starts what the elements of a page share: API, session, fonts and colours.
 * @throws EmbedError if the page has replaced built-ins
 */
export function createRuntime(page: EmbeddingPage): Runtime {
  requireBuiltins(page)
  connectApi(page.origin)
  addFonts()
  page.sheets.push(colorSheet())
  const session = startSession()
  let panels: Panels | undefined
  const importPanels = (): Promise<Panels> => import('../panels/panels.ts')
  const loadPanels = async (): Promise<Panels> => (panels ??= await importPanels().catch(importPanels))
  /** At once if the panels are loaded: browsers open windows within a click only. */
  const openLogin = async (onBlocked: OnLoginBlocked): Promise<PopupSession | null> =>
    (panels ?? (await loadPanels())).openPopupLogin(page.origin, onBlocked)
  const logIn = async (element?: Element | null, onBlocked?: OnLoginBlocked): Promise<boolean> =>
    session.usePopup(
      await openLogin((reason) => {
        onBlocked?.(reason)
        element?.dispatchEvent(new CustomEvent('loginblocked', { detail: { reason }, bubbles: true, composed: true }))
      }),
    )
  /** The elements that show a remote, in the order of their mounting. */
  const views = new Set<ViewOptions>()
  bus.on('navigate', ({ to }) => views.values().next().value?.navigate(to))

  // Later scripts of the page have run then; with what they replace React can stop without an error.
  addEventListener('load', () => {
    try {
      requireBuiltins(page)
    } catch (error) {
      for (const { onFailure } of views) onFailure(error)
    }
  })

  async function mount(options: ViewOptions): Promise<View> {
    const remotePage = await loadPage(page, options)
    requireBuiltins(page)
    const container = document.createElement('div')
    const root = createRoot(container)
    const stopFollowing = followHeadingLevel(container)
    views.add(options)
    root.render(
      <EmbedView
        options={options}
        remotePage={remotePage}
        origin={page.origin}
        logIn={(onBlocked) => logIn(hostOf(container), onBlocked)}
        loadPanels={loadPanels}
      />,
    )
    return {
      container,
      unmount() {
        views.delete(options)
        stopFollowing()
        root.unmount()
      },
    }
  }

  return {
    mount,
    logIn: (element) => logIn(element),
    logInByToken: session.logInByToken,
    logOut: () => bus.emit('logout', { reason: 'member' }),
    onStatus: (listener) => $status.listen(() => listener(session.status())),
  }
}

/**
 * Points the one API client of this runtime, which the remotes import, at the portal. Without cookies: the tokens of an
 * embedding page are bound to its origin.
 */
function connectApi(origin: string): void {
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, { ...init, credentials: 'omit' })
  Object.assign(portalApi, createApi({ origin, tokens: sessionTokens, fetch }))
}
