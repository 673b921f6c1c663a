import type { RegistrationForm } from '../domain/registration-form.ts'

/** A complete registration. */
export const newcomer: RegistrationForm = {
  email: 'neu@example.org',
  password: 'Genuss2026!',
  passwordRepeat: 'Genuss2026!',
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  conditions: true,
  adult: true,
  newsletter: false,
}
