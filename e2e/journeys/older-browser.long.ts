import { t as boot } from '@portal/shell/messages/boot'
import { removeFunctions } from '../portal/older-browser.ts'
import { expect, test } from '../portal/test.ts'

// Rule: public-pages-85
test('a browser older than the supported ones shows what the server sent, working links and a sentence', async ({
  page,
  context,
}) => {
  await removeFunctions(context, { URL: ['canParse'] })
  await page.goto('/')
  const sentence = page.getByText(boot.outdated)
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible()
  await expect(sentence).toBeVisible()
})
