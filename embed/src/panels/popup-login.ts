import * as paths from '@delikaterie/shared-contracts/paths'

const messageType = 'delikaterie:embed'
const closedInterval = 500

/** What the portal hands over: a token for this page's origin and the user data of a login. */
export type PopupSession = { accessToken: string; userData: unknown }

type Message = { type?: unknown; nonce?: unknown; step?: unknown } & Partial<PopupSession>

const createNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Opens the portal's login in a window, which hands over an access token that is bound to this page's origin
 * (docs/embed.md, Login popup). Null without one: refused, closed, or the browser opens no window.
 */
export function openPopupLogin(portal: string): Promise<PopupSession | null> {
  const nonce = createNonce()
  const query = `origin=${encodeURIComponent(location.origin)}&nonce=${nonce}`
  const popup = window.open(`${portal}${paths.embedLogin}?${query}`, '_blank', 'popup,width=480,height=720')
  if (popup === null) return Promise.resolve(null)
  const { promise, resolve } = Promise.withResolvers<PopupSession | null>()
  const respond = (step: 'present' | 'received'): void => popup.postMessage({ type: messageType, nonce, step }, portal)

  const onMessage = ({ source, origin, data }: MessageEvent<Message | null>): void => {
    if (source !== popup || origin !== portal || data?.type !== messageType || data.nonce !== nonce) return
    if (data.step === 'opened') return respond('present')
    if (data.step === 'refused') return resolve(null)
    if (data.step !== 'session' || typeof data.accessToken !== 'string') return
    respond('received')
    resolve({ accessToken: data.accessToken, userData: data.userData })
  }
  window.addEventListener('message', onMessage)
  const timer = setInterval(() => popup.closed && resolve(null), closedInterval)
  return promise.finally(() => {
    clearInterval(timer)
    window.removeEventListener('message', onMessage)
  })
}
