import { signIn } from '@portal/page-library/session/write'
import { testLogin } from '@portal/page-library/testing/member'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { savedWallets } from '../messages/my-data.ts'
import { MyData } from '../pages/account-data/my-data.tsx'

afterEach(() => void vi.unstubAllGlobals())

// Rule: wallet-7
test.each([
  { title: 'a certificate that has expired', data: { hasWalletSettings: true }, isShown: true },
  { title: 'no wallets', data: {}, isShown: false },
])('with $title Meine Daten lists the wallets that hold a card: $isShown', ({ data, isShown }) => {
  signIn(testLogin('ACC-1'), 0)
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(data) }) })
  expect(renderToStaticMarkup(<MyData />).includes(savedWallets.title)).toBe(isShown)
})
