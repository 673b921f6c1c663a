/** The fields of the registration (docs/product/getting-in.md). */
export type RegistrationForm = {
  email: string
  password: string
  passwordRepeat: string
  salutation: string
  firstName: string
  lastName: string
  conditions: boolean
  adult: boolean
  newsletter: boolean
}

export const emptyRegistration: RegistrationForm = {
  email: '',
  password: '',
  passwordRepeat: '',
  salutation: '',
  firstName: '',
  lastName: '',
  conditions: false,
  adult: false,
  newsletter: false,
}

export type RegistrationField = keyof RegistrationForm

const isField = (name: string): name is RegistrationField => Object.hasOwn(emptyRegistration, name)

/** All fields, in the order of the form. */
export const registrationFields: readonly RegistrationField[] = Object.keys(emptyRegistration).filter(isField)

/** Input that prevents sending the registration, in the order of the form. */
export type Missing =
  | 'email'
  /** The e-mail address has changed since its check. */
  | 'emailCheck'
  | 'password'
  | 'passwordRepeat'
  /** The passwords differ. */
  | 'passwordMatch'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'conditions'
  | 'adult'

/** The missing or invalid input; the form can be sent when the list is empty. */
export function missingFields(form: RegistrationForm, checkedEmail: string): Missing[] {
  const { email, password, passwordRepeat } = form
  const rules: readonly (readonly [Missing, boolean])[] = [
    ['email', email === ''],
    ['emailCheck', email !== '' && email.trim() !== checkedEmail],
    ['password', password === ''],
    ['passwordRepeat', passwordRepeat === ''],
    ['passwordMatch', repeatDiffers(form)],
    ['salutation', form.salutation === ''],
    ['firstName', form.firstName === ''],
    ['lastName', form.lastName === ''],
    ['conditions', !form.conditions],
    ['adult', !form.adult],
  ]
  return rules.filter(([, isMissing]) => isMissing).map(([name]) => name)
}

/** Whether both passwords are filled and differ. */
export const repeatDiffers = ({ password, passwordRepeat }: RegistrationForm): boolean =>
  password !== '' && passwordRepeat !== '' && passwordRepeat !== password

/** The field that shows the error. */
export function fieldOfMissing(missing: Missing): RegistrationField {
  if (missing === 'emailCheck') return 'email'
  return missing === 'passwordMatch' ? 'passwordRepeat' : missing
}

/** The field of an error's `input`, or null; the backend calls the e-mail address `loginName`. */
export function fieldOfInput(input: string): RegistrationField | null {
  if (input === 'loginName') return 'email'
  return isField(input) ? input : null
}

/** The reverse of `fieldOfInput`. */
export const inputsOfField = (field: RegistrationField): readonly string[] =>
  field === 'email' ? ['email', 'loginName'] : [field]
