const key = 'digital-card-login'

/** Notes that the login has sent the member to the digital card. False if the browser stores nothing. */
export function setLoginMark(): boolean {
  try {
    sessionStorage.setItem(key, '1')
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Whether the login has sent the member here; the mark is gone afterwards. The card then asks for no login again: where
 * the browser stores no session, the two pages would send the member to and fro.
 */
export function takeLoginMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isMarked
  } catch {
    return true
  }
}
