import { describe, expect, test } from 'vitest'
import { munich, vienna } from '@delikaterie/shared-contracts/testing/address'
import { sameAddress } from './address-fields.ts'
import { effectiveShipping, initialDelivery, orderAddresses } from './order-addresses.ts'

const office = { ...munich, street: 'Büroweg', streetNumber: '1' }

test.each([
  { change: {}, same: true },
  { change: { street: '  Hauptstraße ' }, same: true },
  { change: { city: 'Augsburg' }, same: false },
  { change: { countryId: 'AT' }, same: false },
  { change: { firstName: 'Marie' }, same: false },
])('an address with $change is the same: $same', ({ change, same }) => {
  expect(sameAddress(munich, { ...munich, ...change })).toBe(same)
})

describe('the addresses of an order', () => {
  test.each([
    { title: 'an equal delivery address is not sent', delivery: munich, sent: [munich] },
    { title: 'a different one is sent', delivery: office, sent: [munich, office] },
    { title: 'one without a zip code is not sent', delivery: { ...office, zipCode: ' ' }, sent: [munich] },
    { title: 'a missing billing street makes it the billing address', street: null, delivery: office, sent: [office] },
    { title: 'an empty billing street is treated as missing', street: ' ', delivery: office, sent: [office] },
    {
      title: 'blanks are tidied before sending',
      delivery: { ...office, street: ' Büro  weg ' },
      sent: [munich, { ...office, street: 'Büro weg' }],
    },
  ])('$title', ({ street = munich.street, delivery, sent: [billingAddress, shippingAddress] }) => {
    const expected = shippingAddress ? { billingAddress, shippingAddress } : { billingAddress }
    expect(orderAddresses({ ...munich, street }, delivery)).toStrictEqual(expected)
  })

  test('a billing address outside Germany is kept', () => {
    expect(orderAddresses(vienna, munich)).toEqual({ billingAddress: vienna, shippingAddress: munich })
  })

  test('the parcel goes to the delivery address, else to the billing address', () => {
    expect(effectiveShipping({ billingAddress: vienna, shippingAddress: munich })).toBe(munich)
    expect(effectiveShipping({ billingAddress: vienna })).toBe(vienna)
  })
})

test.each([
  { title: 'the profile', billing: munich, expected: munich },
  {
    title: 'a German address for a profile outside Germany',
    billing: vienna,
    expected: { ...munich, street: '', streetNumber: '', zipCode: '', city: '' },
  },
  {
    title: 'an empty street for a profile without one',
    billing: { ...munich, street: null },
    expected: { ...munich, street: '' },
  },
  { title: 'Germany for a profile without a country', billing: { ...munich, countryId: '' }, expected: munich },
  {
    title: "the shop's number of Germany",
    billing: { ...munich, countryId: '7' },
    germany: '7',
    expected: { ...munich, countryId: '7' },
  },
])('the delivery address begins with $title', ({ billing, germany = 'DE', expected }) => {
  expect(initialDelivery(billing, germany)).toEqual(expected)
})
