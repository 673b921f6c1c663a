import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'

/** The labels of the fields, by the backend's names. */
export const fieldLabels = {
  loginName: 'E-Mail-Adresse',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordRepeat: 'Passwort wiederholen',
  passwordConf: 'Passwort wiederholen',
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
} as const

export const passwordVisibility = { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' } as const

const isKnown = (input: string): input is keyof typeof fieldLabels => Object.hasOwn(fieldLabels, input)

/** The German sentence of an error; it names an empty field by its label, and any other by its value. */
export function fieldErrorText({ code, input, inputValue }: FieldError): string {
  if (code !== 'stringEmpty') return errorText(code, inputValue)
  return errorText(code, isKnown(input) ? fieldLabels[input] : input)
}
