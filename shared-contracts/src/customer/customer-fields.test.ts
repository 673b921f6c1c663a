import { expect, test } from 'vitest'
import { munichProfile } from '../testing/address.ts'
import { sentBirthDate, shownBirthDate } from './birth-date.ts'
import { customerOf } from './customer.ts'
import { shownSalutation } from './salutation.ts'

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
  { stored: '1980-05-17', typed: '', sent: '' },
  { stored: 'unbekannt', typed: '', sent: 'unbekannt' },
  { stored: 'unbekannt', typed: '17.05.1980', sent: '1980-05-17' },
])('of the stored birth date $stored and the typed $typed $sent is sent', ({ stored, typed, sent }) => {
  expect(sentBirthDate(typed, stored)).toBe(sent)
})

test('the form starts with the values of the profile', () => {
  expect(customerOf({ ...munichProfile, salutation: 'frau' })).toEqual({
    salutation: 'Frau',
    firstName: 'Marlene',
    lastName: 'Abel',
    birthDate: '17.05.1980',
  })
})
