import { testSession } from '@portal/page-library/testing/member'
import { expect, test } from 'vitest'
import { t } from './missing-points.ts'

const card = '1234567890123456789'
const input = { day: '2026-11-20', amount: '24,9', receipt: ' 4711 ', place: 'Laden ', card }

function lines(change: Partial<typeof input> = {}, isOwnCard = true): readonly string[] {
  const { userData } = testSession('ACC-1', 7)
  if (userData === null) return []
  const address = { ...userData.address, firstName: 'Marlene', lastName: 'Abel' }
  return t.mailLines({ ...input, ...change }, { ...userData, address }, isOwnCard)
}

// Rule: account-53
test('the e-mail contains the purchase, the name and the address of the account', () => {
  expect(lines()).toEqual([
    'Für diesen Einkauf fehlen mir Punkte:',
    '',
    'Tag des Einkaufs: 20.11.2026',
    'Betrag: 24,90\u00a0€',
    'Bonnummer: 4711',
    'Ort des Einkaufs: Laden',
    'Karte: endet auf 6789',
    '',
    'Name: Marlene Abel',
    'E-Mail-Adresse des Kontos: ACC-1@example.org',
  ])
})

// Rule: account-53
test.each([
  { change: { card: '' }, isOwnCard: false, line: 'Karte: keine' },
  { change: {}, isOwnCard: false, line: 'Karte: 1234 5678 9012 3456 789' },
  { change: { day: '', amount: '' }, isOwnCard: true, line: 'Tag des Einkaufs: ' },
])('with $change the e-mail has the line $line', ({ change, isOwnCard, line }) => {
  expect(lines(change, isOwnCard)).toContain(line)
})

test('without the number of a receipt the e-mail has no line for it', () => {
  expect(lines({ receipt: ' ' }).join('\n')).not.toContain('Bonnummer')
})
