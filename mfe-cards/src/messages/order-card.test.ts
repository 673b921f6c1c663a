import { fieldError } from '@delikaterie/shared-contracts/api'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { t } from './order-card.ts'

test.each([
  { code: 'network', title: /^Vielleicht/, text: /„Ihre Karten“/ },
  { code: 'timeout', title: /^Vielleicht/, text: /„Ihre Karten“/ },
  { code: 'rateLimited', title: /konnte nicht bestellt werden/, text: /Versuche/ },
] as const)('an order of a card that fails with $code is titled $title', ({ code, title, text }) => {
  const error = fieldError(code)
  expect(t.failed(error)).toMatch(title)
  expect(t.error(error, munich)).toMatch(text)
})
