import { expect, test } from 'vitest'
import { firstActiveCard, isLockable } from './cards.ts'

// Rule: cards-5
test.each([
  { action: 'LOCK', status: 'ACTIVE', expected: true },
  { action: '', status: 'LOCKED', expected: false },
  { action: '', status: 'FREE', expected: false },
  { action: '', status: 'ACTIVE', expected: true },
  { action: '', status: '', expected: true },
  { action: 'lock', status: 'ACTIVE', expected: true },
  { action: '', status: 'active', expected: true },
  { action: 'REPLACE', status: 'ACTIVE', expected: false },
])('with the action "$action" a card "$status" can be locked: $expected', ({ action, status, expected }) => {
  expect(isLockable({ cardCode: '1', action, status })).toBe(expected)
  expect(isLockable({ cardCode: '', action, status })).toBe(false)
})

const card = (cardCode: string, status: string) => ({ cardCode, status, action: '' })

test.each([
  { cards: [], expected: undefined },
  { cards: [card('1', 'LOCKED')], expected: undefined },
  { cards: [card('', 'ACTIVE')], expected: undefined },
  { cards: [card('1', 'LOCKED'), card('2', '')], expected: '2' },
  { cards: [card('1', 'LOCKED'), card('2', 'ACTIVE'), card('3', 'ACTIVE')], expected: '2' },
])('the first active card of $cards is $expected', ({ cards, expected }) => {
  expect(firstActiveCard(cards)?.cardCode).toBe(expected)
})
