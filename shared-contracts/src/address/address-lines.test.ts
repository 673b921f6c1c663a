import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'
import type { PostalAddress } from './address-fields.ts'

const address: PostalAddress = {
  salutation: 'Frau',
  firstName: 'Klara',
  lastName: 'Sommer',
  street: 'Ackerstr.',
  streetNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  countryId: 'DE',
}

test.each([
  { title: 'all known parts', part: {}, expected: ['Frau Klara Sommer', 'Ackerstr. 3', '10115 Berlin'] },
  {
    title: 'no salutation for Divers',
    part: { salutation: 'Divers' },
    expected: ['Klara Sommer', 'Ackerstr. 3', '10115 Berlin'],
  },
  {
    title: 'no gap for a missing number',
    part: { streetNumber: '' },
    expected: ['Frau Klara Sommer', 'Ackerstr.', '10115 Berlin'],
  },
  { title: 'no empty line', part: { street: '', streetNumber: '' }, expected: ['Frau Klara Sommer', '10115 Berlin'] },
])('an address has $title', ({ part, expected }) => {
  const lines = addressLines({ ...address, ...part })
  expect(lines.map((parts) => parts.map(({ text }) => text).join(' '))).toEqual(expected)
})

test('exactly the named fields are marked', () => {
  const marked = addressLines(address, ['street', 'city'])
    .flat()
    .filter((part) => part.marked)
  expect(marked.map(({ name }) => name)).toEqual(['street', 'city'])
})
