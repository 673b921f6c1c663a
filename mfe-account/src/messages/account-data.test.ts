import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatEuro } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { UserData } from '@portal/shared-contracts/calls'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import * as v from '@portal/shared-contracts/schema'
import { munich, munichProfile } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { addressText, leaving, personalData } from './account-data.ts'

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

const at = (input: string, code: string) => ({ code, input, inputValue: 'of the response', value: '' })

// Rule: errors-57
test.each([
  { error: at('reason', 'stringEmpty'), text: 'Das Feld Grund darf nicht leer sein.', changed: null },
  {
    error: at('reason', 'tooLong'),
    text: `${sieOrDu('Bitte kürzen Sie', 'Bitte kürze')} den Grund auf höchstens 4.000 Zeichen; jetzt sind es 6.`,
    changed: null,
  },
  { error: at('street', 'errorAddressCheck'), text: '"Hauptstraße" ist nicht gültig.', changed: 'Adresse' },
  { error: at('zipCode', 'stringEmpty'), text: 'Das Feld Postleitzahl darf nicht leer sein.', changed: 'Adresse' },
  {
    error: at('lastName', 'stringEmpty'),
    text: 'Das Feld Nachname darf nicht leer sein.',
    changed: 'Persönliche Daten',
  },
  {
    error: at('', 'network'),
    text: errorText('network'),
    changed: null,
  },
])('$error.code at "$error.input" reads "$text"', ({ error, text, changed }) => {
  expect(leaving.error(error, 'Umzug.', { address: munichProfile })).toBe(text)
  expect(leaving.changedIn(error)).toBe(
    changed && `Das ${sieOrDu('ändern Sie', 'änderst Du')} oben unter „${changed}“.`,
  )
})

test.each([
  {
    points: 4321,
    text: `${sieOrDu('Ihre', 'Deine')} 4.321 Punkte im Wert von ${formatEuro(euroValue(4321))} verfallen, ebenso Punkte, die noch gesperrt sind.`,
  },
  {
    points: 1,
    text: `${sieOrDu('Ihr', 'Dein')} Punkt im Wert von ${formatEuro(euroValue(1))} verfällt, ebenso Punkte, die noch gesperrt sind.`,
  },
  { points: 0, text: `${sieOrDu('Ihr', 'Dein')} Punktestand ist 0. Punkte, die noch gesperrt sind, verfallen.` },
  { points: null, text: `${sieOrDu('Ihre', 'Deine')} Punkte verfallen.` },
])('with $points points the first consequence is "$text"', ({ points, text }) => {
  expect(leaving.consequences(points)[0]).toBe(text)
})
