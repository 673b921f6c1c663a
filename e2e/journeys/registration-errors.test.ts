import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as registration } from '@portal/mfe-auth/messages/registration'
import { emailField, expectStep, section } from '../portal/registration.ts'
import { expect, test } from '../portal/test.ts'

// Rule: getting-in-57
test('an error of the first step takes the focus to the e-mail field, each time', async ({ page, portal, watch }) => {
  watch.allowErrors(/500/)
  await page.goto('/#registrieren')
  const check = section(page).getByRole('button', { name: 'Anmelden', exact: true })
  for (const [typed, error] of [
    ['', /darf nicht leer sein|E-Mail/],
    ['', /darf nicht leer sein|E-Mail/],
    ['anna', /E-Mail-Adresse/],
    [demoEmail('mitglied'), /gibt es schon ein Konto/],
  ] as const) {
    await emailField(page).fill(typed)
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(emailField(page)).toBeFocused()
    await expect(emailField(page)).toHaveAccessibleDescription(error)
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await watch.checkAccessibility()
  await portal.fault('user check', 'serverError')
  await emailField(page).fill('neu@example.org')
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')

  // In the second step, too.
  await portal.fault('user check', null)
  await page.keyboard.press('Enter')
  await expectStep(page, registration.formTitle)
  await emailField(page).fill(demoEmail('mitglied'))
  await section(page).getByRole('button', { name: 'ändern' }).focus()
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAccessibleDescription(/gibt es schon ein Konto/)
})
