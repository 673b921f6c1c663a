import { UserData } from '@delikaterie/shared-contracts/calls'
import * as v from '@delikaterie/shared-contracts/schema'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { t } from './personal-data.ts'

/** The shown values by label. */
const shown = (user: object) =>
  Object.fromEntries(t.rows(v.parse(UserData, { address: {}, ...user })).map(({ label, value }) => [label, value]))

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

test('what is absent reads -', () => {
  expect(new Set(Object.values(shown({ address: { street: null, countryId: 'DE' } })))).toEqual(new Set(['-']))
})

test('an e-mail address that is absent is the login name', () => {
  expect(shown({ loginName: 'a@b.example' })['E-Mail']).toBe('a@b.example')
})
