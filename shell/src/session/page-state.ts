import { $status } from '@portal/shared-contracts/session'
import { atom, computed } from 'nanostores'

/** State of the open page that banners and dialogs show. */
export type PageState = {
  /** False if the browser stores no data: the session is then in memory only. */
  persistent: boolean
  /** Whether the session token of the shop is exchanged, or was not accepted. */
  sessionToken: 'none' | 'exchanging' | 'rejected'
  /** The shop's notice to every visitor; '' for none. */
  notice: string
  /** Why the session ended without the member's wish, until the next login. */
  endedBy: 'idle' | 'cookies' | null
  /** Seconds until the idle logout while the warning is open, else null. */
  secondsLeft: number | null
  /** Counts as activity and closes the warning. */
  stay: () => void
}

export const $page = atom<PageState>({
  persistent: true,
  sessionToken: 'none',
  notice: '',
  endedBy: null,
  secondsLeft: null,
  stay: () => {},
})

/** Whether the session token of the shop is being exchanged for a login. */
export const $isExchanging = computed($page, ({ sessionToken }) => sessionToken === 'exchanging')

/** Why a user has to log in who did not expect it; `sessionToken`: the shop refused its token. */
export type LoginReason = 'idle' | 'cookies' | 'sessionToken'

/** The latest reason until the next login; null without one. */
export const $loginReason = computed([$page, $status], ({ endedBy, sessionToken }, status): LoginReason | null => {
  if (sessionToken === 'rejected' && status === 'anonymous') return 'sessionToken'
  return endedBy
})
