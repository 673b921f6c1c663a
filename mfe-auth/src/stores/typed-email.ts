import { atom } from 'nanostores'

/** The e-mail address that the next form of this remote begins with, typed in another one. In memory only, until a login. */
export const $typedEmail = atom('')

/** The address of an account for which the registration offers the login; each offer is a new object. */
export const $loginOffer = atom<{ email: string } | null>(null)

/** Fills the address in the login form of this page, whose password field then takes the focus. */
export const offerLogin = (email: string): void => $loginOffer.set({ email })
