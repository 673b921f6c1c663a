import { wire } from '@portal/shared-contracts/testing/wire'
import { createSerialQueue } from '@portal/page-library/stores'
import { expect, test, vi } from 'vitest'
import { browser, openPage, storeMember, useBrowser } from '../testing/session-page.ts'

useBrowser()

// Rule: session-25
test('of eight tabs one refreshes the access token in each of 20 cycles, and every tab takes it over', async () => {
  const lock = createSerialQueue()
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, work: () => Promise<void>) => lock(work) },
  })
  let tokens = 0
  const token = () => `A${tokens}`
  browser.responses = {
    'shop/user/refreshaccess': async () => {
      tokens++
      // The other tabs check meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return { meta: { success: true, accessToken: token() } }
    },
    'shop/points': () => ({ meta: { success: true }, content: { summary: { [wire.points]: 250 } } }),
  }
  storeMember()
  const tabs = []
  while (tabs.length < 8) {
    // Each tab has modules of its own.
    vi.resetModules()
    const tab = await openPage()
    await tab.start()
    tabs.push(tab)
  }

  for (let cycle = 1; cycle <= 20; cycle++) {
    window.dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(606_000)
    expect(tokens).toBe(cycle)
    for (const { session } of tabs) {
      expect(session.$status.get()).toBe('member')
      expect(session.sessionTokens().accessToken).toBe(token())
    }
  }
})
