import { fieldName, nameFields } from '@portal/shared-contracts/calls/member-fields'
import { keysOf, recordOf } from '@portal/shared-contracts/records'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { fieldErrors } from '@portal/shared-contracts/errors/field-errors'
import {
  nameChanges as proposedChanges,
  type NameChange as Change,
  type NameError,
} from '@portal/shared-contracts/customer'

/** The fields of the registration (docs/product/getting-in.md), in the order of the form. */
export const emptyRegistration = {
  email: '',
  password: '',
  passwordRepeat: '',
  ...recordOf(keysOf(nameFields), () => ''),
  conditions: false,
  adult: false,
  newsletter: false,
}
export type RegistrationForm = typeof emptyRegistration
export type RegistrationField = keyof RegistrationForm

/** Fields that may stay empty. */
const optionalFields = ['newsletter'] as const satisfies readonly RegistrationField[]
type OptionalField = (typeof optionalFields)[number]
export type RequiredField = Exclude<RegistrationField, OptionalField>

const isOptional = (field: RegistrationField): field is OptionalField => optionalFields.some((name) => name === field)

const isField = (name: string): name is RegistrationField => Object.hasOwn(emptyRegistration, name)

/** All fields, in the order of the form. */
export const registrationFields: readonly RegistrationField[] = Object.keys(emptyRegistration).filter(isField)

/**
 * What prevents sending the registration, in the order of the form: an empty field, an e-mail address that has changed
 * since its check (`emailUnchecked`), or passwords that differ.
 */
export const missingInput = (form: RegistrationForm, checkedEmail: string): FieldError[] =>
  registrationFields.flatMap((field) => fieldErrors(missingCode(form, field, checkedEmail), field))

function missingCode(form: RegistrationForm, field: RegistrationField, checkedEmail: string): string | null {
  if (!isOptional(field) && !form[field]) return field === 'email' ? 'loginNameUndefined' : 'stringEmpty'
  if (field === 'email' && form.email.trim() !== checkedEmail) return 'emailUnchecked'
  return field === 'passwordRepeat' && repeatDiffers(form) ? 'passwordRepeatDontMatch' : null
}

/** Whether both passwords are filled and differ. */
export const repeatDiffers = ({ password, passwordRepeat }: RegistrationForm): boolean =>
  password !== '' && passwordRepeat !== '' && passwordRepeat !== password

/** The field of an error's `input`, or null; the backend calls the e-mail address `loginName`. */
export function fieldOfInput(input: string): RegistrationField | null {
  if (input === fieldName.loginName) return 'email'
  return isField(input) ? input : null
}

/** The reverse of `fieldOfInput`. */
export const inputsOfField = (field: RegistrationField): readonly string[] =>
  field === 'email' ? ['email', fieldName.loginName] : [field]

/** The body of the register call; with `skipNameCheck` the server accepts names it would correct. */
export const registrationBody = (form: RegistrationForm, optInUrl: string, skipNameCheck: boolean) => ({
  loginName: form.email.trim(),
  localeId: 'de_DE' as const,
  address: recordOf(keysOf(nameFields), (field) => form[field].trim()),
  password: form.password,
  subscribeNewsletter: form.newsletter,
  optInUrl,
  sendDOI: true,
  disableDoubleOptIn: false,
  disableAddressCheck: skipNameCheck,
})

/** Passwords and consents are only the visitor's own. */
const fields = ['email', ...keysOf(nameFields)] as const
export type CorrectedField = (typeof fields)[number]

export type NameChange = Change<CorrectedField>

/** The changes of the form that the server proposes; it calls the e-mail address `loginName`. */
export const nameChanges = (form: RegistrationForm, errors: readonly NameError[]): NameChange[] =>
  proposedChanges(
    form,
    fields,
    errors.map(({ input, value }) => ({ input: fieldOfInput(input) ?? '', value })),
  )
