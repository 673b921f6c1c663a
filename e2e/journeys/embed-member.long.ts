import { expect } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test } from '../portal/embedding.ts'
import { openAsMember, strictPolicy } from '../portal/embedding-page.ts'

test('the calendar of a birth date works under a strict policy with Trusted Types', async ({ page, embedding }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await openAsMember(page, embedding, 'account', 'page="/konto/kontodaten"', {
    'content-security-policy': strictPolicy(embedding.portal),
  })
  const account = page.locator(tags.account)
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
