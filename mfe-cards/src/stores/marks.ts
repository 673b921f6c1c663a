import { digitalCardMark } from '@portal/page-library/storage/digital-card'
import { stored } from '@portal/page-library/stores/browser-storage'

/** What the stored card must name to be shown (`digitalCardMark`); empty if there is none or the browser stores nothing. */
export type CardMark = {
  read: () => string
  /** The mark of the device, a new one if there is none. */
  create: () => string
}

const read = (): string => stored(() => localStorage.getItem(digitalCardMark) ?? '', '')

export const cardMark: CardMark = {
  read,
  create() {
    // Without a mark the card lasts as long as the page.
    if (read() === '') stored(() => localStorage.setItem(digitalCardMark, crypto.randomUUID()), undefined)
    return read()
  },
}

const loginMark = 'digital-card-login'

/** Notes that the login has sent the member to the digital card. */
export const setLoginMark = (): void => stored(() => sessionStorage.setItem(loginMark, '1'), undefined)

/**
 * Whether the login has sent the member here; the mark is gone afterwards. The card then asks for no login again: where
 * the browser stores no session, the two pages would send the member to and fro.
 */
export const takeLoginMark = (): boolean =>
  stored(() => {
    const isMarked = sessionStorage.getItem(loginMark) !== null
    sessionStorage.removeItem(loginMark)
    return isMarked
  }, true)
