import { UserData } from '@portal/shared-contracts/calls'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import * as v from '@portal/shared-contracts/schema'
import { munich } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { addressText, personalData } from './account-data.ts'

/** The shown values by label. */
const shown = (user: object) =>
  Object.fromEntries(
    personalData.rows(v.parse(UserData, { address: {}, ...user })).map(({ label, value }) => [label, value]),
  )

// Rule: account-10
test('a full profile is shown in German, with dates in Berlin', () => {
  const address = { ...munich, salutation: 'frau', birthDate: '1980-05-17' }
  expect(
    shown({ loginName: 'a@b.example', email: 'm@b.example', address, memberSince: '2019-03-04T23:30:00Z' }),
  ).toEqual({
    Anrede: 'Frau',
    Name: 'Marlene Abel',
    Geburtsdatum: '17.05.1980',
    'E-Mail': 'm@b.example',
    'Mitglied seit': '05.03.2019',
  })
})

// Rule: account-10
test('what the member has not given is said, and an unknown start of the membership is left out', () => {
  const rows = shown({ address: { street: null, countryId: 'DE' } })
  expect(Object.keys(rows)).toEqual(['Anrede', 'Name', 'Geburtsdatum', 'E-Mail'])
  expect(new Set(Object.values(rows))).toEqual(new Set(['Noch nicht angegeben']))
})

test('an e-mail address that is absent is the login name', () => {
  expect(shown({ loginName: 'a@b.example' })['E-Mail']).toBe('a@b.example')
})

test.each([
  { address: munich, expected: 'Hauptstraße 7\n80331 München\nDeutschland' },
  {
    address: { street: 'Ring', streetNumber: '1', zipCode: '1010', city: 'Wien', countryId: 'AT' },
    expected: 'Ring 1\n1010 Wien\nÖsterreich',
  },
  { address: { street: 'Rue 1', countryId: 'FR' }, expected: 'Rue 1\nFR' },
  { address: { street: 'Ring 1' }, expected: 'Ring 1' },
  { address: { street: null, countryId: 'DE' }, expected: null },
])('the address $address reads $expected', ({ address, expected }) => {
  expect(addressText(v.parse(UserData, { address }).address, knownCountries)).toBe(expected)
})
