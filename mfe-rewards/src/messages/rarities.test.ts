import { expect, test } from 'vitest'
import type { Amount } from '@portal/shared-contracts/brand/content'
import { t } from './rarities.ts'

// Rule: rewards-and-orders-66
test.each<{ price: number; amount: Amount | null; text: string; base: string }>([
  { price: 89, amount: [1.5, 'l'], text: '89,00 € für 1,5 l', base: '59,33 € je l' },
  { price: 32, amount: [500, 'ml'], text: '32,00 € für 500 ml', base: '64,00 € je l' },
  { price: 46, amount: [10, 'g'], text: '46,00 € für 10 g', base: '4.600,00 € je kg' },
  { price: 34, amount: [1, 'kg'], text: '34,00 € für 1 kg', base: '' },
  { price: 24, amount: null, text: '24,00 €', base: '' },
  { price: 34, amount: [1000, 'g'], text: '34,00 € für 1.000 g', base: '' },
])('a price of $price for $amount is "$text" and "$base"', ({ price, amount, text, base }) => {
  expect(t.price(price, amount).replaceAll('\u00a0', ' ')).toBe(text)
  expect(t.basePrice(price, amount).replaceAll('\u00a0', ' ')).toBe(base)
})
