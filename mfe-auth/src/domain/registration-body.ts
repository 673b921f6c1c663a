import type { RegistrationForm } from './registration-form.ts'

/** The body of the register call; with `skipNameCheck` the server accepts names it would correct. */
export const registrationBody = (form: RegistrationForm, optInUrl: string, skipNameCheck: boolean) => ({
  loginName: form.email.trim(),
  localeId: 'de_DE' as const,
  address: {
    salutation: form.salutation,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
  },
  password: form.password,
  subscribeNewsletter: form.newsletter,
  optInUrl,
  sendDOI: true,
  disableDoubleOptIn: false,
  disableAddressCheck: skipNameCheck,
})
