import { expect, test } from 'vitest'
import { sentBirthDate, shownBirthDate } from './birth-date.ts'
import { customerErrors, customerOf } from './customer.ts'
import type { CustomerField } from './field-rules.ts'
import { shownSalutation } from './salutation.ts'
import { munichProfile } from '../testing/address.ts'

const customer = { salutation: 'Frau', firstName: 'Marlene', lastName: 'Abel', birthDate: '17.05.1980' }

// Rule: account-12
test.each<{ change: object; unchecked?: CustomerField[]; expected: [CustomerField, string][] }>([
  { change: {}, expected: [] },
  { change: { birthDate: '' }, expected: [] },
  { change: { salutation: '' }, expected: [['salutation', 'stringEmpty']] },
  { change: { firstName: ' \t' }, expected: [['firstName', 'stringEmpty']] },
  { change: { lastName: '' }, expected: [['lastName', 'stringEmpty']] },
  { change: { lastName: 'a'.repeat(101) }, expected: [['lastName', 'tooLong']] },
  { change: { birthDate: '17. 05. 1980' }, expected: [] },
  { change: { birthDate: '31.02.80' }, expected: [['birthDate', 'date.invalid']] },
  { change: { birthDate: '31.12.1899' }, expected: [['birthDate', 'date.cannotBePast']] },
  { change: { birthDate: '20.11.2008' }, expected: [] },
  { change: { birthDate: '21.11.2008' }, expected: [['birthDate', 'date.mustBeAdult']] },
  { change: { birthDate: 'x' }, unchecked: ['birthDate'], expected: [] },
  { change: { salutation: '', firstName: '' }, unchecked: ['salutation'], expected: [['firstName', 'stringEmpty']] },
])('a customer with $change, without $unchecked, has the errors $expected', ({ change, unchecked, expected }) => {
  const errors = customerErrors({ ...customer, ...change }, { today: '2026-11-20', ...(unchecked && { unchecked }) })
  expect(errors.map(({ input, code }) => [input, code])).toEqual(expected)
})

test.each([
  ['frau', 'Frau'],
  ['FRAU', 'Frau'],
  [' Herr ', 'Herr'],
  ['dIVERS', 'Divers'],
  ['familie', 'Familie'],
  ['', ''],
])('the stored salutation %j is shown as %j', (stored, expected) => {
  expect(shownSalutation(stored)).toBe(expected)
})

test.each([
  ['1980-05-17', '17.05.1980'],
  ['1980-05-17T00:00:00Z', '17.05.1980'],
  ['1980-05-16T22:00:00.000Z', '17.05.1980'],
  ['1948-06-14T22:00:00.000Z', '15.06.1948'],
  ['1917-06-14T22:00:00.000Z', '15.06.1917'],
  ['1947-06-14T21:00:00.000Z', '15.06.1947'],
  ['1980-05-17T00:00:00', '17.05.1980'],
  ['1980-05-17 00:00:00', '17.05.1980'],
  ['17.05.1980', '17.05.1980'],
  ['1899-12-31', '31.12.1899'],
  ['0001-01-01T00:00:00', ''],
  ['1980-02-30', ''],
  ['1980-13-99T25:00', ''],
  ['327362400000', ''],
  ['unbekannt', ''],
  ['', ''],
])('the stored birth date %j is shown as %j', (stored, expected) => {
  expect(shownBirthDate(stored)).toBe(expected)
})

test.each([
  { stored: '1980-05-17', typed: '17.05.1980', sent: '1980-05-17' },
  { stored: '1980-05-17T00:00:00Z', typed: '17.05.1980', sent: '1980-05-17' },
  { stored: '', typed: '17051980', sent: '1980-05-17' },
  { stored: '', typed: '3. April 90', sent: '1990-04-03' },
  { stored: '1980-05-17', typed: '', sent: '' },
  { stored: 'unbekannt', typed: '', sent: 'unbekannt' },
  { stored: 'unbekannt', typed: '17.05.1980', sent: '1980-05-17' },
])('of the stored birth date $stored and the typed $typed $sent is sent', ({ stored, typed, sent }) => {
  expect(sentBirthDate(typed, stored, '2008-11-20')).toBe(sent)
})

test('the form starts with the values of the profile', () => {
  expect(customerOf({ ...munichProfile, salutation: 'frau' })).toEqual({
    salutation: 'Frau',
    firstName: 'Marlene',
    lastName: 'Abel',
    birthDate: '17.05.1980',
  })
})
