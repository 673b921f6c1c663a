import type { Page } from 'playwright/test'

/**
 * To be called before the page opens. What it returns holds back, until a reload, the messages in which React renders
 * a navigation: the address has changed then, and the page has not yet followed it.
 */
export async function holdNavigations(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      const isLate = document.documentElement.dataset['late'] === 'true'
      if (isLate) setTimeout(() => postMessage.call(this, message), 60_000)
      else postMessage.call(this, message)
    }
  })
  return () => page.evaluate(() => void (document.documentElement.dataset['late'] = 'true'))
}
