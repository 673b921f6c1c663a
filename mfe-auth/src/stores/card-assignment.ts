import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { ApiError, fieldError, send, toApiError } from '@portal/page-library/api'
import { accountIdOf, activateCard, register } from '@portal/shared-contracts/calls'
import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import type { KioskForm, KioskPerson, RegistrationOutcome } from '../domain/kiosk-steps.ts'
import { registrationBody } from '../domain/registration-form.ts'
import { cookiesRefused } from './cookies-refused.ts'
import type { KioskSession } from './kiosk-session.ts'

/** The member a card was linked to; points are null if the login did not send them. */
export type Assigned = { firstName: string; points: number | null }

/** Whether an error says that the backend or the edge did not carry out the call. */
function isRejected(thrown: unknown): boolean {
  const { status, code } = toApiError(thrown)
  if (status === 200) return code !== 'responseInvalid' && code !== 'network'
  return status >= 400 && status < 500
}

/**
 * Registers, logs in, links the card and logs out (rule kiosk-3). Tried again, it continues where it
 * stopped: an account is not created twice, and what has an unknown outcome is looked up first.
 */
export function createCardAssignment(session: KioskSession, optInUrl: string) {
  const { api } = session
  let registration: RegistrationOutcome = 'open'
  let linkedWithoutAnswer = ''

  async function assign(form: KioskForm, person: KioskPerson, skipNameCheck: boolean): Promise<Assigned> {
    if (person === 'new' && registration !== 'done') await registerOnce(form, skipNameCheck)
    try {
      const user = await session.logIn(form.email.trim(), form.password)
      const accountId = accountIdOf(user)
      // Such a user has to join the programme in the portal first.
      if (accountId === null) throw rejection('webshopAccount', fieldName.loginName)
      await linkOnce(tidyCardCode(form.cardCode), accountId).catch(sayRefusedCookies)
      return { firstName: user.address.firstName || form.firstName.trim(), points: user.loyaltyPoints }
    } finally {
      await session.end()
    }
  }

  async function registerOnce(form: KioskForm, skipNameCheck: boolean): Promise<void> {
    const body = { ...registrationBody(form, optInUrl, skipNameCheck), sendDOI: false, disableDoubleOptIn: true }
    try {
      if (registration !== 'unknown' || !(await session.hasAccount(body.loginName))) await send(api, register, { body })
    } catch (thrown) {
      // An earlier call without an answer has arrived after all; the login proves that the account is this person's.
      const arrived = registration === 'unknown' && toApiError(thrown).code === 'accountExists'
      if (!arrived) {
        if (!isRejected(thrown)) registration = 'unknown'
        throw thrown
      }
    }
    registration = 'done'
  }

  async function linkOnce(cardCode: string, accountId: string): Promise<void> {
    const isOwn = async (): Promise<boolean> => (await session.cardOwner(cardCode)).accountId === accountId
    if (linkedWithoutAnswer === cardCode && (await isOwn())) return
    try {
      await send(api, activateCard, { body: { cardCode } })
    } catch (thrown) {
      if (!isRejected(thrown)) linkedWithoutAnswer = cardCode
      if (toApiError(thrown).code !== 'already_in_use' || !(await isOwn())) throw thrown
    }
  }

  /** Rejects a card that is not free, unless an earlier attempt may have linked it, which the next one looks up. */
  async function checkCard(cardCode: string): Promise<void> {
    if (linkedWithoutAnswer === cardCode) return
    const { exists, free } = await session.cardOwner(cardCode)
    if (!free) throw rejection(exists ? 'already_in_use' : 'card_invalid', 'cardCode')
  }

  return {
    checkCard,
    assign,
    /** What is known about the registration after the last attempt. */
    registration: (): RegistrationOutcome => registration,
    /** The registration of another e-mail address has not begun. */
    forget: (): void => void (registration = 'open'),
  }
}

/** Of a login a moment ago the edge accepts the token, unless the browser did not store its cookie. */
function sayRefusedCookies(thrown: unknown): never {
  throw toApiError(thrown).code === 'sessionInvalid' ? cookiesRefused() : thrown
}

const rejection = (code: string, input: string): ApiError => new ApiError(code, 200, [fieldError(code, input)])
