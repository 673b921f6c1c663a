import { UserData } from '@delikaterie/shared-contracts/calls'
import { knownCountries } from '@delikaterie/shared-contracts/domain/countries'
import * as v from '@delikaterie/shared-contracts/schema'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { addressText } from './address.ts'

test.each([
  { address: munich, expected: 'Hauptstraße 7\n80331 München\nDeutschland' },
  {
    address: { street: 'Ring', streetNumber: '1', zipCode: '1010', city: 'Wien', countryId: 'AT' },
    expected: 'Ring 1\n1010 Wien\nÖsterreich',
  },
  { address: { street: 'Rue 1', countryId: 'FR' }, expected: 'Rue 1\nFR' },
  { address: { street: 'Ring 1' }, expected: 'Ring 1' },
  { address: { street: null, countryId: 'DE' }, expected: '-' },
])('the address $address reads $expected', ({ address, expected }) => {
  expect(addressText(v.parse(UserData, { address }).address, knownCountries)).toBe(expected)
})
