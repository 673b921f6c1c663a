import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { nameFields } from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import { memberLabelsOf } from '@portal/shared-contracts/customer'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { minimumPasswordLength, type PasswordRule } from '@portal/shared-contracts/password/password-rule'
import { fieldErrorText, type FieldTexts } from '@portal/shared-contracts/errors/error-messages'

/** The labels of the fields, by the backend's names. */
export const fieldLabels = {
  loginName: 'E-Mail-Adresse',
  email: 'E-Mail-Adresse',
  emailRepeat: 'E-Mail-Adresse wiederholen',
  cardCode: 'Kartennummer',
  password: 'Passwort',
  passwordRepeat: 'Passwort wiederholen',
  ...memberLabelsOf(keysOf(nameFields)),
} as const

/** The sentences of a form's errors; `values` are the form's, by the backend's names, without passwords. */
export const sentenceOf =
  (values: FieldTexts = {}) =>
  (error: FieldError): string =>
    fieldErrorText(error, fieldLabels, values)

export const passwordVisibility = { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' } as const

export const passwordRuleTexts: Record<PasswordRule, string> & { title: string; met: string } = {
  title: sieOrDu('Ihr Passwort braucht:', 'Dein Passwort braucht:'),
  length: `mindestens ${minimumPasswordLength} Zeichen`,
  kinds: 'Zeichen von mindestens zwei Arten: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen',
  met: '(erfüllt)',
}
