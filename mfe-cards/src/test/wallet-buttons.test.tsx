import { Button } from '@portal/shared-ui/buttons/button'
import { signIn } from '@portal/page-library/session/write'
import { testLogin } from '@portal/page-library/testing/member'
import type { OfferedWallets } from '@portal/page-library/wallet/page-wallets'
import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { t } from '../messages/save-in-wallet.ts'
import { t as part } from '../messages/save-in-wallet-part.ts'
import { SaveInWallet } from '../pages/digital-card/save-in-wallet.tsx'
import { offeredWallets } from '../stores/portal.ts'
import type { SaveState } from '../stores/save-in-wallet.ts'
import { WalletButtons } from '../ui/wallet-buttons.tsx'

const cardCode = '1234567890123456789'
const both: OfferedWallets = { wallets: ['apple', 'google'], badges: {} }

beforeEach(
  () => void vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)' }),
)
afterEach(() => void vi.unstubAllGlobals())

const storeIn = (state: SaveState | null = null) => ({ $state: atom(state), save: async () => {} })

/** The markup of each button. */
const buttonsIn = (html: string): string[] => html.match(/<button.*?<\/button>/g) ?? []

const shown = (offered: OfferedWallets, state?: SaveState, props: { nameOf?: (button: string) => string } = {}) =>
  renderToStaticMarkup(
    <WalletButtons store={storeIn(state)} offered={offered} cardCode={cardCode} button={Button} {...props} />,
  )

// Rules: wallet-1, wallet-4
test('a card has one button for each wallet that the portal offers', () => {
  const texts = (offered: OfferedWallets) => buttonsIn(shown(offered)).map((html) => html.replaceAll(/<[^>]*>/g, ''))
  expect(texts(both)).toEqual(['Zu Apple Wallet hinzufügen', 'Zu Google Wallet hinzufügen'])
  expect(texts({ wallets: ['google'], badges: {} })).toEqual(['Zu Google Wallet hinzufügen'])
  expect(texts({ wallets: [], badges: {} })).toEqual([])
})

// Rule: wallet-4
test.each([
  { who: 'a member', account: 'ACC-1', wallets: ['apple', 'google'] },
  { who: 'a user without a loyalty account', account: null, wallets: [] },
])('Meine Karten of $who offers $wallets', ({ account, wallets }) => {
  signIn(testLogin(account), 0)
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"wallets":["apple","google"]}' }) })
  expect(offeredWallets().wallets).toEqual(wallets)
})

// Rule: wallet-1
test('of several cards each button says its number to screen readers, after the words that are seen', () => {
  const [first = ''] = buttonsIn(shown(both, undefined, { nameOf: (button) => part.named(button, cardCode) }))
  expect(first).toMatch(/ aria-label="Zu Apple Wallet hinzufügen: 1234[ 0-9]*"/)
})

// Rule: wallet-5
test('an official badge of the brand is the button; without one the button has words only', () => {
  const [apple = '', google = ''] = buttonsIn(shown({ ...both, badges: { apple: '/assets/apple.svg' } }))
  expect(apple).toMatch(/<img src="\/assets\/apple\.svg" alt="Zu Apple Wallet hinzufügen"[^>]*>/)
  expect(google).not.toMatch(/<img|<svg/)
})

// Rule: wallet-2
test('the button that sends is busy, and no other', () => {
  const [apple, google] = buttonsIn(shown(both, { status: 'sending', target: { wallet: 'google', cardCode } }))
  expect([apple?.includes('aria-busy'), google?.includes('aria-busy')]).toEqual([false, true])
})

const failed = (code: string, ofCard = cardCode): SaveState => ({
  status: 'failed',
  target: { wallet: 'apple', cardCode: ofCard },
  code,
})

// Rule: wallet-3
test.each(['forbidden', 'rateLimited', 'sessionInvalid', 'network', 'backendUnavailable'])(
  'an error stands at the card whose button was used: %s',
  (code) => {
    const own = shown(both, failed(code))
    expect(own).toContain(t.error(code))
    expect(own).toMatch(/role="alert"/)
    expect(buttonsIn(own)).toHaveLength(2)
    expect(shown(both, failed(code, '2'))).not.toContain('role="alert"')
  },
)

// Rule: wallet-6
test.each([
  { wallets: ['apple'], said: ['Apple'], unsaid: ['Google'] },
  { wallets: ['google'], said: ['Google'], unsaid: ['Apple'] },
  { wallets: ['google', 'apple'], said: ['Apple', 'Google'], unsaid: [] },
] as const)('before the tap one sentence says what goes to $said', ({ wallets, said, unsaid }) => {
  const offered = { wallets, badges: {} }
  const html = renderToStaticMarkup(<SaveInWallet cardCode={cardCode} store={storeIn()} offered={offered} />)
  const before = html.slice(0, html.indexOf('<button'))
  expect(before).toContain(t.receivers(wallets))
  expect(t.receivers(wallets).match(/\./g)).toHaveLength(1)
  for (const name of said) expect(t.receivers(wallets)).toContain(name)
  for (const name of unsaid) expect(t.receivers(wallets)).not.toContain(name)
  expect(before).toContain('href="/datenschutz#wallet"')
})
