import type { ResourceState } from '@portal/page-library/stores'
import type { SavedWallet } from '@portal/shared-contracts/wallet/wallet'
import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { savedWallets as t } from '../messages/my-data.ts'
import { SavedWalletsOf } from '../pages/account-data/saved-wallets.tsx'

const cardCode = '1234567890123456789'

const shown = (state: ResourceState<SavedWallet[]>): string =>
  renderToStaticMarkup(<SavedWalletsOf store={{ $state: atom(state), refresh: async () => {} }} />)
const ready = (wallet: Pick<SavedWallet, 'devices' | 'google'>) =>
  shown({ status: 'ready', value: [{ cardCode, ...wallet }], refreshing: false })

// Rule: wallet-7
test.each([
  { devices: 1, google: false, text: 'Apple Wallet auf einem Gerät' },
  { devices: 2, google: true, text: 'Apple Wallet auf 2 Geräten und Google Wallet' },
  { devices: 0, google: true, text: 'Google Wallet' },
])('a card on $devices devices with Google Wallet $google is listed as "$text"', ({ text, ...wallet }) => {
  expect(ready(wallet)).toMatch(new RegExp(`<li>Karte 1234[ 0-9]*: ${text}</li>`))
})

// Rule: wallet-7
test('a card that is in no wallet is not listed', () => {
  const html = ready({ devices: 0, google: false })
  expect(html).toContain(t.none)
  expect(html).not.toContain('<li>')
})

// Rule: wallet-8
test('a failure says so and can be repeated', () => {
  const html = shown({ status: 'failed', code: 'failed' })
  expect(html).toContain(t.failed)
  expect(html).toMatch(/<button[^>]*>.*Noch einmal versuchen/)
  expect(html).not.toContain(t.none)
})
