import { expect, test } from 'vitest'
import { fieldError } from '../calls/field-error.ts'
import { munich, munichProfile } from '../testing/address.ts'
import {
  addressErrors,
  postalAddressOf,
  sameAddress,
  addressLines,
  suggestedAddress,
  placeErrors,
  placeOf,
  tidyPlace,
} from './address.ts'
import { addressErrorText } from './address-messages.ts'

// Rules: formats-23, formats-25
test.each([
  { part: {}, expected: [] },
  { part: { street: '  ', city: '' }, expected: ['street stringEmpty', 'city stringEmpty'] },
  { part: { street: 'Packstation 145' }, expected: ['street packstationNotAllowed'] },
  { part: { street: 'DHL Pack-Station' }, expected: ['street packstationNotAllowed'] },
  { part: { street: 'Postfach 12 34' }, expected: ['street postfachNotAllowed'] },
  { part: { street: 'POST FACH' }, expected: ['street postfachNotAllowed'] },
  { part: { street: 'Postfachweg' }, expected: [] },
  { part: { street: 'Packstation145' }, expected: ['street packstationNotAllowed'] },
  { part: { street: 'DHL', streetNumber: 'Packstation 145' }, expected: ['streetNumber packstationNotAllowed'] },
  { part: { street: 'Postfiliale', streetNumber: '501' }, expected: ['street packstationNotAllowed'] },
  { part: { street: 'Filiale', streetNumber: '501' }, expected: ['street packstationNotAllowed'] },
  { part: { street: 'Pf.', streetNumber: '12 34' }, expected: ['street postfachNotAllowed'] },
  { part: { street: 'P.O.', streetNumber: 'Box 12' }, expected: ['street postfachNotAllowed'] },
  { part: { city: 'München, Postfach 1234' }, expected: ['city postfachNotAllowed'] },
  { part: { lastName: 'Abel Packstation 145' }, expected: ['lastName packstationNotAllowed'] },
  { part: { firstName: 'Firma Abel, Pf. 12' }, expected: ['firstName postfachNotAllowed'] },
  { part: { street: 'Packhofstraße', streetNumber: '145', city: 'Postau' }, expected: [] },
  { part: { zipCode: ' \u200b80331\u00a0' }, expected: [] },
  { part: { streetNumber: '135 Gartenhaus links' }, expected: ['streetNumber tooLong'] },
  { part: { streetNumber: `${' '.repeat(20)}135 Gartenha\u00ad` }, expected: [] },
  { part: { street: 'S'.repeat(81), city: 'M'.repeat(81) }, expected: ['street tooLong', 'city tooLong'] },
  { part: { firstName: 'a'.repeat(101), lastName: 'b'.repeat(100) }, expected: ['firstName tooLong'] },
  {
    part: { street: 'Postfach 10', streetNumber: '' },
    expected: ['street postfachNotAllowed', 'streetNumber stringEmpty'],
  },
])('an address with $part has the errors $expected', ({ part, expected }) => {
  for (const purpose of ['delivery', 'card'] as const) {
    expect(addressErrors({ ...munich, ...part }, purpose).map(({ input, code }) => `${input} ${code}`)).toEqual(
      expected,
    )
  }
})

// Rule: formats-26
test.each([
  { part: { salutation: '' }, delivery: [], card: ['stringEmpty'] },
  { part: { zipCode: '1060' }, delivery: ['errorAddressCheck'], card: [] },
])('an address with $part has the errors $delivery for a delivery and $card for a card', ({ part, delivery, card }) => {
  const codes = (purpose: 'delivery' | 'card') => addressErrors({ ...munich, ...part }, purpose).map(({ code }) => code)
  expect(codes('delivery')).toEqual(delivery)
  expect(codes('card')).toEqual(card)
})

// Rule: errors-3
test('the sentence of an error names the value that is in the form now, not the one that was checked', () => {
  const [error] = addressErrors({ ...munich, zipCode: '1060' }, 'delivery')
  const now = { ...munich, zipCode: '10607' }
  expect(error && addressErrorText({ ...error, inputValue: '1060' }, now)).toBe('"10607" ist nicht gültig.')
})

test.each([
  { change: {}, same: true },
  { change: { street: '  Hauptstraße ' }, same: true },
  { change: { city: 'Augsburg' }, same: false },
  { change: { countryId: 'AT' }, same: false },
  { change: { firstName: 'Marie' }, same: false },
])('an address with $change is the same: $same', ({ change, same }) => {
  expect(sameAddress(munich, { ...munich, ...change })).toBe(same)
})

test.each([munich.street, null])('the postal address of a profile has the street %s, empty without one', (street) => {
  const profile = { ...munich, street, birthDate: '1980-05-17' }
  expect(postalAddressOf(profile)).toEqual({ ...munich, street: street ?? '' })
})

test.each([
  { title: 'all known parts', part: {}, expected: ['Frau Marlene Abel', 'Hauptstraße 7', '80331 München'] },
  { title: 'no Divers', part: { salutation: 'Divers' }, expected: ['Marlene Abel', 'Hauptstraße 7', '80331 München'] },
  { title: 'no gap', part: { streetNumber: '' }, expected: ['Frau Marlene Abel', 'Hauptstraße', '80331 München'] },
  { title: 'no empty line', part: { street: '', streetNumber: '' }, expected: ['Frau Marlene Abel', '80331 München'] },
])('an address has $title', ({ part, expected }) => {
  const lines = addressLines({ ...munich, ...part })
  expect(lines.map((parts) => parts.map(({ text }) => text).join(' '))).toEqual(expected)
})

// Rule: formats-30
test('exactly the named fields are marked', () => {
  const marked = addressLines(munich, ['street', 'city'])
    .flat()
    .filter((part) => part.marked)
  expect(marked.map(({ name }) => name)).toEqual(['street', 'city'])
})

const given = { ...munich, street: 'Haupstr', city: 'Muenchen' }
const street = { code: 'multiAddresses', input: 'street', value: 'Hauptstraße' }

// Rules: errors-15, formats-28, formats-29
test.each([
  { case: 'one differing field', errors: [street], differing: ['street'] },
  {
    case: 'several, also inside an address',
    errors: [street, { code: 'multiAddresses', input: 'shippingAddress.city', value: 'München' }],
    differing: ['street', 'city'],
  },
  {
    case: 'another error as well',
    errors: [street, { code: 'packstationNotAllowed', input: 'street', value: '' }],
    differing: null,
  },
  { case: 'another country', errors: [{ code: 'multiAddresses', input: 'countryId', value: 'AT' }], differing: null },
  { case: 'an unknown field', errors: [{ code: 'multiAddresses', input: 'planet', value: 'Mars' }], differing: null },
  { case: 'the typed value', errors: [{ ...street, value: 'Haupstr' }], differing: null },
  { case: 'no errors', errors: [], differing: null },
])('$case suggests a change of $differing', ({ errors, differing }) => {
  expect(suggestedAddress(given, errors)?.differing ?? null).toEqual(differing)
})

test('a suggestion keeps everything that does not differ', () => {
  expect(suggestedAddress(given, [street])?.suggested).toEqual({ ...given, street: 'Hauptstraße' })
})

const place = placeOf(munichProfile)

test('the place of a profile is its address without the name; a street of null is empty', () => {
  const { salutation: _, firstName: __, lastName: ___, ...postal } = munich
  expect(place).toEqual(postal)
  expect(placeOf({ ...munichProfile, street: null }).street).toBe('')
})

test('blanks at the ends and repeated ones are removed', () => {
  expect(tidyPlace({ ...place, street: '  Am   Markt ' })).toEqual({ ...place, street: 'Am Markt' })
})

test.each([
  { part: {}, expected: [] },
  { part: { zipCode: '1060', countryId: 'AT' }, expected: [] },
  { part: { street: ' ', city: '' }, expected: ['street stringEmpty', 'city stringEmpty'] },
  { part: { street: 'Packstation 145' }, expected: ['street packstationNotAllowed'] },
  { part: { street: 'Postfach 12' }, expected: ['street postfachNotAllowed'] },
])('a place with $part has the errors $expected', ({ part, expected }) => {
  expect(placeErrors({ ...place, ...part }).map(({ input, code }) => `${input} ${code}`)).toEqual(expected)
})

// Rule: formats-58
test.each([
  {
    street: 'Hauptstr. 12a',
    text: 'Das Feld Hausnummer darf nicht leer sein. Im Feld Straße steht am Ende „12a“. Ist das die Hausnummer?',
  },
  { street: 'Straße des 17. Juni', text: 'Das Feld Hausnummer darf nicht leer sein.' },
])('without a house number beside $street members read $text', ({ street, text }) => {
  expect(addressErrorText(fieldError('stringEmpty', 'streetNumber'), { street, streetNumber: '' })).toBe(text)
})
