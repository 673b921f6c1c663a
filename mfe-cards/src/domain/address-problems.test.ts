import { expect, test } from 'vitest'
import { addressProblems, answeredProblems } from './address-problems.ts'

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
])('an address with $part has the problems $expected', ({ part, expected }) => {
  expect(addressProblems({ ...full, ...part }).map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

test.each([
  {
    error: { code: 'errorAddressCheck', input: 'address.street', inputValue: 'Nirgendweg' },
    expected: [{ field: 'street', code: 'errorAddressCheck', value: 'Nirgendweg' }],
  },
  {
    error: { code: 'stringEmpty', input: 'zipCode', inputValue: null },
    expected: [{ field: 'zipCode', code: 'stringEmpty', value: '' }],
  },
  { error: { code: 'failed', input: '' }, expected: [] },
])('the error $error is about $expected', ({ error, expected }) => {
  expect(answeredProblems([error])).toEqual(expected)
})
