import { afterEach, expect, test, vi } from 'vitest'
import { hasWalletSettings, pageWallets } from './page-wallets.ts'

afterEach(() => void vi.unstubAllGlobals())

// Rule: wallet-4
test.each([
  { title: 'both wallets', text: '{"wallets":["google","apple"]}', shown: ['apple', 'google'] },
  { title: 'a wallet that this build does not know', text: '{"wallets":["samsung","google"]}', shown: ['google'] },
  { title: 'no wallets', text: '{}', shown: [] },
  { title: 'text of another site', text: 'portal', shown: [] },
  { title: 'no element', text: null, shown: [] },
])('a page whose data have $title offers $shown', ({ text, shown }) => {
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) })
  expect(pageWallets()).toEqual({ wallets: shown, badges: {} })
})

// Rule: wallet-5
test('the badges of the brand come with the wallets', () => {
  const text = '{"wallets":["apple"],"walletBadges":{"apple":"/assets/apple.svg"}}'
  vi.stubGlobal('document', { getElementById: () => ({ textContent: text }) })
  expect(pageWallets()).toEqual({ wallets: ['apple'], badges: { apple: '/assets/apple.svg' } })
})

// Rule: wallet-7
test.each([
  { title: 'settings and no wallet that is offered', text: '{"hasWalletSettings":true}', expected: true },
  { title: 'no settings', text: '{}', expected: false },
  { title: 'text of another site', text: 'portal', expected: false },
  { title: 'no element', text: null, expected: false },
])('a page whose data have $title may have cards in wallets: $expected', ({ text, expected }) => {
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) })
  expect(hasWalletSettings()).toBe(expected)
})
