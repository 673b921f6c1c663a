import { expect, test } from 'vitest'
import { pastelColor } from './pastel.ts'

// Rule: formats-56
test('a product has one colour, and products with ids that follow one another have different ones', () => {
  expect(['R1', 'R2', 'R3', 'R1'].map(pastelColor)).toEqual(['three', 'one', 'two', 'three'])
  expect(new Set(['geburtstag', 'kostproben', 'espresso', 'academy', 'geschenke'].map(pastelColor)).size).toBe(3)
  expect(pastelColor('')).toBe('one')
})
