import { expect, test } from 'vitest'
import { munich } from '../testing/address.ts'
import { postalAddressOf, sameAddress } from './address.ts'

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
