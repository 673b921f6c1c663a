import { fieldError } from '@portal/page-library/api'
import { munich } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { mayBeOrdered } from '../domain/cards.ts'
import { lock, order, t } from './cards.ts'

// Rule: cards-4
test.each([
  { status: 'ACTIVE', expected: 'Aktiv' },
  { status: 'LOCKED', expected: 'Gesperrt' },
  { status: 'BLOCKED', expected: 'Gesperrt' },
  { status: 'FREE', expected: 'Noch nicht verknüpft' },
  { status: 'INACTIVE', expected: 'Nicht aktiv' },
  { status: 'REQUESTED', expected: 'Bestellt' },
  { status: 'REPLACED', expected: 'Ersetzt' },
  { status: 'EXPIRED', expected: 'Abgelaufen' },
  { status: 'LOST', expected: 'Verloren gemeldet' },
  { status: 'STOLEN', expected: 'Gestohlen gemeldet' },
  { status: 'active', expected: 'Aktiv' },
  { status: 'IN_TRANSIT', expected: 'IN_TRANSIT' },
  { status: '7', expected: '7' },
  // Such a card counts as active (rule cards-5).
  { status: '', expected: 'Aktiv' },
])('a card with the status "$status" reads $expected', ({ status, expected }) => {
  expect(t.statusName(status)).toBe(expected)
})

test.each([
  { error: fieldError('stringEmpty', 'street'), names: /^Das Feld Straße .*Kontodaten/ },
  { error: fieldError('errorAddressCheck', 'zipCode'), names: /^"80331" .*Kontodaten/ },
  { error: fieldError('multiAddresses', 'city'), names: /Adresse.*Kontodaten/ },
  { error: fieldError('network'), names: /^(?!.*Kontodaten)/ },
])('the lock of a card that fails with $error.code at "$error.input" names what to do', ({ error, names }) => {
  expect(lock.error(error, munich)).toMatch(names)
  expect(lock.error(error, munich)).not.toContain(lock.reason)
})

test.each([
  { code: 'network', isUnknown: true, title: /^Vielleicht/, text: `„${t.listTitle}“` },
  { code: 'timeout', isUnknown: true, title: /^Vielleicht/, text: `„${t.listTitle}“` },
  { code: 'rateLimited', isUnknown: false, title: /konnte nicht bestellt werden/, text: 'Versuche' },
] as const)('an order of a card that fails with $code is titled $title', ({ code, isUnknown, title, text }) => {
  const error = fieldError(code)
  expect(mayBeOrdered(error)).toBe(isUnknown)
  expect(order.failed(error)).toMatch(title)
  expect(order.error(error, munich)).toContain(text)
})
