import * as paths from '@delikaterie/shared-contracts/paths'
import { optIn, register, userCheck } from '@delikaterie/shared-contracts/calls'
import { joinProgramme } from '../state/accounts.ts'
import { cardsOf } from '../state/cards.ts'
import { inTransaction } from '../state/database.ts'
import { createLink, findLink, lastPageOf, spendLink } from '../state/mail-links.ts'
import type { LinkPurpose, MailLink } from '../state/mail-links.ts'
import { newsletterMail, optInMail, welcomeMail } from '../state/mails.ts'
import { addMember, memberById, memberByLogin, setNewsletter } from '../state/members.ts'
import type { Member } from '../state/members.ts'
import { sendMail } from '../state/outbox.ts'
import { passwordError } from '@delikaterie/shared-contracts/domain/password-rule'
import { refusal } from '../state/refusals.ts'
import type { Refusal } from '../state/refusals.ts'
import type { SandboxState } from '../state/state.ts'
import { isEmailAddress } from './email-address.ts'
import { nameFaults } from './name-check.ts'
import { done, malformed, refuse, refuseField } from './reply.ts'
import type { Reply } from './reply.ts'
import { openRoute } from './route.ts'
import type { Route } from './route.ts'
import { statusRefusals } from './shop-login.ts'

/** Page of the link in the newsletter mail, which no call names. */
const newsletterPath = '/newsletter/bestaetigen'

/** E-mail check, registration and confirmation (spec §4, Registration). */
export function registrationRoutes(state: SandboxState): Route[] {
  return [
    openRoute(userCheck, ({ body: { loginName, sendDOI } }) => check(state, loginName, sendDOI === true)),
    openRoute(register, ({ body }) => {
      const { loginName, password, address, subscribeNewsletter, optInUrl, disableDoubleOptIn, disableAddressCheck } =
        body
      if (!URL.canParse(optInUrl)) return malformed
      const taken = loginNameFault(state, loginName)
      if (taken) return refuse(taken)
      const faults = [...registrationFaults(address, password), ...(disableAddressCheck ? [] : nameFaults(address))]
      if (faults.length > 0) return refuse(...faults)
      return inTransaction(state.db, () => {
        const id = addMember(state, {
          loginName,
          password,
          status: 'inactive',
          accountId: null,
          address,
          newsletterWanted: subscribeNewsletter,
        })
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

function check(state: SandboxState, loginName: string, sendDOI: boolean): Reply {
  const known = memberByLogin(state, loginName)
  if (!sendDOI) {
    const taken = loginNameFault(state, loginName)
    return taken ? refuse(taken) : done
  }
  if (!known) return refuseField('loginNameNotExists', 'loginName', loginName)
  if (known.status !== 'inactive') return refuse(takenBy(known))
  sendOptIn(state, known.id, lastPageOf(state, 'optIn', known.id) ?? state.portalOrigin + paths.activation)
  return done
}

/** Why nobody can register with this e-mail address, or null (spec §4 step 1). */
function loginNameFault(state: SandboxState, loginName: string): Refusal | null {
  if (loginName.trim() === '') return refusal('loginNameUndefined', 'loginName')
  if (!isEmailAddress(loginName)) return refusal('emailSyntaxError', 'loginName', loginName)
  const known = memberByLogin(state, loginName)
  return known ? takenBy(known) : null
}

function takenBy({ status, accountId, loginName }: Member): Refusal {
  if (status !== 'active') return refusal(statusRefusals[status], 'loginName', loginName)
  return refusal(accountId === null ? 'webshopAccount' : 'accountExists', 'loginName', loginName)
}

function registrationFaults(
  address: { salutation: string; firstName: string; lastName: string },
  password: string,
): Refusal[] {
  const fields = ['salutation', 'firstName', 'lastName'] as const
  const empty = fields.filter((field) => address[field].trim() === '').map((field) => refusal('stringEmpty', field))
  const wrongPassword = passwordError(password)
  return wrongPassword ? [...empty, refusal(wrongPassword, 'password')] : empty
}

/** Sends the registration e-mail; its link carries the four parameters the opt-in call takes. */
function sendOptIn(state: SandboxState, memberId: number, optInUrl: string): void {
  const member = memberById(state, memberId)
  if (member) sendMail(state, optInMail(member, confirmationUrl(state, 'optIn', member, optInUrl)))
}

/** Sends the newsletter's own confirmation e-mail (spec §4, Newsletter). */
export function sendNewsletterOptIn(state: SandboxState, member: Member): void {
  setNewsletter(state, member.id, 'wanted')
  sendMail(
    state,
    newsletterMail(member, confirmationUrl(state, 'newsletter', member, state.portalOrigin + newsletterPath)),
  )
}

function confirmationUrl(
  state: SandboxState,
  purpose: Exclude<LinkPurpose, 'passwordReset'>,
  member: Member,
  page: string,
): string {
  const { objectId, code } = createLink(state, purpose, member.id, page)
  const url = new URL(page)
  const parameters = {
    Alias: purpose === 'optIn' ? 'register' : 'newsletter',
    EMail: member.loginName,
    ObjectID: objectId,
    SecurityCode: code,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Opening the same link again succeeds and changes nothing: mail scanners and impatient people do it. */
function confirm(state: SandboxState, purpose: 'optIn' | 'newsletter', email: string, link: MailLink): Reply {
  const found = findLink(state, purpose, link)
  const member = found && memberById(state, found.memberId)
  if (!found || member?.loginName.toLowerCase() !== email.trim().toLowerCase())
    return refuseField('linkInvalid', 'SecurityCode')
  return inTransaction(state.db, () => {
    if (!spendLink(state, link.objectId)) return done
    if (purpose === 'newsletter') setNewsletter(state, member.id, 'confirmed')
    else activate(state, member.id)
    return done
  })
}

/** Turns an inactive registration into a member with account, card and welcome bonus; once. */
function activate(state: SandboxState, memberId: number): void {
  const member = memberById(state, memberId)
  if (member?.status !== 'inactive') return
  const accountId = joinProgramme(state, memberId)
  if (member.newsletterWanted) setNewsletter(state, memberId, 'confirmed')
  sendMail(state, welcomeMail(member, cardsOf(state, accountId)[0]?.cardCode ?? ''))
}
