import { cardCodeError, tidyCardCode } from '../card-number/card-code.ts'
import { sieOrDu } from '../brand/sie-or-du.ts'
import type { FieldError } from '../calls/field-error.ts'
import { fieldErrorText } from './error-messages.ts'

const wrongDigits = sieOrDu(
  'Diese Kartennummer ist nicht gültig: Die Länge stimmt, aber nicht jede Ziffer. Bitte vergleichen Sie sie mit Ihrer Karte.',
  'Diese Kartennummer ist nicht gültig: Die Länge stimmt, aber nicht jede Ziffer. Bitte vergleiche sie mit Deiner Karte.',
)

/** The sentence of an error at a typed card number; one of the right length is not said to be of the wrong length. */
export const cardCodeErrorText = (
  error: Pick<FieldError, 'code'> & { value?: string },
  field: { label: string; value: string },
): string =>
  error.code === 'invalidCardCode' && cardCodeError(tidyCardCode(field.value)) === null
    ? wrongDigits
    : fieldErrorText({ ...error, input: 'cardCode' }, { cardCode: field.label }, { cardCode: field.value })
