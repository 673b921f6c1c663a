import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import type { Failure } from '../domain/failure.ts'

/** What the fields are called, by the names the backend gives them. */
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

/** The German sentence of a failure: an empty field is named by its label, anything else by its value. */
export function failureText({ code, input, inputValue }: Failure): string {
  if (code !== 'stringEmpty') return errorText(code, inputValue)
  return errorText(code, isKnown(input) ? fieldLabels[input] : input)
}
