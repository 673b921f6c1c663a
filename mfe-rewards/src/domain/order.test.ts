import { wire } from '@portal/shared-contracts/testing/wire'
import { Order } from '@portal/shared-contracts/calls'
import { fieldError } from '@portal/shared-contracts/calls/field-error'
import * as v from '@portal/shared-contracts/schema'
import { munich, vienna } from '@portal/shared-contracts/testing/address'
import { describe, expect, test } from 'vitest'
import { correctionOf, orderError } from './order-error.ts'
import { effectiveShipping, initialDelivery, orderAddresses, orderBody, orderKey, sameOrder } from './order.ts'
import { stepOfErrors } from './redeem-steps.ts'

const choice = {
  couponId: 'R1',
  cardCode: '1234567890123456789',
  billing: munich,
  delivery: munich,
  disableAddressCheck: false,
}

describe('the order body', () => {
  // Rules: rewards-and-orders-30, rewards-and-orders-31, rewards-and-orders-32
  test('has the constant fields and nothing else', () => {
    expect(orderBody(choice)).toEqual({
      billingAddress: munich,
      lineItems: [{ type: wire.lineItem, sku: 'R1', quantity: 1 }],
      paymentMethod: { alias: 30 },
      shippingMethod: { alias: 'MD' },
      sendConfirmationMail: true,
      isAnonymousUser: false,
      cardcode: '1234567890123456789',
      disableAddressCheck: false,
    })
  })
  test('passes the schema the edge checks it with', () => {
    expect(v.safeParse(Order, orderBody({ ...choice, billing: vienna, delivery: munich })).success).toBe(true)
  })
  test('is the same only while nothing changes', () => {
    expect(sameOrder(orderBody(choice), orderBody({ ...choice }))).toBe(true)
    expect(sameOrder(orderBody(choice), orderBody({ ...choice, disableAddressCheck: true }))).toBe(false)
  })
})

// Rule: rewards-and-orders-43
test.each([
  { status: 200, code: 'NOT_ENOUGH_POINTS', wasUnknown: false, expected: 'rejected' },
  { status: 200, code: 'NOT_ENOUGH_POINTS', wasUnknown: true, expected: 'rejected' },
  { status: 200, code: 'failed', wasUnknown: false, expected: 'rejected' },
  { status: 200, code: 'responseInvalid', wasUnknown: false, expected: 'unknown' },
  { status: 200, code: 'network', wasUnknown: false, expected: 'unknown' },
  { status: 200, code: 'network', wasUnknown: true, expected: 'unknown' },
  { status: 200, code: 'timeout', wasUnknown: false, expected: 'unknown' },
  { status: 201, code: 'failed', wasUnknown: false, expected: 'unknown' },
  { status: 400, code: 'requestInvalid', wasUnknown: false, expected: 'rejected' },
  { status: 401, code: 'sessionInvalid', wasUnknown: false, expected: 'rejected' },
  { status: 401, code: 'sessionInvalid', wasUnknown: true, expected: 'unknown' },
  { status: 408, code: 'failed', wasUnknown: false, expected: 'unknown' },
  { status: 409, code: 'keyReused', wasUnknown: false, expected: 'unknown' },
  { status: 429, code: 'rateLimited', wasUnknown: true, expected: 'unknown' },
  { status: 500, code: 'failed', wasUnknown: false, expected: 'unknown' },
  { status: 502, code: 'backendUnavailable', wasUnknown: false, expected: 'notSent' },
  { status: 502, code: 'backendUnavailable', wasUnknown: true, expected: 'unknown' },
  { status: 502, code: 'failed', wasUnknown: false, expected: 'unknown' },
  { status: 503, code: 'backendUnavailable', wasUnknown: false, expected: 'notSent' },
  { status: 503, code: 'failed', wasUnknown: false, expected: 'unknown' },
  { status: 504, code: 'backendUnavailable', wasUnknown: false, expected: 'unknown' },
  { status: 504, code: 'outcomeUnknown', wasUnknown: false, expected: 'unknown' },
  { status: 0, code: 'offline', wasUnknown: false, expected: 'unknown' },
  { status: 0, code: 'offline', wasUnknown: true, expected: 'unknown' },
  { status: 0, code: 'network', wasUnknown: false, expected: 'unknown' },
  { status: 0, code: 'timeout', wasUnknown: false, expected: 'unknown' },
])(
  'a $status $code, outcome unknown before: $wasUnknown, means $expected',
  ({ status, code, wasUnknown, expected }) => {
    expect(orderError({ status, code, errors: [] }, wasUnknown).kind).toBe(expected)
  },
)

// Rule: rewards-and-orders-26
test.each([
  { errors: [fieldError('card_invalid', 'cardcode')], step: 'card', field: 'cardCode' },
  { errors: [fieldError('card_invalid')], step: 'card', field: 'cardCode' },
  { errors: [fieldError('errorAddressCheck', 'zipCode')], step: 'address', field: 'zipCode' },
  { errors: [fieldError('postfachNotAllowed', 'billingAddress.street')], step: 'address', field: 'street' },
  { errors: [fieldError('errorWrongCountryId', 'countryId')], step: 'address', field: 'city' },
  { errors: [fieldError('multiAddresses', 'street')], step: 'address', field: 'street' },
  { errors: [fieldError('NO_MORE_REDEEM_BY_PROGRAM', 'sku')], step: 'review', field: '' },
  { errors: [fieldError('failed')], step: 'review', field: '' },
])('an order rejected with $errors is corrected in the step $step', ({ errors, step, field }) => {
  const correction = correctionOf(errors, { billingAddress: munich })
  expect(correction).toMatchObject({ errors: [{ input: field }] })
  expect(correction.kind === 'form' && stepOfErrors(correction.errors)).toBe(step)
})

const office = { ...munich, street: 'Büroweg' }
const proposal = (code: string, input: string, value: string) => ({ ...fieldError(code, input), value })
test.each([
  { error: proposal('errorAddressCheck', 'billingAddress.zipCode', ''), step: 'review', input: 'billingAddress' },
  { error: proposal('multiAddresses', 'billingAddress.city', 'Augsburg'), step: 'review', input: 'billingAddress' },
  { error: proposal('errorAddressCheck', 'shippingAddress.zipCode', ''), step: 'address', input: 'zipCode' },
])('with two addresses $error.code at $error.input is shown in the step $step', ({ error, step, input }) => {
  const correction = correctionOf([error], { billingAddress: munich, shippingAddress: office })
  expect(correction).toMatchObject({ errors: [{ input }], address: office })
  expect(correction.kind === 'form' && stepOfErrors(correction.errors)).toBe(step)
})

// Rule: rewards-and-orders-48
test.each([
  { sent: 'Frau', proposed: [['salutation', 'Herr']], changed: { salutation: 'Herr' } },
  { sent: 'Herr', proposed: [['salutation', 'Herr']], changed: { salutation: 'Frau' } },
  { sent: 'Divers', proposed: [['salutation', 'Herr']], changed: {} },
  {
    sent: 'Frau',
    proposed: [
      ['shippingAddress.firstName', 'Marie'],
      ['city', 'Augsburg'],
    ],
    changed: { firstName: 'Marie', city: 'Augsburg' },
  },
  { sent: 'Frau', proposed: [['lastName', '']], changed: {} },
])('changeNameCheck with $proposed for $sent changes $changed', ({ sent, proposed, changed }) => {
  const billingAddress = { ...munich, salutation: sent }
  const errors = proposed.map(([input = '', value = '']) => proposal('changeNameCheck', input, value))
  expect(correctionOf(errors, { billingAddress })).toMatchObject({ address: { ...billingAddress, ...changed } })
})

test('a rejection without field errors becomes one error about no field', () => {
  expect(orderError({ status: 400, code: 'requestInvalid', errors: [] }, false)).toMatchObject({
    errors: [{ code: 'requestInvalid', input: '' }],
  })
})

const second = 1000
const year = 365 * 24 * 60 * 60 * second

test.each([
  { title: 'sent for the first time', mayBeSent: false, age: 5 * second, key: 'k' },
  { title: 'sent again', mayBeSent: true, age: 4.2 * second, key: 'k;age=5' },
  { title: 'sent again after the clock was set back', mayBeSent: true, age: -year, key: 'k;age=0' },
  { title: 'sent again after the clock was set far ahead', mayBeSent: true, age: 9 * year, key: 'k;age=99999999' },
])('an order $title has the header $key', ({ mayBeSent, age, key }) => {
  expect(orderKey('k', mayBeSent, 0, age)).toBe(key)
})

describe('the addresses of an order', () => {
  // Rules: rewards-and-orders-33, rewards-and-orders-34
  test.each([
    { title: 'an equal delivery address is not sent', delivery: munich, sent: [munich] },
    { title: 'a different one is sent', delivery: office, sent: [munich, office] },
    { title: 'one without a zip code is not sent', delivery: { ...office, zipCode: ' ' }, sent: [munich] },
    { title: 'a missing billing street makes it the billing address', street: '', delivery: office, sent: [office] },
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

// Rule: rewards-and-orders-22
test.each([
  { title: 'the profile', billing: munich, expected: munich },
  {
    title: 'a German address for a profile outside Germany',
    billing: vienna,
    expected: { ...munich, street: '', streetNumber: '', zipCode: '', city: '' },
  },
  {
    title: 'an empty street for a profile without one',
    billing: { ...munich, street: '' },
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

// Rule: errors-58
test.each([false, true])('without a network nothing says of an order that it was not sent', (wasUnknown) => {
  const failure = { status: 0, code: 'offline', errors: [] }
  expect(orderError(failure, wasUnknown)).toEqual({ kind: 'unknown', error: fieldError('network') })
})
