import type { LogoutReason } from '@portal/page-library/session/bus'
import { atom, computed } from 'nanostores'

/**
 * Why a user is logged out: by a logout, by the end of all sessions in another browser (`sessionEnded`), without its
 * cookies, or because the shop refused its token (`sessionToken`).
 */
export type LoginReason = LogoutReason | 'sessionEnded' | 'cookies' | 'sessionToken'

/** State of the open page that banners and dialogs show. */
export type PageState = {
  /** False if the browser stores no data: the session is then in memory only. */
  persistent: boolean
  /** Whether the session token of the shop is being exchanged for a login. */
  isExchanging: boolean
  /** The shop's notice to every visitor; '' for none. */
  notice: string
  /** The latest reason until the next login; null without one. */
  loginReason: LoginReason | null
  /** Seconds until the idle logout while the warning is open, else null. */
  secondsLeft: number | null
  /** Counts as activity and closes the warning. */
  stay: () => void
}

export const $pageState = atom<PageState>({
  persistent: true,
  isExchanging: false,
  notice: '',
  loginReason: null,
  secondsLeft: null,
  stay: () => {},
})

export const changePageState = (part: Partial<PageState>): void => $pageState.set({ ...$pageState.get(), ...part })

export const $isExchanging = computed($pageState, ({ isExchanging }) => isExchanging)
export const $loginReason = computed($pageState, ({ loginReason }) => loginReason)
