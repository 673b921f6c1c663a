import { expect, test } from 'vitest'
import { munich } from '../testing/address.ts'
import { addressLines } from './address.ts'

test.each([
  { title: 'all known parts', part: {}, expected: ['Frau Marlene Abel', 'Hauptstraße 7', '80331 München'] },
  { title: 'no Divers', part: { salutation: 'Divers' }, expected: ['Marlene Abel', 'Hauptstraße 7', '80331 München'] },
  { title: 'no gap', part: { streetNumber: '' }, expected: ['Frau Marlene Abel', 'Hauptstraße', '80331 München'] },
  { title: 'no empty line', part: { street: '', streetNumber: '' }, expected: ['Frau Marlene Abel', '80331 München'] },
])('an address has $title', ({ part, expected }) => {
  const lines = addressLines({ ...munich, ...part })
  expect(lines.map((parts) => parts.map(({ text }) => text).join(' '))).toEqual(expected)
})

// Rule: formats-30
test('exactly the named fields are marked', () => {
  const marked = addressLines(munich, ['street', 'city'])
    .flat()
    .filter((part) => part.marked)
  expect(marked.map(({ name }) => name)).toEqual(['street', 'city'])
})
