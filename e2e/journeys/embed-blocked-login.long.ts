import { t as embedLogin } from '@portal/embed/messages/login'
import { after, capitalised } from '@portal/shared-contracts/brand/noun'
import { brand } from '@portal/shared-contracts/brand/brand'
import { expect, type FrameLocator, type Page } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test } from '../portal/embedding.ts'
import { pageWith } from '../portal/embedding-page.ts'

/** A button of the page calls `logIn()`; the page writes results and events down. */
const body = `<button>Login</button><${tags.cards}></${tags.cards}><output></output>
  <script>
    const [element, output] = [document.querySelector('${tags.cards}'), document.querySelector('output')]
    const note = (text) => output.append(text + ' ')
    element.addEventListener('loginblocked', ({ detail }) => note(detail.reason))
    document.querySelector('button').onclick = () => element.logIn().then(note)
  </script>`

const panelButton = { name: `${capitalised(after('bei', brand.shop))} anmelden` }

async function logInTwice(page: Page | FrameLocator, notice: string): Promise<void> {
  await page.locator(tags.cards).getByRole('button', panelButton).click()
  await expect(page.locator(tags.cards).getByText(notice)).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a page in a frame that may open no windows hears that the login is blocked', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/frame', pageWith(portal, body))
  host.serve('/', '<!doctype html><title>Shop</title><iframe sandbox="allow-scripts allow-same-origin" src="/frame">')
  await page.goto(host.origin)
  const frame = page.frameLocator('iframe')
  await logInTwice(frame, embedLogin.declined)
  await expect(frame.locator('output')).toHaveText('noWindow noWindow false')
})

test('a page whose header separates it from the window hears that the login is blocked', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/', pageWith(portal, body), { 'cross-origin-opener-policy': 'same-origin' })
  await page.goto(host.origin)
  await logInTwice(page, embedLogin.windowSeparated)
  await expect(page.locator('output')).toHaveText('windowSeparated windowSeparated false')
})

test('a visitor who closes the window declines: nothing is blocked', async ({ page, embedding: { portal, host } }) => {
  host.serve('/', pageWith(portal, body), { 'cross-origin-opener-policy': 'same-origin-allow-popups' })
  await page.goto(host.origin)
  await expect(page.locator(tags.cards).getByRole('button', panelButton)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Login' }).click()
  const popup = await opened
  await expect(popup.getByRole('main')).toContainText(brand.wordmark)
  await expect(popup.getByRole('heading')).not.toHaveCount(0)
  await popup.close()
  await expect(page.locator('output')).toHaveText('false')
})
