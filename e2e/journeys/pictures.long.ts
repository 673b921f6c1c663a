import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import type { Locator } from 'playwright/test'
import { isStarted } from '../portal/started.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'

// Rule: formats-54
test('pictures of a page that is left stop loading, because calls of the next one would wait for their connections', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  const loading = new Set<string>()
  page.on('requestfailed', (request) => void loading.delete(request.url()))
  // None has a response.
  await page.route('**/api/image?*', (route) => void loading.add(route.request().url()))
  await page.goto('/vorteile-und-praemien/praemien')
  await expect.poll(() => loading.size).toBeGreaterThan(6)
  await page.getByRole('link', { name: titleOf('R2') }).click()
  await expect(page.getByRole('heading', { level: 1, name: titleOf('R2') })).toBeVisible()
  // The reward's own picture, and those of this page.
  await expect.poll(() => loading.size).toBeLessThan(3)
})

/** Makes the drawing of the hero a photograph, whose element is a picture. */
const asPhotograph = (image: HTMLImageElement) => {
  const picture = document.createElement('picture')
  image.replaceWith(picture)
  picture.append(image)
  picture.style.display = 'contents'
}

// Rule: formats-69
test('on the start page a photograph stands before no text, and the login not before the photograph', async ({
  page,
}) => {
  await page.goto('/')
  // React compares its elements with the document when it starts.
  await expect.poll(() => isStarted(page)).toBe(true)
  const image = page.getByRole('main').locator('img').first()
  await image.evaluate(asPhotograph)
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxOf = async (locator: Locator) => {
      const { x, y, width: wide, height } = (await locator.boundingBox())!
      return { left: x, right: x + wide, top: y, bottom: y + height }
    }
    const photograph = await boxOf(image)
    const login = await boxOf(page.locator('#anmelden'))
    expect(photograph.bottom, `${width} px`).toBeLessThan(login.top)
    for (const text of await page.locator('h1, h1 ~ *').all()) {
      const { right, bottom } = await boxOf(text)
      expect(bottom < photograph.top || right < photograph.left, `${width} px`).toBe(true)
    }
  }
})
