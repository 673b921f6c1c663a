import { changePassword, requestPassword, resetPassword } from '@delikaterie/shared-contracts/calls'
import { inTransaction } from '../state/database.ts'
import { createLink, findLink, spendLink } from '../state/mail-links.ts'
import { passwordChangedMail, passwordResetMail } from '../state/mails.ts'
import { memberById, memberByLogin, setPassword } from '../state/members.ts'
import type { Member } from '../state/members.ts'
import { sendMail } from '../state/outbox.ts'
import { passwordError } from '@delikaterie/shared-contracts/domain/password-rule'
import { matchesPassword } from '../state/passwords.ts'
import { refusal } from '../state/refusals.ts'
import type { Refusal } from '../state/refusals.ts'
import type { SandboxState } from '../state/state.ts'
import { dropTokensOf } from '../state/tokens.ts'
import { isEmailAddress } from './email-address.ts'
import { done, malformed, refuse, refuseField } from './reply.ts'
import { memberRoute, openRoute } from './route.ts'
import type { Route } from './route.ts'

/** Forgotten, reset and changed passwords (spec §7, Passwords). */
export function passwordRoutes(state: SandboxState): Route[] {
  return [
    openRoute(requestPassword, ({ body: { email, resetPageUrl } }) => {
      if (!URL.canParse(resetPageUrl)) return malformed
      if (email.trim() === '') return refuseField('loginNameUndefined', 'email')
      if (!isEmailAddress(email)) return refuseField('emailSyntaxError', 'email', email)
      const member = memberByLogin(state, email)
      if (!member) return refuseField('loginNameNotExists', 'email', email)
      const { objectId, code } = createLink(state, 'passwordReset', member.id, resetPageUrl)
      const url = new URL(resetPageUrl)
      url.searchParams.set('ObjectID', objectId)
      url.searchParams.set('Token', code)
      sendMail(state, passwordResetMail(member, url.href))
      return done
    }),
    openRoute(resetPassword, ({ body: { password, passwordConf, ObjectID, Token } }) => {
      const link = findLink(state, 'passwordReset', { objectId: ObjectID, code: Token })
      const member = link && memberById(state, link.memberId)
      if (!member || link.usedAt !== null) return refuseField('linkInvalid', 'Token')
      const fault = newPasswordFault(password, passwordConf, 'password', 'passwordConf')
      if (fault) return refuse(fault)
      return inTransaction(state.db, () => {
        spendLink(state, ObjectID)
        replacePassword(state, member, password)
        // Whoever knew the old password is thrown out; the member logs in anew (autoLogin is false).
        dropTokensOf(state, member.id)
        return done
      })
    }),
    memberRoute(state, changePassword, (member, { body: { oldPassword, newPassword, newPasswordConf } }) => {
      if (!matchesPassword(oldPassword, member.passwordHash)) return refuseField('credentialError', 'oldPassword')
      const fault = newPasswordFault(newPassword, newPasswordConf, 'newPassword', 'newPasswordConf')
      if (fault) return refuse(fault)
      replacePassword(state, member, newPassword)
      return done
    }),
  ]
}

function newPasswordFault(password: string, repeated: string, input: string, repeatedInput: string): Refusal | null {
  const weak = passwordError(password)
  if (weak) return refusal(weak, input)
  return password === repeated ? null : refusal('errorPasswordConf', repeatedInput)
}

function replacePassword(state: SandboxState, member: Member, password: string): void {
  setPassword(state, member.id, password)
  sendMail(state, passwordChangedMail(member))
}
