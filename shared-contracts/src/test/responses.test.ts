import { describe, expect, test, vi } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '../schema.ts'
import { coupons } from '../calls/coupons.ts'
import { EnvelopeHead } from '../calls/envelope.ts'
import { accountDetails } from '../calls/loyalty.ts'
import { points } from '../calls/points.ts'
import { login, refreshAccess } from '../calls/session.ts'
import { emptyCoupon, emptyUser, nulls, richCoupon, richUser, sent, success, type Row } from '../testing/responses.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

const responses: Row[] = [
  {
    title: 'a login, minimal',
    schema: login.response,
    response: { meta: { success: true, accessToken: 'A' }, content: {} },
    parsed: { content: emptyUser, refreshToken: null, secureToken: null, externalSessionId: null, webshopOnly: false },
  },
  {
    title: 'a login, rich',
    schema: login.response,
    response: {
      meta: { success: true, accessToken: 'A', more: 1 },
      content: sent(richUser),
      refreshToken: 'R',
      secureToken: 'S',
      externalSessionId: 'E',
      webshopOnly: true,
    },
    parsed: {
      meta: { accessToken: 'A' },
      content: richUser,
      refreshToken: 'R',
      secureToken: 'S',
      externalSessionId: 'E',
      webshopOnly: true,
    },
  },
  {
    title: 'a login, odd',
    schema: login.response,
    response: {
      meta: { success: true, accessToken: 'A' },
      content: sent(nulls(emptyUser)),
      refreshToken: null,
      secureToken: null,
      externalSessionId: 5,
      webshopOnly: null,
    },
    parsed: { content: emptyUser, externalSessionId: '5', webshopOnly: false },
  },
  {
    title: 'a refresh',
    schema: refreshAccess.response,
    response: { meta: { success: true, accessToken: 'A2' } },
    parsed: { meta: { accessToken: 'A2' } },
  },
  { title: 'a coupon, minimal', schema: coupons.response, response: [{ couponId: '7' }], parsed: [emptyCoupon] },
  { title: 'a coupon, rich', schema: coupons.response, response: [{ ...richCoupon, more: 1 }], parsed: [richCoupon] },
  {
    title: 'a coupon, odd',
    schema: coupons.response,
    response: [
      null,
      5,
      { ...emptyCoupon, couponId: null },
      { ...nulls(emptyCoupon), couponId: 7 },
      {
        ...nulls(emptyCoupon),
        couponId: 7,
        i18nFields: { de: null },
        images: {},
        activation: 'yes',
        points: {},
        validTo: 'bald',
      },
    ],
    parsed: [emptyCoupon, emptyCoupon],
  },
  {
    title: 'a coupon with odd items',
    schema: coupons.response,
    response: [
      {
        couponId: 7,
        accountCouponId: 8,
        points: '1500',
        maxRedeemCount: '3',
        images: [null, { path: null }, { path: 'x', tags: null }],
        redeemActions: [{ value: 5 }],
      },
    ],
    parsed: [
      {
        ...emptyCoupon,
        accountCouponId: '8',
        points: 1500,
        maxRedeemCount: 3,
        images: [{ path: 'x', tags: [] }],
        redeemActions: [{ actionType: '', value: '5' }],
      },
    ],
  },
  {
    title: 'account details, minimal',
    schema: accountDetails.response,
    response: {},
    parsed: { accountId: null, status: '', identifiers: [], accountBalance: { points: null, lockedPoints: 0 } },
  },
  {
    title: 'account details, rich',
    schema: accountDetails.response,
    response: {
      accountId: 7,
      status: 'ACTIVE',
      identifiers: [{ code: 12, type: 'CARDCODE', status: 'ACTIVE' }],
      accountBalance: { points: 1, lockedPoints: 2 },
      more: 1,
    },
    parsed: {
      accountId: '7',
      status: 'ACTIVE',
      identifiers: [{ code: '12', type: 'CARDCODE', status: 'ACTIVE' }],
      accountBalance: { points: 1, lockedPoints: 2 },
    },
  },
  {
    title: 'account details, odd',
    schema: accountDetails.response,
    response: { accountId: null, status: null, identifiers: [null], accountBalance: null },
    parsed: { accountId: null, status: '', identifiers: [], accountBalance: { points: null, lockedPoints: 0 } },
  },
  {
    title: 'reduced account details',
    schema: accountDetails.response,
    response: { exists: true, free: false },
    parsed: { exists: true, free: false },
  },
]

test.each(responses)('response of $title', ({ schema, response, parsed }) => {
  expect(v.parse(schema, response)).toMatchObject(parsed as object)
})

// Rule: coupons-1
test.each([
  { value: 'shop,marketingapp', parsed: 'shop,marketingapp' },
  { value: ['shop', 'marketingapp'], parsed: 'shop,marketingapp' },
  { value: [7, null, {}, 'b'], parsed: '7,b' },
  { value: 12.5, parsed: '12.5' },
  { value: null, parsed: '' },
  { value: { any: 1 }, parsed: '' },
  { value: undefined, parsed: '' },
])('a condition value $value is read as "$parsed"', ({ value, parsed }) => {
  const [coupon] = v.parse(coupons.response, [{ couponId: 'C', conditions: [{ conditionType: 'x', value }] }])
  expect(coupon?.conditions).toEqual([{ conditionType: 'x', conditionUsage: '', value: parsed }])
})

describe('errors of an envelope', () => {
  const error = { code: 'stringEmpty', input: 'city', inputValue: '', value: '' }
  // Rule: calls-and-headers-5
  test.each([
    { title: 'absent', errorMessage: undefined, errors: [] },
    { title: 'null', errorMessage: null, errors: [] },
    { title: 'a text', errorMessage: 'broken', errors: [] },
    { title: 'one object', errorMessage: { code: 'stringEmpty', input: 'city' }, errors: [error] },
    {
      title: 'a list with an odd item',
      errorMessage: [null, 'x', { code: 'stringEmpty', input: 'city', inputValue: null }],
      errors: [error],
    },
    { title: 'without a code', errorMessage: [{ input: 'city', code: null }], errors: [{ ...error, code: 'failed' }] },
    {
      title: 'with numbers',
      errorMessage: [{ code: 7, inputValue: 80331, value: 80333 }],
      errors: [{ code: '7', input: '', inputValue: '80331', value: '80333' }],
    },
  ])('that are $title give $errors.length', ({ errorMessage, errors }) => {
    expect(v.parse(EnvelopeHead, { meta: { success: false }, errorMessage }).errorMessage).toEqual(errors)
  })
})

test.each([
  {
    title: 'a login without an access token',
    schema: login.response,
    response: { meta: { success: true }, content: {} },
  },
  { title: 'a refresh without an access token', schema: refreshAccess.response, response: { meta: { success: true } } },
  {
    title: 'points without a number',
    schema: points.response,
    response: success({ summary: { [brand.loyalty.pointsField]: null } }),
  },
  { title: 'a coupon list that is none', schema: coupons.response, response: null },
  { title: 'an envelope without success', schema: EnvelopeHead, response: { meta: {} } },
])('$title is refused', ({ schema, response }) => {
  expect(v.safeParse(schema, response).success).toBe(false)
})
