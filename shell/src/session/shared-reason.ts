import { stored } from '@portal/page-library/stores/browser-storage'
import type { LoginReason } from './page-state.ts'

/** Local storage entry with the reason of the last logout in any tab. */
const key = 'logout-reason'

/** Reasons that hold for every tab; after the member's own logout the others say that it was in another tab. */
const sharedReasons = ['idle', 'refreshFailed', 'sessionEnded', 'cookies'] as const satisfies readonly LoginReason[]

/** Lets the other tabs, which log out as well, give the reason (rule session-60). */
export const shareReason = (reason: LoginReason): void => stored(() => localStorage.setItem(key, reason), undefined)

/** Why another tab has logged out. */
export const reasonOfOtherTab = (): LoginReason =>
  sharedReasons.find((reason) => reason === stored(() => localStorage.getItem(key), null)) ?? 'otherTab'
