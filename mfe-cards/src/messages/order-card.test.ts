import { fieldError } from '@delikaterie/shared-contracts/api'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { mayBeOrdered, t } from './order-card.ts'

test.each([
  { code: 'network', isUnknown: true, title: /^Vielleicht/, text: /„Ihre Karten“/ },
  { code: 'timeout', isUnknown: true, title: /^Vielleicht/, text: /„Ihre Karten“/ },
  { code: 'rateLimited', isUnknown: false, title: /konnte nicht bestellt werden/, text: /Versuche/ },
] as const)('an order of a card that fails with $code is titled $title', ({ code, isUnknown, title, text }) => {
  const error = fieldError(code)
  expect(mayBeOrdered(error)).toBe(isUnknown)
  expect(t.failed(error)).toMatch(title)
  expect(t.error(error, munich)).toMatch(text)
})
