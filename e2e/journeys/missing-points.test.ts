import * as paths from '@portal/shared-contracts/paths'
import { t as missingPoints } from '@portal/mfe-account/messages/missing-points'
import { changeDraft, whenStored } from '../portal/drafts.ts'
import { expect, logInAt, test } from '../portal/test.ts'

// Rules: account-52, account-53, account-54, account-55
test('a member composes an e-mail about missing points, and what was typed survives a reload', async ({
  page,
  watch,
}) => {
  await logInAt(page, paths.transactions)
  await page.getByRole('link', { name: 'Fehlende Punkte melden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Punkte fehlen?' })).toBeVisible()
  const form = page.getByRole('form', { name: missingPoints.form })
  const write = form.getByRole('link', { name: 'E-Mail schreiben' })

  await write.click()
  const errors = form.getByRole('alert', { name: missingPoints.errorTitle })
  await expect(errors).toBeFocused()
  await expect(errors.getByRole('link')).toHaveCount(3)
  await watch.checkAccessibility()

  await form.getByLabel(/^Tag des Einkaufs/).fill('2026-01-05')
  await whenStored(page)
  await changeDraft(page, () => form.getByLabel(/^Betrag in Euro/).fill('24,90'))
  await changeDraft(page, () => form.getByLabel(/^Ort des Einkaufs/).fill('Laden in der Altstadt'))
  await changeDraft(page, async () => void (await form.getByLabel('Karte', { exact: true }).selectOption({ index: 1 })))
  await expect(errors).toHaveCount(0)
  await page.reload()
  await expect(form.getByLabel(/^Ort des Einkaufs/)).toHaveValue('Laden in der Altstadt')
  await expect(form.getByLabel('Karte', { exact: true })).not.toHaveValue('')
  const mail = decodeURIComponent((await write.getAttribute('href')) ?? '')
  expect(mail).toMatch(/^mailto:\S+@\S+\?subject=Punkte fehlen&body=/)
  for (const line of ['05.01.2026', '24,90', 'Laden in der Altstadt', 'Karte: endet auf ']) expect(mail).toContain(line)
  expect(mail).not.toMatch(/\d{19}/)

  const card = form.getByLabel('Karte', { exact: true })
  const number = form.getByLabel('Kartennummer')
  await changeDraft(page, async () => void (await card.selectOption('Andere Karte')))
  await changeDraft(page, () => number.fill('98765'))
  await write.click()
  await expect(errors.getByRole('link')).toHaveCount(1)
  await errors.getByRole('link').click()
  await expect(number).toBeFocused()
  await changeDraft(page, () => number.fill('9876543210987654321'))
  await expect(errors).toHaveCount(0)
  await page.reload()
  await expect(card).toHaveValue('other')
  await expect(number).toHaveValue('9876 5432 1098 7654 321')
  await expect(write).toHaveAttribute('href', /9876%205432%201098%207654%20321/)

  await form.getByText('Text der E-Mail').click()
  await expect(form.getByText('Für diesen Einkauf fehlen mir Punkte:')).toBeVisible()
  await watch.checkAccessibility()
  await form.getByRole('button', { name: 'Eingaben löschen' }).click()
  await expect(form.getByLabel(/^Ort des Einkaufs/)).toHaveValue('')
  await page.reload()
  await expect(form.getByLabel(/^Ort des Einkaufs/)).toHaveValue('')
})
