import { UserData } from '@delikaterie/shared-contracts/calls'
import { knownCountries } from '@delikaterie/shared-contracts/domain/countries'
import * as v from '@delikaterie/shared-contracts/schema'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { t } from './personal-data.ts'

/** The shown values by label. */
const shown = (user: object) =>
  Object.fromEntries(
    t.rows(v.parse(UserData, { address: {}, ...user }), knownCountries).map(({ label, value }) => [label, value]),
  )

test('a full profile is shown in German, with dates in Berlin', () => {
  const address = { ...munich, salutation: 'frau', birthDate: '1980-05-17' }
  expect(
    shown({ loginName: 'a@b.example', email: 'm@b.example', address, memberSince: '2019-03-04T23:30:00Z' }),
  ).toEqual({
    Anrede: 'Frau',
    Name: 'Marlene Abel',
    Geburtsdatum: '17.05.1980',
    Adresse: 'Hauptstraße 7\n80331 München\nDeutschland',
    'E-Mail': 'm@b.example',
    'Mitglied seit': '05.03.2019',
  })
})

test('what is absent reads -', () => {
  expect(new Set(Object.values(shown({ address: { street: null, countryId: 'DE' } })))).toEqual(new Set(['-']))
})

test.each([
  { label: 'E-Mail', user: { loginName: 'a@b.example' }, expected: 'a@b.example' },
  {
    label: 'Adresse',
    user: { address: { street: 'Ring', streetNumber: '1', zipCode: '1010', city: 'Wien', countryId: 'AT' } },
    expected: 'Ring 1\n1010 Wien\nÖsterreich',
  },
  { label: 'Adresse', user: { address: { street: 'Rue 1', countryId: 'FR' } }, expected: 'Rue 1\nFR' },
  { label: 'Adresse', user: { address: { street: 'Ring 1' } }, expected: 'Ring 1' },
])('$label of $user reads $expected', ({ label, user, expected }) => {
  expect(shown(user)[label]).toBe(expected)
})
