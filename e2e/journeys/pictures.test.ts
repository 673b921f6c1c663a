import { titleOf } from '@portal/sandbox/catalogue/catalogue'
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
