import { expect, test } from 'vitest'
import { munich } from '../testing/address.ts'
import { suggestedAddress } from './address.ts'

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
