import { popupMessage, readPopupMessage, type PopupMessage } from '@portal/shared-contracts/embed/popup-messages'
import type { EmbedRequest } from '../domain/embed-request.ts'

/** The page that opened this window; it gets messages only while it is of the requested origin. */
export type Opener = {
  post: (message: PopupMessage) => void
  /** Calls the listener with every step of the page until the returned function is called. */
  listen: (listener: (step: unknown) => void) => () => void
}

type PopupWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  opener: Pick<Window, 'postMessage'> | null
}

/** The opener of a window, or null for a window that no page opened. */
export function openerOf(page: PopupWindow, { origin, nonce }: EmbedRequest): Opener | null {
  const { opener } = page
  if (opener === null) return null
  return {
    // The exact target: a page of another origin that opened or took over the window reads nothing.
    post: (message) => opener.postMessage(popupMessage(nonce, message), origin),
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>): void => {
        if (event.source !== opener || event.origin !== origin) return
        const message = readPopupMessage(event.data, nonce)
        if (message !== null) listener(message['step'])
      }
      page.addEventListener('message', onMessage)
      return () => page.removeEventListener('message', onMessage)
    },
  }
}

/** ms */
const interval = 250

/**
 * Sends a message until the page answers with the step; false without an answer within `timeout` ms. Repeated, because
 * the page may start to listen later.
 */
export function askOpener(opener: Opener, message: PopupMessage, step: string, timeout = 5_000): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isAnswered: boolean): void => {
      stop()
      clearInterval(repetition)
      clearTimeout(end)
      resolve(isAnswered)
    }
    const stop = opener.listen((received) => received === step && finish(true))
    const repetition = setInterval(() => opener.post(message), interval)
    const end = setTimeout(() => finish(false), timeout)
    opener.post(message)
  })
}
