import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeviceOrders } from './device-orders.tsx'

const order = (id: number, orderNumber = `10000${id}`) => ({
  id: String(id),
  orderNumber,
  title: `Prämie ${id}`,
  points: 900,
  at: Date.parse('2026-11-30T12:00:00Z'),
})
const html = (orders: ReturnType<typeof order>[]): string => renderToStaticMarkup(<DeviceOrders orders={orders} />)

// Rule: account-50
test('an order has its reward, points, day and number; without a number it has no line for one', () => {
  const shown = html([order(1), order(2, '')]).replaceAll(/<[^>]*>/g, ' ')
  for (const text of ['Prämie 1', '900 Punkte', 'Montag', 'Bestellnummer  100001']) expect(shown).toContain(text)
  expect(shown.match(/Bestellnummer/g)).toHaveLength(1)
})

test('three orders are shown at once and older ones can be opened; without orders there is no list', () => {
  expect(html([order(1), order(2), order(3)])).not.toContain('<details')
  expect(html([order(1), order(2), order(3), order(4)])).toMatch(/<details.*Ältere Bestellungen.*Prämie 4/)
  expect(html([])).toBe('')
})
