/** What the registration asks for (spec §3, Registration data; §4 step 2). */
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

/** Every field, in the order of the form. */
export const registrationFields: readonly RegistrationField[] = Object.keys(emptyRegistration).filter(isField)

/** What keeps a registration from being sent, in the order of the form. */
export type Missing =
  | 'email'
  /** The e-mail address was changed after it was checked. */
  | 'emailCheck'
  | 'password'
  | 'passwordRepeat'
  /** The repeated password is another one. */
  | 'passwordMatch'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'conditions'
  | 'adult'

/** Everything that is still missing; the form can be sent when nothing is (spec §5, Registration). */
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

/** Both passwords were given and are not the same (passwordRepeatDontMatch). */
export const repeatDiffers = ({ password, passwordRepeat }: RegistrationForm): boolean =>
  password !== '' && passwordRepeat !== '' && passwordRepeat !== password

/** The field of the form something is missing at. */
export function fieldOfMissing(missing: Missing): RegistrationField {
  if (missing === 'emailCheck') return 'email'
  return missing === 'passwordMatch' ? 'passwordRepeat' : missing
}

/** The field the backend means by a name (it calls the e-mail address `loginName`), or null. */
export function fieldOfInput(input: string): RegistrationField | null {
  if (input === 'loginName') return 'email'
  return isField(input) ? input : null
}
