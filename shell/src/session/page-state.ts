import { $status } from '@delikaterie/shared-contracts/session'
import { atom, computed } from 'nanostores'

/** State of the open page that banners and dialogs show. */
export type PageState = {
  /** False if the browser stores no data: the session is then in memory only. */
  persistent: boolean
  /** Whether the session token of the shop is exchanged, or was not accepted. */
  sessionToken: 'none' | 'exchanging' | 'rejected'
  /** The shop's notice to every visitor; '' for none. */
  notice: string
  /** Whether the idle time has ended the session, until the next login. */
  idle: boolean
  /** Seconds until the idle logout while the warning is open, else null. */
  secondsLeft: number | null
  /** Counts as activity and closes the warning. */
  stay: () => void
}

export const $page = atom<PageState>({
  persistent: true,
  sessionToken: 'none',
  notice: '',
  idle: false,
  secondsLeft: null,
  stay: () => {},
})

/** Whether the session token of the shop is being exchanged for a login. */
export const $isExchanging = computed($page, ({ sessionToken }) => sessionToken === 'exchanging')

/** Why a user has to log in who did not expect it: the idle time is over, or the shop refused its session token. */
export type LoginReason = 'idle' | 'sessionToken'

/** The latest reason until the next login; null without one. */
export const $loginReason = computed([$page, $status], ({ idle, sessionToken }, status): LoginReason | null => {
  if (sessionToken === 'rejected' && status === 'anonymous') return 'sessionToken'
  return idle ? 'idle' : null
})
