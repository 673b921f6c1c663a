import { expect, test } from 'vitest'
import { customerTexts, proposalNote } from './customer-messages.ts'
import { salutationOptions } from './salutation.ts'

// Rule: formats-18
test.each([
  ['', ['Herr', 'Frau', 'Divers'], ['Herr', 'Frau', 'Divers']],
  ['Frau', ['Herr', 'Frau', 'Divers'], ['Herr', 'Frau', 'Divers']],
  ['frau', ['Herr', 'frau', 'Divers'], ['Herr', 'Frau', 'Divers']],
  ['familie', ['Herr', 'Frau', 'Divers', 'familie'], ['Herr', 'Frau', 'Divers', 'Familie']],
])('the salutations with the stored one %j are %j, shown as %j', (stored, values, labels) => {
  const options = salutationOptions(stored)
  expect(options.map(({ value }) => value)).toEqual(values)
  expect(options.map(({ label }) => label)).toEqual(labels)
})

test.each([
  { field: 'lastName', shown: 'Müller', expected: 'Vorschlag statt „Mueller“' },
  { field: 'lastName', shown: 'Mueller', expected: undefined },
  { field: 'firstName', shown: 'Müller', expected: undefined },
])('the note at $field, while the last name is $shown, is $expected', ({ field, shown, expected }) => {
  const changes = [{ field: 'lastName' as const, from: 'Mueller', to: 'Müller' }]
  expect(proposalNote(changes, { lastName: shown }, field)).toBe(expected)
})

// Rule: account-49
test('a birth date that was typed in another form is said in words', () => {
  expect(customerTexts.birthDate.understood('1990-04-03')).toBe('Verstanden als 3.\u00a0April\u00a01990')
})
