import { stored } from '@portal/page-library/stores/browser-storage'

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
