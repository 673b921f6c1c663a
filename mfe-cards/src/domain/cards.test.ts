import { expect, test } from 'vitest'
import { cardAction, firstActiveCard, knownStatus } from './cards.ts'

test.each([
  { status: 'ACTIVE', expected: 'ACTIVE' },
  { status: 'LOCKED', expected: 'LOCKED' },
  { status: 'FREE', expected: 'FREE' },
  { status: 'active', expected: null },
  { status: '', expected: null },
  { status: undefined, expected: null },
])('the status $status becomes $expected', ({ status, expected }) => {
  expect(knownStatus(status)).toBe(expected)
})

test.each([
  { action: 'LOCK', expected: 'lock' },
  { action: '', expected: null },
  { action: 'REPLACE', expected: null },
])('the action "$action" becomes $expected', ({ action, expected }) => {
  expect(cardAction({ action })).toBe(expected)
})

const card = (cardCode: string, status: string) => ({ cardCode, status, action: '' })

test.each([
  { cards: [], expected: undefined },
  { cards: [card('1', 'LOCKED')], expected: undefined },
  { cards: [card('1', 'LOCKED'), card('2', 'ACTIVE'), card('3', 'ACTIVE')], expected: '2' },
])('the first active card of $cards is $expected', ({ cards, expected }) => {
  expect(firstActiveCard(cards)?.cardCode).toBe(expected)
})
