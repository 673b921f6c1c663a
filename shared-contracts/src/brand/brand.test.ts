import { expect, test } from 'vitest'
import { brand } from './brand.ts'

test('the link of the phone number calls that number', () => {
  const { phone, phoneUrl } = brand.contact
  expect(phoneUrl).toBe(`tel:+49${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`)
})
