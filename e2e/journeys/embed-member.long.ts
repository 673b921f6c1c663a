import { expect } from 'playwright/test'
import { test } from '../portal/embedding.ts'
import { append, openAsMember, strictPolicy } from '../portal/embedding-page.ts'
import { addReleaseOfOtherModules, changePointer, readPointer } from '../portal/versions.ts'

test('a remote that was built with other components shows with its own copies beside one that takes them from the page', async ({
  page,
  embedding,
}) => {
  const { portal } = embedding
  const remote = 'mfe-loyalty-coupons'
  const { current } = readPointer(portal, remote)
  if (current === undefined) throw new Error('no release')
  changePointer(portal, remote, { current: await addReleaseOfOtherModules(portal, remote) })
  const entries: string[] = []
  const registries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/registry.json')) registries.push(request.url())
    const file = /[/](mfe-[a-z-]+)[/][^/]+[/](entry|embed)[.]js$/.exec(request.url())
    if (file) entries.push(`${file[1]} ${file[2]}`)
  })
  await openAsMember(page, embedding, 'rewards')
  await expect(page.locator('delikaterie-rewards').getByText('Ihr Punktestand: 4.321')).toBeVisible()
  await append(page, 'coupons')
  const coupons = page.locator('delikaterie-coupons')
  await expect(coupons.getByRole('switch').first()).toBeVisible()
  expect(entries).toEqual(['mfe-rewards embed', `${remote} entry`])
  expect(registries.map((url) => /modules=[0-9a-f]{12}$/.test(url))).toEqual([false, true])
  changePointer(portal, remote, { current })
})

test('the calendar of a birth date works under a strict policy with Trusted Types', async ({ page, embedding }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await openAsMember(page, embedding, 'account', 'page="/konto/kontodaten"', {
    'content-security-policy': strictPolicy(embedding.portal),
  })
  const account = page.locator('delikaterie-account')
  await account.getByRole('button', { name: 'Daten ändern' }).first().click()
  await account.getByRole('button', { name: 'Geburtsdatum im Kalender wählen' }).click()
  const calendar = account.getByRole('dialog', { name: 'Geburtsdatum wählen' })
  await calendar.getByRole('button', { name: '1981' }).click()
  await calendar.getByRole('button', { name: 'Mai' }).click()
  await calendar.getByRole('button', { name: /17[.] Mai 1981/ }).click()
  await expect(calendar).toHaveCount(0)
  await expect(account.getByLabel('Geburtsdatum', { exact: true })).toHaveValue('17.05.1981')
  expect(errors).toEqual([])
})
