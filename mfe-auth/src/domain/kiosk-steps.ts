import { fieldError, type FieldError } from '@portal/shared-contracts/calls/field-error'
import { fieldErrors } from '@portal/shared-contracts/errors/field-errors'
import { cardCodeError, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { emailError, sameEmail } from '@portal/shared-contracts/email/email-address'
import { passwordError } from '@portal/shared-contracts/password/password-rule'
import { emptyRegistration, fieldOfInput, missingInput } from './registration-form.ts'

/** Everything that is typed at the kiosk; the birth date is no field of a registration. */
export const emptyKioskForm = { ...emptyRegistration, cardCode: '', emailRepeat: '' }
export type KioskForm = typeof emptyKioskForm
export type KioskField = keyof KioskForm
export type KioskTextField = Exclude<KioskField, 'conditions' | 'adult' | 'newsletter'>

/** The kiosk's field of an error's `input`, or null; the backend calls the e-mail address `loginName`. */
const kioskFieldOf = (input: string): KioskField | null =>
  input === 'cardCode' || input === 'emailRepeat' ? input : fieldOfInput(input)

/** The six steps of the kiosk (rule kiosk-1), in order. */
export const kioskSteps = ['card', 'email', 'person', 'consents', 'check', 'done'] as const
export type KioskStep = (typeof kioskSteps)[number]

/** Whether the e-mail address has no account, has one, or has the one that this kiosk just created. */
export type KioskPerson = 'new' | 'known' | 'registered'

/** Whether the account was created. `unknown`: the call was sent, and no answer says what became of it. */
export type RegistrationOutcome = 'open' | 'unknown' | 'done'

/** Where the person is; `registration` says honestly what a failed attempt left behind. */
export type KioskPosition = { step: KioskStep; person: KioskPerson; registration: RegistrationOutcome }

/** The steps a person goes through. A known member gave the consents with the registration, which no call repeats. */
const stepsOf: Readonly<Record<KioskPerson, readonly KioskStep[]>> = {
  new: kioskSteps,
  known: ['card', 'email', 'person', 'check', 'done'],
  // The account exists: only the card can still be another one.
  registered: ['card', 'check', 'done'],
}

export function stepAfter(step: KioskStep, person: KioskPerson): KioskStep {
  const steps = stepsOf[person]
  return steps[steps.indexOf(step) + 1] ?? 'done'
}

/** The step before, or null at the beginning and at the end. */
export function stepBefore(step: KioskStep, person: KioskPerson): KioskStep | null {
  const steps = stepsOf[person]
  return step === 'done' ? null : (steps[steps.indexOf(step) - 1] ?? null)
}

const stepOfField: Readonly<Record<KioskField, KioskStep>> = {
  cardCode: 'card',
  email: 'email',
  emailRepeat: 'email',
  password: 'person',
  passwordRepeat: 'person',
  salutation: 'person',
  firstName: 'person',
  lastName: 'person',
  conditions: 'consents',
  adult: 'consents',
  newsletter: 'consents',
}

const cardCodes: readonly string[] = ['card_invalid', 'already_in_use', 'invalidCardCode']

/** The error at the field it is about; backends need not name the field of a card or of wrong access data. */
export function atKioskField(error: FieldError): FieldError {
  if (cardCodes.includes(error.code)) return { ...error, input: 'cardCode' }
  if (error.code === 'credentialError') return { ...error, input: 'password' }
  return { ...error, input: kioskFieldOf(error.input) ?? '' }
}

/** The step on which the first of some errors can be corrected; the last one if none is about a field. */
export function stepOfErrors(errors: readonly FieldError[]): KioskStep {
  const [field] = errors.flatMap(({ input }) => kioskFieldOf(input) ?? [])
  return field === undefined ? 'check' : stepOfField[field]
}

/** Where the person is after the last button has failed: what was done stays done. */
export function positionAfterFailure(
  person: KioskPerson,
  registration: RegistrationOutcome,
  errors: readonly FieldError[],
): KioskPosition {
  const step = stepOfErrors(errors)
  // The account exists with another password: its owner has to type that one.
  if (errors.some(({ code }) => code === 'credentialError')) return { step, person: 'known', registration }
  return { step, person: registration === 'done' && person === 'new' ? 'registered' : person, registration }
}

/** What is missing or wrong on a step, before anything is sent. */
export function stepErrors(step: KioskStep, form: KioskForm, person: KioskPerson): FieldError[] {
  if (step === 'card') return fieldErrors(cardCodeError(tidyCardCode(form.cardCode)), 'cardCode')
  if (step === 'email') return repeatedEmailErrors(form)
  const missing = missingInput(form, form.email.trim()).filter((error) => stepOfErrors([error]) === step)
  if (step !== 'person') return missing
  if (person !== 'new') return missing.filter(({ input }) => input === 'password')
  // The password is checked here already, because the call that refuses it comes two steps later.
  const weak = form.password === '' ? [] : fieldErrors(passwordError(form.password), 'password')
  return [...weak, ...missing]
}

function repeatedEmailErrors(form: KioskForm): FieldError[] {
  const code = emailError(form.email)
  if (code !== null) return [fieldError(code, 'email')]
  if (form.emailRepeat.trim() === '') return [fieldError('stringEmpty', 'emailRepeat')]
  return sameEmail(form.email, form.emailRepeat) ? [] : [fieldError('emailRepeatDontMatch', 'emailRepeat')]
}
