import { expect, test } from 'vitest'
import { munich, munichProfile } from '../testing/address.ts'
import { placeErrors, placeOf, tidyPlace } from './address.ts'

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
