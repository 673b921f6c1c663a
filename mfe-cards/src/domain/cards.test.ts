import { expect, test } from 'vitest'
import { firstActiveCard, isLockable } from './cards.ts'

test.each([
  { action: 'LOCK', expected: true },
  { action: '', expected: false },
  { action: 'REPLACE', expected: false },
])('with the action "$action" a card can be locked: $expected', ({ action, expected }) => {
  expect(isLockable({ action })).toBe(expected)
})

const card = (cardCode: string, status: string) => ({ cardCode, status, action: '' })

test.each([
  { cards: [], expected: undefined },
  { cards: [card('1', 'LOCKED')], expected: undefined },
  { cards: [card('1', 'LOCKED'), card('2', '')], expected: '2' },
  { cards: [card('1', 'LOCKED'), card('2', 'ACTIVE'), card('3', 'ACTIVE')], expected: '2' },
])('the first active card of $cards is $expected', ({ cards, expected }) => {
  expect(firstActiveCard(cards)?.cardCode).toBe(expected)
})
