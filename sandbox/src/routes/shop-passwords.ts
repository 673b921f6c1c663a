import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { changePassword, requestPassword, resetPassword, type FieldError } from '@portal/shared-contracts/calls'
import { passwordError } from '@portal/shared-contracts/password/password-rule'
import { inTransaction } from '../state/database.ts'
import { createLink, findLink, markLinkUsed } from '../state/mail-links.ts'
import { passwordChangedMail, passwordResetMail } from '../state/mails.ts'
import {
  changeMember,
  hashPassword,
  matchesPassword,
  memberById,
  memberByLogin,
  type Member,
} from '../state/members.ts'
import { sendMail } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { deleteTokensOf } from '../state/tokens.ts'
import { isEmailAddress } from './field-checks.ts'
import { done, fieldError, malformed, reject, rejectField } from './call-response.ts'
import { memberRoute, openRoute, type Route } from './route.ts'

/** Forgotten, reset and changed passwords. */
export function passwordRoutes(state: SandboxState): Route[] {
  return [
    openRoute(requestPassword, ({ body: { email, resetPageUrl } }) => {
      if (!URL.canParse(resetPageUrl)) return malformed
      if (email.trim() === '') return rejectField('loginNameUndefined', fieldName.email)
      if (!isEmailAddress(email)) return rejectField('emailSyntaxError', fieldName.email, email)
      const member = memberByLogin(state, email)
      if (!member) return rejectField('loginNameNotExists', fieldName.email, email)
      sendMail(state, passwordResetMail(member, createLink(state, 'passwordReset', member, resetPageUrl)))
      return done
    }),
    openRoute(resetPassword, ({ body: { password, passwordConf, ObjectID, Token } }) => {
      const link = findLink(state, 'passwordReset', { objectId: ObjectID, code: Token })
      const member = link && memberById(state, link.memberId)
      if (!member || link.usedAt !== null) return rejectField('linkInvalid', 'Token')
      const error = newPasswordError(password, passwordConf, 'password', 'passwordConf')
      if (error) return reject(error)
      return inTransaction(state, () => {
        markLinkUsed(state, ObjectID)
        replacePassword(state, member, password)
        // Ends all sessions, because another person may know the old password.
        deleteTokensOf(state, member.id)
        return done
      })
    }),
    memberRoute(state, changePassword, (member, { body: { oldPassword, newPassword, newPasswordConf } }) => {
      if (!matchesPassword(oldPassword, member.passwordHash)) return rejectField('credentialError', 'oldPassword')
      const error = newPasswordError(newPassword, newPasswordConf, 'newPassword', 'newPasswordConf')
      if (error) return reject(error)
      replacePassword(state, member, newPassword)
      return done
    }),
  ]
}

function newPasswordError(password: string, repeated: string, input: string, repeatedInput: string): FieldError | null {
  const weak = passwordError(password)
  if (weak) return fieldError(weak, input)
  return password === repeated ? null : fieldError('errorPasswordConf', repeatedInput)
}

function replacePassword(state: SandboxState, member: Member, password: string): void {
  changeMember(state, member.id, { passwordHash: hashPassword(password) })
  sendMail(state, passwordChangedMail(member))
}
