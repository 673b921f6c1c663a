import { expect, test } from 'vitest'
import { munich } from '../testing/address.ts'
import { addressErrors } from './address.ts'
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
