import { sieOrDu } from '../brand/sie-or-du.ts'
import type { FieldError } from '../calls/field-error.ts'
import { fieldName } from '../calls/member-fields.ts'
import { errorText, fieldErrorText, type FieldTexts } from '../errors/error-messages.ts'
import { memberLabels } from '../customer/field-rules.ts'
import { houseNumberIn } from './house-number.ts'

const choiceTexts = (lead: string) => ({
  title: sieOrDu('Oder meinten Sie diese Adresse?', 'Oder meintest Du diese Adresse?'),
  lead: `${errorText('multiAddresses')} ${lead} Die Unterschiede sind hervorgehoben.`,
  given: sieOrDu('Ihre Eingabe', 'Deine Eingabe'),
  suggested: 'Unser Vorschlag',
  accept: 'Adressvorschlag übernehmen',
  keep: 'Diese Adresse verwenden',
  edit: 'Adresse ändern',
})

/** Texts of the choice between a typed and a suggested address. */
export const suggestionTexts = /* @__PURE__ */ choiceTexts(
  'Unser Adressdienst kennt sie in einer anderen Schreibweise.',
)

/** The same where the call has no `disableAddressCheck`, so that only the suggestion can be chosen. */
export const suggestionOnlyTexts = /* @__PURE__ */ choiceTexts(
  'Hier können wir nur Adressen annehmen, die unser Adressdienst kennt.',
)

/** Follows below a choice without the typed address; the e-mail address comes after it. */
export const suggestionHelp = /* @__PURE__ */ sieOrDu(
  'Stimmt der Vorschlag nicht? Dann hilft Ihnen unser Kundenservice:',
  'Stimmt der Vorschlag nicht? Dann hilft Dir unser Kundenservice:',
)

/** The texts about a house number that was typed into the field of the street. */
export const houseNumberTexts = {
  question: (streetNumber: string): string =>
    `Im Feld ${memberLabels.street} steht am Ende „${streetNumber}“. Ist das die Hausnummer?`,
  take: (streetNumber: string): string => `Hausnummer ${streetNumber} übernehmen`,
} as const

/** The sentence of an address's error; `address` is the one in the form now. */
export function addressErrorText(error: FieldError, address: FieldTexts): string {
  const text = fieldErrorText(error, memberLabels, address)
  const isNumberMissing = error.code === 'stringEmpty' && error.input === fieldName.streetNumber
  const found = isNumberMissing ? houseNumberIn(address.street ?? '') : null
  return found === null ? text : `${text} ${houseNumberTexts.question(found.streetNumber)}`
}
