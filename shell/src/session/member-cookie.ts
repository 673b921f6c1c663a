import { memberCookie, memberCookieValues } from '@portal/shared-contracts/remotes'
import { sessionAge } from '@portal/shared-contracts/session/timeouts'
import { $hasLoyaltyAccount, $status } from '@portal/page-library/session'
import { computed } from 'nanostores'
import { $pageState } from './page-state.ts'

let wasMissing = false

const isSet = (): boolean => document.cookie.includes(`${memberCookie}=`)

/** Null also for a session that is not stored, which ends with the page: the next one begins as that of a visitor. */
const $value = computed([$status, $hasLoyaltyAccount, $pageState], (status, hasLoyaltyAccount, { persistent }) => {
  if (status !== 'member' || !persistent) return null
  return memberCookieValues[hasLoyaltyAccount ? 'member' : 'shop']
})

/** From the restored session on, which has its cookie, keeps the cookie by which the edge chooses a document. */
export function keepMemberCookie(): void {
  $value.subscribe((value, before) => {
    wasMissing = value !== null && before === undefined && !isSet()
    document.cookie = `${memberCookie}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : sessionAge}`
  })
}

/** Whether the cookies of the member's login are gone: this one, because scripts do not see that of the session. */
export const hasLostCookies = (): boolean => wasMissing || !isSet()
