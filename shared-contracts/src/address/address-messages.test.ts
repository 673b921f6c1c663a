import { expect, test } from 'vitest'
import { salutations } from './address-messages.ts'

test('the salutations are Herr, Frau and Divers', () => {
  expect(salutations.map(({ value }) => value).toSorted()).toEqual(['Divers', 'Frau', 'Herr'])
})
