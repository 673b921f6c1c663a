import { expect, test } from 'vitest'
import { salutationOptions } from './customer-messages.ts'

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
