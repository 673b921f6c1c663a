import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { countries } from '@delikaterie/shared-contracts/domain/countries'
import { isAddressField, type AddressField } from '@delikaterie/shared-contracts/domain/delivery-address'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'

export const fieldNames: Record<AddressField | 'countryId', string> = {
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  street: 'Straße',
  streetNumber: 'Hausnummer',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  countryId: 'Land',
}

export const salutations = ['Frau', 'Herr', 'Divers'].map((value) => ({ value, label: value }))

export const countryOptions = countries.map(({ countryId, name }) => ({ value: countryId, label: name }))

export const suggestionTexts = {
  given: 'Ihre Eingabe',
  suggested: 'Unser Vorschlag',
  accept: 'Adressvorschlag übernehmen',
  keep: 'Diese Adresse verwenden',
  edit: 'Adresse ändern',
}

export const t = {
  title: 'Karte bestellen',
  lead: 'Wir schicken Ihnen gern eine weitere Karte nach Hause. Sie sammelt auf dasselbe Punktekonto.',
  address: 'Wir senden die Karte an',
  order: 'Karte bestellen',
  edit: 'Adresse ändern',
  editHint: 'Die Adresse gilt nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
  checkInput: 'Bitte prüfen Sie Ihre Angaben',
  noSalutation: 'Bitte wählen',
  error: ({ code, input, inputValue }: FieldError): string =>
    errorText(code, code === 'stringEmpty' && isAddressField(input) ? fieldNames[input] : inputValue),
  suggestionTitle: 'Oder meinten Sie diese Adresse?',
  suggestionLead: 'Bitte prüfen Sie Ihre Adresse. Unser Vorschlag weicht an den markierten Stellen ab.',
  orderedTitle: 'Ihre Karte ist bestellt',
  ordered:
    'Wir haben Ihre Bestellung erhalten und schicken Ihnen die Karte mit der Post. Verknüpfen Sie sie hier, sobald sie da ist.',
}
