import { createApi, portalApi } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import { sameEmail } from '@portal/shared-contracts/email/email-address'
import { $userData } from '@portal/page-library/session'
import { setUserData } from '@portal/page-library/session/write'
import { refreshOnMount, createResource } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import type { EmbedRequest } from '../domain/embed-request.ts'
import { createEmbedPermission } from './embed-permission.ts'
import { createKioskEnrolment } from './kiosk-enrolment.ts'
import { createKiosk } from './kiosk.ts'
import { createLogin, type AfterLogin } from './login.ts'
import { openerOf } from './opener.ts'
import { createOptIn } from './opt-in.ts'
import { createPasswordChange, createPasswordRequest, createPasswordReset } from './passwords.ts'
import { loadPortalText } from './portal-text.ts'
import { createRegistration } from './registration.ts'
import { createShopLanding } from './shop-landing.ts'

/**
 * The e-mail address that the next form of this remote begins with, typed in another one. In memory only, until a
 * login.
 */
export const $typedEmail = atom('')

/** The address of an account for which the registration offers the login; each offer is a new object. */
export const $loginOffer = atom<{ email: string } | null>(null)

/** Fills the address in the login form of this page, whose password field then takes the focus. */
export const offerLogin = (email: string): void => $loginOffer.set({ email })

/**
 * The login form; without a `loginName` it begins with the address typed in another form.
 * @param then what the page does after a login, by the page that comes next; it stays where it does nothing
 */
export const loginForm = (then: Partial<Record<AfterLogin, () => void>>, loginName = $typedEmail.get()) =>
  createLogin(
    portalApi,
    (next) => {
      $typedEmail.set('')
      then[next]?.()
    },
    loginName,
  )

export const registrationForm = () => createRegistration(portalApi, location.origin)

/** The confirmation of the link in an e-mail. */
export const optInOf = (search: string) => createOptIn(portalApi, search)

/** Stores that the logged-in member is subscribed, if the confirmed address is the member's. */
export function markSubscribed(email: string): void {
  const user = $userData.get()
  const isTheirs = [user?.loginName, user?.email].some((own) => sameEmail(own ?? '', email))
  if (user !== null && isTheirs) setUserData({ ...user, hasNewsletter: true })
}

export const passwordRequestForm = () => createPasswordRequest(portalApi, location.origin, $typedEmail)
export const passwordResetForm = (search: string) => createPasswordReset(portalApi, search)
export const passwordChangeForm = (onChanged?: () => void) => createPasswordChange(portalApi, onChanged)

/** Tells the page around the form that the password is changed or the member has cancelled. */
export const closePasswordForm = (isChanged: boolean): void => bus.emit('passwordForm:closed', { isChanged })

export const shopLanding = (onJoined: () => void) => createShopLanding(portalApi, onJoined)

/** The decision in the login popup, about the page that opened it. */
export const embedPermission = (request: EmbedRequest | null) =>
  createEmbedPermission({
    api: portalApi,
    request,
    opener: request && openerOf(window, request),
    member: () => $userData.get(),
    onRejected: () => bus.emit('session:rejected', {}),
    close: () => window.close(),
  })

export const kioskEnrolment = () =>
  createKioskEnrolment(createApi({ tokens: () => ({ accessToken: null, loyaltyToken: null }), kiosk: true }))

/** The kiosk, with a client and a session of its own. */
export const kioskVisit = () => createKiosk((tokens) => createApi({ tokens, kiosk: true }), location.origin)

/** The sections of an information page of the portal, read when they are shown. */
export const portalText = (path: string) => refreshOnMount(createResource(() => loadPortalText(path)))
