import { Order, type FieldError } from '@delikaterie/shared-contracts/calls'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { deliveryProblems, firstDelivery } from './delivery.ts'
import { orderBody, sameOrder } from './order-body.ts'
import { correctionOf, orderFailure } from './order-outcome.ts'

const munich = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
}
const vienna = {
  ...munich,
  street: 'Naschmarktgasse',
  streetNumber: '3',
  zipCode: '1060',
  city: 'Wien',
  countryId: 'AT',
}
const choice = {
  couponId: 'R1',
  cardCode: '1234567890123456789',
  billing: munich,
  delivery: munich,
  keepAddress: false,
}
const error = (code: string, input = '', value = '', inputValue = ''): FieldError => ({
  code,
  input,
  inputValue,
  value,
})

describe('the order body', () => {
  test('has the constants of the specification and nothing else', () => {
    expect(orderBody(choice)).toEqual({
      billingAddress: munich,
      lineItems: [{ type: 'convercusCoupon', sku: 'R1', quantity: 1 }],
      paymentMethod: { alias: 30 },
      shippingMethod: { alias: 'MD' },
      sendConfirmationMail: true,
      isAnonymousUser: false,
      cardcode: '1234567890123456789',
      disableAddressCheck: false,
    })
  })
  test('passes the schema the edge checks it with', () => {
    expect(v.is(Order, orderBody({ ...choice, billing: vienna, delivery: munich }))).toBe(true)
  })
  test('is one intent only while nothing changes', () => {
    expect(sameOrder(orderBody(choice), orderBody({ ...choice }))).toBe(true)
    expect(sameOrder(orderBody(choice), orderBody({ ...choice, keepAddress: true }))).toBe(false)
  })
})

test.each([
  { title: 'the profile', billing: munich, expected: munich },
  {
    title: 'a German address for a foreign profile',
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
  expect(firstDelivery(billing)).toEqual(expected)
})

test.each([
  { change: {}, expected: [] },
  { change: { salutation: '' }, expected: [] },
  {
    change: { street: '  ', city: '' },
    expected: [
      ['street', 'stringEmpty'],
      ['city', 'stringEmpty'],
    ],
  },
  { change: { zipCode: '1060' }, expected: [['zipCode', 'errorAddressCheck']] },
  { change: { street: 'Packstation 145' }, expected: [['street', 'packstationNotAllowed']] },
  { change: { street: 'Postfach' }, expected: [['street', 'postfachNotAllowed']] },
])('a delivery address with $change has the problems $expected', ({ change, expected }) => {
  expect(deliveryProblems({ ...munich, ...change }).map(({ field, code }) => [field, code])).toEqual(expected)
})

test.each([
  { status: 200, code: 'NOT_ENOUGH_POINTS', doubted: false, expected: 'refused' },
  { status: 200, code: 'NOT_ENOUGH_POINTS', doubted: true, expected: 'refused' },
  { status: 200, code: 'failed', doubted: false, expected: 'refused' },
  { status: 200, code: 'responseInvalid', doubted: false, expected: 'unknown' },
  { status: 201, code: 'failed', doubted: false, expected: 'unknown' },
  { status: 400, code: 'requestInvalid', doubted: false, expected: 'refused' },
  { status: 401, code: 'sessionInvalid', doubted: false, expected: 'refused' },
  { status: 401, code: 'sessionInvalid', doubted: true, expected: 'unknown' },
  { status: 408, code: 'failed', doubted: false, expected: 'unknown' },
  { status: 409, code: 'keyReused', doubted: false, expected: 'unknown' },
  { status: 429, code: 'rateLimited', doubted: true, expected: 'unknown' },
  { status: 500, code: 'failed', doubted: false, expected: 'unknown' },
  { status: 502, code: 'backendUnavailable', doubted: false, expected: 'notSent' },
  { status: 502, code: 'backendUnavailable', doubted: true, expected: 'unknown' },
  { status: 502, code: 'failed', doubted: false, expected: 'unknown' },
  { status: 503, code: 'backendUnavailable', doubted: false, expected: 'notSent' },
  { status: 503, code: 'failed', doubted: false, expected: 'unknown' },
  { status: 504, code: 'backendUnavailable', doubted: false, expected: 'unknown' },
  { status: 504, code: 'outcomeUnknown', doubted: false, expected: 'unknown' },
  { status: 0, code: 'network', doubted: false, expected: 'unknown' },
  { status: 0, code: 'timeout', doubted: false, expected: 'unknown' },
])('a $status $code, doubted $doubted, leaves the order $expected', ({ status, code, doubted, expected }) => {
  expect(orderFailure({ status, code, errors: [] }, doubted).kind).toBe(expected)
})

test.each([
  { errors: [error('card_invalid', 'cardcode')], step: 'card', field: 'cardCode' },
  { errors: [error('card_invalid')], step: 'card', field: 'cardCode' },
  { errors: [error('errorAddressCheck', 'zipCode')], step: 'address', field: 'zipCode' },
  { errors: [error('postfachNotAllowed', 'billingAddress.street')], step: 'address', field: 'street' },
  { errors: [error('errorWrongCountryId', 'countryId')], step: 'address', field: 'city' },
  { errors: [error('multiAddresses', 'street')], step: 'address', field: 'street' },
  { errors: [error('NO_MORE_REDEEM_BY_PROGRAM', 'sku')], step: 'review', field: null },
  { errors: [], step: 'review', field: null },
])('a refusal with $errors is corrected in the step $step', ({ errors, step, field }) => {
  const refusal = { code: errors[0]?.code ?? 'failed', errors }
  expect(correctionOf(refusal, munich)).toMatchObject({ step, problems: [{ field }] })
})
