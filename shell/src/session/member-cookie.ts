import { memberCookie } from '@delikaterie/shared-contracts/remotes'

const maxAge = 30 * 24 * 3600
let wasMissing = false

const isSet = (): boolean => document.cookie.includes(`${memberCookie}=`)

/** With this cookie the edge sends the member's layout instead of the landing page; of a `restored` session it is there. */
export function setMemberCookie(isMember: boolean, restored = false): void {
  wasMissing = isMember && restored && !isSet()
  document.cookie = `${memberCookie}=1; Path=/; SameSite=Lax; Max-Age=${isMember ? maxAge : 0}`
}

/** Whether the cookies of the member's login are gone: this one, because scripts do not see that of the session. */
export const hasLostCookies = (): boolean => wasMissing || !isSet()
