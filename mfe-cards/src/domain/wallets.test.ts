import { expect, test } from 'vitest'
import { inOrderOfDevice } from './wallets.ts'

// Rule: wallet-1
test.each([
  { device: 'an iPhone', agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', first: 'apple' },
  {
    device: 'an iPad, which says it is a Mac',
    agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    first: 'apple',
  },
  { device: 'an Android phone', agent: 'Mozilla/5.0 (Linux; Android 10; K)', first: 'google' },
  { device: 'a computer with Windows', agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', first: 'google' },
])('on $device the wallet of $first comes first', ({ agent, first }) => {
  expect(inOrderOfDevice(['apple', 'google'], agent)[0]).toBe(first)
  expect(inOrderOfDevice(['apple'], agent)).toEqual(['apple'])
})
