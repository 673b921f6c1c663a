import { describe, expect, test } from 'vitest'
import { munich, vienna } from '../testing/address.ts'
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
    {
      title: 'an equal delivery address is not sent',
      billing: munich,
      delivery: munich,
      expected: { billingAddress: munich },
    },
    {
      title: 'a different one is sent',
      billing: munich,
      delivery: office,
      expected: { billingAddress: munich, shippingAddress: office },
    },
    {
      title: 'one without a zip code is not sent',
      billing: munich,
      delivery: { ...office, zipCode: ' ' },
      expected: { billingAddress: munich },
    },
    {
      title: 'without a billing street the delivery address is also the billing address',
      billing: { ...munich, street: null },
      delivery: office,
      expected: { billingAddress: office },
    },
    {
      title: 'an empty billing street is treated as missing',
      billing: { ...munich, street: ' ' },
      delivery: office,
      expected: { billingAddress: office },
    },
    {
      title: 'a billing address outside Germany is kept',
      billing: vienna,
      delivery: munich,
      expected: { billingAddress: vienna, shippingAddress: munich },
    },
    {
      title: 'blanks are tidied before sending',
      billing: munich,
      delivery: { ...office, street: ' Büro  weg ' },
      expected: { billingAddress: munich, shippingAddress: { ...office, street: 'Büro weg' } },
    },
  ])('$title', ({ billing, delivery, expected }) => {
    expect(orderAddresses(billing, delivery)).toEqual(expected)
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
])('the delivery address begins with $title', ({ billing, expected }) => {
  expect(initialDelivery(billing)).toEqual(expected)
})
