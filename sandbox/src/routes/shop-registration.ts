import { hasPart } from '@portal/shared-contracts/brand/parts'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import * as paths from '@portal/shared-contracts/paths'
import { optIn, register, resendConfirmation, userCheck, type FieldError } from '@portal/shared-contracts/calls'
import { passwordError } from '@portal/shared-contracts/password/password-rule'
import { joinProgramme } from '../state/accounts.ts'
import { inTransaction } from '../state/database.ts'
import { createLink, findLink, lastPageOf, markLinkUsed, type MailLink } from '../state/mail-links.ts'
import { newsletterMail, optInMail, welcomeMail } from '../state/mails.ts'
import { addMember, changeMember, memberById, memberByLogin, type Member } from '../state/members.ts'
import { sendMail } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { emptyNameErrors, isEmailAddress, nameErrors, type PersonName } from './field-checks.ts'
import { done, fieldError, malformed, reject, rejectField, type CallResponse } from './call-response.ts'
import { openRoute, type Route } from './route.ts'
import { statusErrors } from './shop-login.ts'

/** E-mail check, registration and confirmation. */
export function registrationRoutes(state: SandboxState): Route[] {
  return [
    openRoute(resendConfirmation, ({ body: { loginName } }) => resend(state, loginName)),
    openRoute(userCheck, ({ body: { loginName } }) => {
      const taken = loginNameError(state, loginName)
      return taken ? reject(taken) : done
    }),
    openRoute(register, ({ body }) => {
      const { loginName, password, address, subscribeNewsletter, optInUrl, disableDoubleOptIn, disableAddressCheck } =
        body
      if (!URL.canParse(optInUrl)) return malformed
      const taken = loginNameError(state, loginName)
      if (taken) return reject(taken)
      const errors = [...registrationErrors(address, password), ...(disableAddressCheck ? [] : nameErrors(address))]
      if (errors.length > 0) return reject(...errors)
      return inTransaction(state, () => {
        const newcomer = { loginName, password, address, newsletterWanted: subscribeNewsletter }
        const id = addMember(state, { ...newcomer, status: 'inactive', accountId: null })
        if (disableDoubleOptIn) activate(state, id)
        else sendOptIn(state, id, optInUrl)
        return done
      })
    }),
    openRoute(optIn, ({ body: { Alias, EMail, ObjectID, SecurityCode } }) => {
      const purpose = Alias === 'newsletter' ? 'newsletter' : 'optIn'
      return confirm(state, purpose, EMail, { objectId: ObjectID, code: SecurityCode })
    }),
  ]
}

function resend(state: SandboxState, loginName: string): CallResponse {
  const known = memberByLogin(state, loginName)
  if (!known) return rejectField('loginNameNotExists', fieldName.loginName, loginName)
  if (known.status !== 'inactive') return reject(takenBy(known))
  sendOptIn(state, known.id, lastPageOf(state, 'optIn', known.id) ?? state.portalOrigin + paths.activation)
  return done
}

/** The error that prevents a registration with this e-mail address, or null. */
function loginNameError(state: SandboxState, loginName: string): FieldError | null {
  if (loginName.trim() === '') return fieldError('loginNameUndefined', fieldName.loginName)
  if (!isEmailAddress(loginName)) return fieldError('emailSyntaxError', fieldName.loginName, loginName)
  const known = memberByLogin(state, loginName)
  return known ? takenBy(known) : null
}

function takenBy({ status, accountId, loginName }: Member): FieldError {
  if (status !== 'active') return fieldError(statusErrors[status], fieldName.loginName, loginName)
  return fieldError(accountId === null ? 'webshopAccount' : 'accountExists', fieldName.loginName, loginName)
}

function registrationErrors(address: PersonName, password: string): FieldError[] {
  const empty = emptyNameErrors(address)
  const wrongPassword = passwordError(password)
  return wrongPassword ? [...empty, fieldError(wrongPassword, 'password')] : empty
}

/** Sends the registration e-mail; its link has the four parameters of the opt-in call. */
function sendOptIn(state: SandboxState, memberId: number, optInUrl: string): void {
  const member = memberById(state, memberId)
  if (member) sendMail(state, optInMail(member, createLink(state, 'optIn', member, optInUrl)))
}

/**
 * Sends the e-mail that confirms the newsletter, which begins the subscription; no call contains its page. Remotes that
 * do not know of absent parts also ask a shop without a newsletter.
 */
export function sendNewsletterOptIn(state: SandboxState, member: Member): void {
  if (!hasPart('newsletter')) return
  changeMember(state, member.id, { newsletterWanted: 1 })
  const link = createLink(state, 'newsletter', member, state.portalOrigin + paths.newsletterConfirmation)
  sendMail(state, newsletterMail(member, link))
}

/** Opening a link again succeeds without effect, because mail scanners also open links. */
function confirm(state: SandboxState, purpose: 'optIn' | 'newsletter', email: string, link: MailLink): CallResponse {
  const found = findLink(state, purpose, link)
  const member = found && memberById(state, found.memberId)
  if (!found || member?.loginName.toLowerCase() !== email.trim().toLowerCase())
    return rejectField('linkInvalid', 'SecurityCode')
  return inTransaction(state, () => {
    if (!markLinkUsed(state, link.objectId)) return done
    if (purpose === 'newsletter') changeMember(state, member.id, { newsletter: 1 })
    else activate(state, member.id)
    return done
  })
}

/** Makes an inactive registration a member with account, card and welcome bonus. */
function activate(state: SandboxState, memberId: number): void {
  const member = memberById(state, memberId)
  if (member?.status !== 'inactive') return
  const cardCode = joinProgramme(state, memberId)
  if (member.newsletterWanted) changeMember(state, memberId, { newsletter: 1 })
  sendMail(state, welcomeMail(member, cardCode))
}
