import { munich } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { sameAddress } from './address-fields.ts'

test.each([
  { change: {}, same: true },
  { change: { street: '  Hauptstraße ' }, same: true },
  { change: { city: 'Augsburg' }, same: false },
  { change: { countryId: 'AT' }, same: false },
  { change: { firstName: 'Marie' }, same: false },
])('an address with $change is the same: $same', ({ change, same }) => {
  expect(sameAddress(munich, { ...munich, ...change })).toBe(same)
})
