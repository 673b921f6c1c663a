import type { LoginBlockedReason } from '@portal/shared-contracts/embed/elements'
import { popupMessage, readPopupMessage, type PageMessage } from '@portal/shared-contracts/embed/popup-messages'
import * as paths from '@portal/shared-contracts/paths'

const closedInterval = 500

/** What the portal hands over: a token for this page's origin and the user data of a login. */
export type PopupSession = { accessToken: string; userData: unknown }

/** Called when the window does not open, or cannot reach the page. */
export type OnLoginBlocked = (reason: LoginBlockedReason) => void

const createNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Opens the portal's login in a window, which hands over an access token that is bound to this page's origin
 * (docs/embed.md, Login popup). Null without one: refused, closed or blocked.
 */
export function openPopupLogin(portal: string, onBlocked: OnLoginBlocked): Promise<PopupSession | null> {
  const nonce = createNonce()
  const query = `origin=${encodeURIComponent(location.origin)}&nonce=${nonce}`
  const popup = window.open(`${portal}${paths.embedLogin}?${query}`, '_blank', 'popup,width=480,height=720')
  if (popup === null) {
    onBlocked('noWindow')
    return Promise.resolve(null)
  }
  let isReached = false
  let resolve: (session: PopupSession | null) => void
  const promise = new Promise<PopupSession | null>((settle) => (resolve = settle))
  const respond = (message: PageMessage): void => popup.postMessage(popupMessage(nonce, message), portal)

  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== popup || origin !== portal) return
    const { step, accessToken, userData } = readPopupMessage(data, nonce) ?? {}
    isReached = true
    if (step === 'opened') return respond({ step: 'present' })
    if (step === 'refused') return resolve(null)
    if (step !== 'session' || typeof accessToken !== 'string') return
    respond({ step: 'received' })
    resolve({ accessToken, userData })
  }
  window.addEventListener('message', onMessage)
  const timer = setInterval(() => {
    if (!popup.closed) return
    // With the header COOP of the page the window counts as closed as soon as it leaves the page's origin.
    if (!isReached) onBlocked('windowSeparated')
    resolve(null)
    clearInterval(timer)
  }, closedInterval)
  return promise.finally(() => {
    clearInterval(timer)
    window.removeEventListener('message', onMessage)
  })
}
