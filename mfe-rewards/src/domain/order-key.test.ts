import { expect, test } from 'vitest'
import { orderKey } from './order-key.ts'

const second = 1000
const year = 365 * 24 * 60 * 60 * second

test.each([
  { title: 'sent for the first time', mayBeSent: false, age: 5 * second, key: 'k' },
  { title: 'sent again', mayBeSent: true, age: 4.2 * second, key: 'k;age=5' },
  { title: 'sent again after the clock was set back', mayBeSent: true, age: -year, key: 'k;age=0' },
  { title: 'sent again after the clock was set far ahead', mayBeSent: true, age: 9 * year, key: 'k;age=99999999' },
])('an order $title has the header $key', ({ mayBeSent, age, key }) => {
  expect(orderKey('k', mayBeSent, 0, age)).toBe(key)
})
