import { expect, test } from 'vitest'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { rewardCategories } from '../domain/reward.ts'
import { deliveryText, orderedDeliveryText, preparationText } from './delivery.ts'

// Rule: rewards-and-orders-58
test('every kind of reward says how it arrives, how long it takes and that shipping is free', () => {
  for (const category of [...rewardCategories, null]) {
    expect(deliveryText(category)).toContain(facts.deliveryTime ?? '')
    expect(deliveryText(category)).toContain('kostenlos')
  }
})

test.each([
  ['Veranstaltungen', /(Ihre|Deine) Einladung/],
  ['Gutscheine', /(Ihren|Deinen) Gutschein/],
  ['Produkte', /Wir packen (Ihre|Deine) Prämie/],
  [null, /Wir machen (Ihre|Deine) Prämie/],
] as const)('an ordered reward of the category %s matches %s', (category, text) => {
  expect(preparationText(category)).toMatch(text)
  expect(orderedDeliveryText(category)).toContain(facts.deliveryTime ?? '')
  expect(orderedDeliveryText(category)).not.toContain('nach Hause')
})
