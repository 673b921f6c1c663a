import { expect, test } from 'vitest'
import { addressErrors } from './address-errors.ts'

const full = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
}

test.each([
  { part: {}, expected: [] },
  { part: { street: '  ', city: '' }, expected: ['street stringEmpty', 'city stringEmpty'] },
  { part: { street: 'Packstation 112' }, expected: ['street packstationNotAllowed'] },
  {
    part: { street: 'Postfach 10', streetNumber: '' },
    expected: ['streetNumber stringEmpty', 'street postfachNotAllowed'],
  },
])('an address with $part has the errors $expected', ({ part, expected }) => {
  expect(addressErrors({ ...full, ...part }).map(({ input, code }) => `${input} ${code}`)).toEqual(expected)
})
