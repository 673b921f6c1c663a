/** The fields of the registration (docs/product/getting-in.md), in the order of the form. */
export const emptyRegistration = {
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
export type RegistrationForm = typeof emptyRegistration
export type RegistrationField = keyof RegistrationForm

const isField = (name: string): name is RegistrationField => Object.hasOwn(emptyRegistration, name)

/** All fields, in the order of the form. */
export const registrationFields: readonly RegistrationField[] = Object.keys(emptyRegistration).filter(isField)

/**
 * Input that prevents sending the registration: an empty field, an e-mail address that has changed
 * since its check, or passwords that differ.
 */
export type Missing = Exclude<RegistrationField, 'newsletter'> | 'emailCheck' | 'passwordMatch'

/** The missing or invalid input in the order of the form, which can be sent when the list is empty. */
export const missingFields = (form: RegistrationForm, checkedEmail: string): Missing[] =>
  registrationFields.flatMap((field): Missing[] => {
    if (field !== 'newsletter' && !form[field]) return [field]
    if (field === 'email' && form.email.trim() !== checkedEmail) return ['emailCheck']
    return field === 'passwordRepeat' && repeatDiffers(form) ? ['passwordMatch'] : []
  })

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
