import { restoreSession } from '@portal/page-library/session/write'
import { testSession } from '@portal/page-library/testing/member'
import { expect, test, vi } from 'vitest'
import { couponsStore } from './portal.ts'

// Rule: cards-43
test.each([
  { where: 'the portal', isEmbedded: false, entries: ['digital-card'] },
  { where: 'an element of another page', isEmbedded: true, entries: [] },
])('Aktionen in $where put $entries into the storage of the site', async ({ isEmbedded, entries }) => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  restoreSession(testSession('ACC-1', 7))
  await couponsStore(isEmbedded).refresh()
  expect([...storage.keys()]).toEqual(entries)
  vi.unstubAllGlobals()
})
