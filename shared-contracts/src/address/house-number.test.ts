import { expect, test } from 'vitest'
import { houseNumberIn } from './house-number.ts'

// Rule: formats-58
test.each([
  ['Hauptstr. 12a', 'Hauptstr.', '12a'],
  ['Hauptstr.12a', 'Hauptstr.', '12a'],
  ['Hauptstraße 7', 'Hauptstraße', '7'],
  ['Hauptstraße12', 'Hauptstraße', '12'],
  ['Hauptstraße, 7', 'Hauptstraße', '7'],
  [' Hauptstraße   7 ', 'Hauptstraße', '7'],
  ['Hauptstraße 12 a', 'Hauptstraße', '12 a'],
  ['Hauptstraße 12A', 'Hauptstraße', '12A'],
  ['Hauptstraße 12-14', 'Hauptstraße', '12-14'],
  ['Hauptstraße 12 – 14', 'Hauptstraße', '12 – 14'],
  ['Hauptstraße 12a-c', 'Hauptstraße', '12a-c'],
  ['Hauptstraße 12/3/14', 'Hauptstraße', '12/3/14'],
  ['Hauptstraße 12 1/2', 'Hauptstraße', '12 1/2'],
  ['Hauptstraße Nr. 12', 'Hauptstraße', '12'],
  ['Am Markt 1', 'Am Markt', '1'],
  ['An der Alten Mühle 3b', 'An der Alten Mühle', '3b'],
  ['Rue de l’Église 4', 'Rue de l’Église', '4'],
  ['Karl-Marx-Allee 103', 'Karl-Marx-Allee', '103'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Platz des 18. März 1', 'Platz des 18. März', '1'],
  ['Straße 12 5', 'Straße 12', '5'],
  ['Straße 12, 5', 'Straße 12', '5'],
  ['Q5, 14', 'Q5', '14'],
  ['Q 5, 14-22', 'Q 5', '14-22'],
  ['Q5 14', 'Q5', '14'],
])('%j is the street %j with the number %j', (typed, street, streetNumber) => {
  expect(houseNumberIn(typed)).toEqual({ street, streetNumber })
})

// Rule: formats-58
test.each([
  '',
  'Hauptstraße',
  'Hauptstr.',
  'Straße des 17. Juni',
  'Straße des 17.',
  'Straße des 17',
  'Platz der Republik',
  'Straße 12',
  'Weg 3',
  'Q5',
  'Q 5',
  '12',
  '12a',
  '12 Hauptstraße',
  'Hauptstraße 12, Hinterhaus',
  'Hauptstraße 12 3. OG',
  'Hauptstraße 80331',
  'Hauptstraße 12-',
  'Hauptstraße 1234-1235-1236',
  'Packstation 145',
  'Postfach 1234',
  'An der B 7',
])('%j has no house number to take', (typed) => {
  expect(houseNumberIn(typed)).toBeNull()
})

test.each(['/ ', '1 ', '1/', ', ', '.'])('a long text of %j has no house number to take', (part) => {
  expect(houseNumberIn(`Hauptstraße 12${part.repeat(20_000)}a`)).toBeNull()
  expect(houseNumberIn(`Hauptstraße 12${part.repeat(35)}ab`)).toBeNull()
})
