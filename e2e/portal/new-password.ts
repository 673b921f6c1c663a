import { generatedPasswordRules } from '@portal/shared-contracts/password/password-rule'
import { expect, type Page } from 'playwright/test'

/** Programs that make up passwords find the rule at both fields of a new one. */
export async function expectRulesOfNewPassword(page: Page): Promise<void> {
  const fields = page.locator('input[autocomplete="new-password"]')
  await expect(fields).toHaveCount(2)
  for (const field of await fields.all()) await expect(field).toHaveAttribute('passwordrules', generatedPasswordRules)
}
