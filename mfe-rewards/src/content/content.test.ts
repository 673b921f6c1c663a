import { berlinDay } from '@portal/shared-contracts/berlin-time'
import { expect, test } from 'vitest'
import { rewardCategories } from '../domain/reward.ts'
import { benefits } from './benefits.ts'
import { deliveryText, deliveryTime, orderedDeliveryText, preparationText } from './delivery.ts'
import { rarities } from './rarities.ts'

test('there are eight benefits and at least nine rarities', () => {
  expect(benefits).toHaveLength(8)
  expect(rarities.length).toBeGreaterThanOrEqual(9)
})

test('every benefit and rarity has its own anchor, title, text and picture', () => {
  const items = [
    ...benefits.map(({ id, title, texts, Picture }) => [id, title, texts.join(' '), Picture] as const),
    ...rarities.map(({ id, title, text, Picture }) => [id, title, text, Picture] as const),
  ]
  expect(new Set(items.map(([, , , Picture]) => Picture)).size).toBe(items.length)
  expect(new Set(rarities.map(({ title }) => title)).size).toBe(rarities.length)
  for (const [id, title, text] of items) {
    expect(id).toMatch(/^[a-z-]+$/)
    expect(title.length).toBeGreaterThan(5)
    expect(text.length).toBeGreaterThan(60)
  }
  for (const list of [benefits, rarities]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

test('every day of a rarity exists', () => {
  const days = rarities.flatMap(({ from, until }) => [from, until].filter((day) => day !== undefined))
  expect(days.map(berlinDay)).toEqual(days)
})

test('every kind of reward says how it arrives, how long it takes and that shipping is free', () => {
  for (const category of [...rewardCategories, null]) {
    expect(deliveryText(category)).toContain(deliveryTime)
    expect(deliveryText(category)).toContain('kostenlos')
  }
})

test.each([
  ['Veranstaltungen', 'Ihre Einladung'],
  ['Gutscheine', 'Ihren Gutschein'],
  ['Produkte', 'Wir packen Ihre Prämie'],
  [null, 'Wir machen Ihre Prämie'],
] as const)('an ordered reward of the category %s says "%s"', (category, text) => {
  expect(preparationText(category)).toContain(text)
  expect(orderedDeliveryText(category)).toContain(deliveryTime)
  expect(orderedDeliveryText(category)).not.toContain('nach Hause')
})
