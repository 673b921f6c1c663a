import { expect, test, vi } from 'vitest'
import { createPageApp, dataOf } from '../testing/page-app.ts'
import { build } from '../testing/sample-build.ts'
import { walletSettings } from '../testing/wallet-settings.ts'

// Rules: wallet-4, wallet-5, wallet-7
test.each([
  { title: 'no settings of wallets', wallet: null, shown: undefined },
  { title: 'settings of both', wallet: walletSettings(), shown: ['apple', 'google'] },
  { title: 'settings of Google', wallet: walletSettings({ apple: false }), shown: ['google'] },
  { title: 'an expired certificate', wallet: walletSettings({ expires: Date.now() }), shown: ['google'] },
  {
    title: 'an expired certificate and no Google',
    wallet: walletSettings({ expires: Date.now(), google: false }),
    shown: undefined,
  },
])('with $title the page data name the wallets $shown, with the badges of the brand', async ({ wallet, shown }) => {
  const configured = createPageApp(() => build, { wallet })
  const html = await (await configured.app.request('/impressum')).text()
  const { wallets, walletBadges, hasWalletSettings } = dataOf(html)
  expect([wallets, walletBadges]).toEqual([shown, shown && { google: '/assets/wallet-badge-google.0a.svg' }])
  // Cards stay in a wallet whose certificate has expired.
  expect(hasWalletSettings).toBe(wallet === null ? undefined : true)
  expect(html).not.toContain('secret')
  configured.remove()
})

test('a page that is kept names no wallet whose certificate has expired since', async () => {
  const now = Date.now()
  vi.setSystemTime(now)
  const configured = createPageApp(() => build, { wallet: walletSettings({ expires: now + 60_000 }) })
  const walletsOf = async () => dataOf(await (await configured.app.request('/impressum')).text())['wallets']
  expect(await walletsOf()).toEqual(['apple', 'google'])
  vi.setSystemTime(now + 60_000)
  expect(await walletsOf()).toEqual(['google'])
  vi.useRealTimers()
  configured.remove()
})
