import { expect, test } from 'vitest'
import { networksOf } from './request.ts'

test.each([
  { address: '203.0.113.7', expected: ['203.0.113.0/24 ×4', '203.0.113.7 ×1'] },
  {
    address: '2001:db8:1:2f3::9',
    expected: ['2001:db8:1::/48 ×4', '2001:db8:1:200::/56 ×2', '2001:db8:1:2f3::/64 ×1'],
  },
  { address: '', expected: [' ×1'] },
])('the networks of "$address" are $expected', ({ address, expected }) => {
  expect(networksOf(address).map(({ name, factor }) => `${name} ×${factor}`)).toEqual(expected)
})
