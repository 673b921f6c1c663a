import { describe, expect, test, vi } from 'vitest'
import { munichProfile } from '../testing/address.ts'
import * as v from '../schema/schema.ts'
import { cards } from './cards.ts'
import { coupons } from './coupons.ts'
import { EnvelopeHead } from './envelope-head.ts'
import { accountDetails } from './loyalty.ts'
import { order } from './orders.ts'
import { bookings, points } from './points.ts'
import { subscribeNewsletter, updateProfile } from './profile.ts'
import { upgrade } from './registration.ts'
import { login, refreshAccess } from './session.ts'
import { configuration, countries } from './shop.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

/** The content of a successful envelope. */
const success = (content: unknown) => ({ meta: { success: true, more: 1 }, content, errorMessage: null, more: [] })

const emptyAddress = {
  salutation: '',
  firstName: '',
  lastName: '',
  street: null,
  streetNumber: '',
  zipCode: '',
  city: '',
  birthDate: '',
  countryId: '',
}
const emptyUser = {
  loginName: '',
  email: '',
  address: emptyAddress,
  hasDelikaterieNewsletter: false,
  convercusAccountId: null,
  convercusPoints: null,
  beExcitedTimeStamp: '',
  memberSince: '',
}
/** What a change without a profile in its response says. */
const nothing = { address: {}, convercusAccountId: null, convercusPoints: null }
const richUser = {
  loginName: 'a@example.org',
  email: 'a@example.org',
  address: munichProfile,
  hasDelikaterieNewsletter: true,
  convercusAccountId: 'ACC-1',
  convercusPoints: 4321,
  beExcitedTimeStamp: '2026-11-20T12:00:00.000Z',
  memberSince: '2019-03-04T00:00:00Z',
}
/** All fields null. */
const nulls = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

const emptyCoupon = {
  couponId: '7',
  accountCouponId: null,
  usageType: '',
  points: null,
  i18nFields: { de: { title: '', subTitle: '' } },
  images: [],
  redeemActions: [],
  conditions: [],
  activation: { activatable: false, activated: false },
  maxRedeemCount: null,
  redeemCount: 0,
  maxRedeemCountGlobal: null,
  redeemCountGlobal: 0,
  validFrom: '',
  validTo: '',
  pointsOfRedemption: [],
  customProperties: [],
}
const richCoupon = {
  couponId: 'R_1',
  accountCouponId: 'AC_1',
  usageType: 'REWARD',
  points: 12.5,
  i18nFields: { de: { title: 'Trüffelöl', subTitle: 'zum Genießen' } },
  images: [{ path: 'https://x.example/r1.jpg', tags: ['BACKGROUND'] }],
  redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '5' }],
  conditions: [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: 'shop,marketingapp' }],
  activation: { activatable: true, activated: true },
  maxRedeemCount: 3,
  redeemCount: 1,
  maxRedeemCountGlobal: 100,
  redeemCountGlobal: 10,
  validFrom: '2026-11-01T00:00:00Z',
  validTo: '2026-12-31T22:59:59Z',
  pointsOfRedemption: [{ unitType: 'STORE', value: 'Im Laden' }],
  customProperties: [{ name: 'category', value: 'Produkte' }],
}

type Row = { title: string; schema: v.GenericSchema; response: unknown; parsed: unknown }

const contents: Row[] = [
  {
    title: 'cards, minimal',
    schema: cards.response,
    response: [{ cardCode: '1' }],
    parsed: [{ cardCode: '1', status: '', action: '' }],
  },
  {
    title: 'cards, rich',
    schema: cards.response,
    response: [{ cardCode: '1', status: 'ACTIVE', action: 'LOCK', more: 1 }],
    parsed: [{ cardCode: '1', status: 'ACTIVE', action: 'LOCK' }],
  },
  {
    title: 'cards, odd',
    schema: cards.response,
    response: [null, { cardCode: null }, { cardCode: 12, status: null, action: {} }],
    parsed: [{ cardCode: '12', status: '', action: '' }],
  },
  { title: 'no cards', schema: cards.response, response: null, parsed: [] },
  {
    title: 'points, minimal',
    schema: points.response,
    response: { summary: { convercusPoints: 0 } },
    parsed: { summary: { convercusPoints: 0 } },
  },
  {
    title: 'points, rich',
    schema: points.response,
    response: { summary: { convercusPoints: 12.5, lockedPoints: 1 }, more: 1 },
    parsed: { summary: { convercusPoints: 12.5 } },
  },
  {
    title: 'points, odd',
    schema: points.response,
    response: { summary: { convercusPoints: '4321' } },
    parsed: { summary: { convercusPoints: 4321 } },
  },
  {
    title: 'bookings, minimal',
    schema: bookings.response,
    response: [{ bookingTime: '2026-11-19T10:12:00Z', points: 120 }],
    parsed: [
      { bookingId: null, bookingTime: '2026-11-19T10:12:00Z', points: 120, locked: false, reason: '', valueTime: '' },
    ],
  },
  {
    title: 'bookings, rich',
    schema: bookings.response,
    response: [
      {
        bookingId: 'B1',
        bookingTime: '2026-11-19',
        points: -1.5,
        locked: true,
        reason: 'Kauf',
        valueTime: '2026-12-03',
        more: 1,
      },
    ],
    parsed: [
      {
        bookingId: 'B1',
        bookingTime: '2026-11-19',
        points: -1.5,
        locked: true,
        reason: 'Kauf',
        valueTime: '2026-12-03',
      },
    ],
  },
  {
    title: 'bookings, odd',
    schema: bookings.response,
    response: [
      null,
      { bookingTime: null, points: 1 },
      { bookingTime: '', points: 'many' },
      { bookingId: 7, bookingTime: '2026-11-19', points: '5', locked: null, reason: null, valueTime: 'bald' },
    ],
    parsed: [{ bookingId: '7', bookingTime: '2026-11-19', points: 5, locked: false, reason: '', valueTime: '' }],
  },
  { title: 'no bookings', schema: bookings.response, response: null, parsed: [] },
  { title: 'configuration, minimal', schema: configuration.response, response: null, parsed: { value: '' } },
  {
    title: 'configuration, rich',
    schema: configuration.response,
    response: { item: 'portal.notice', value: 'Hallo' },
    parsed: { value: 'Hallo' },
  },
  {
    title: 'configuration, odd',
    schema: configuration.response,
    response: { item: 7, value: null },
    parsed: { value: '' },
  },
  {
    title: 'countries, minimal',
    schema: countries.response,
    response: [{ countryId: 'DE', name: 'Deutschland' }],
    parsed: [{ countryId: 'DE', name: 'Deutschland' }],
  },
  {
    title: 'countries, rich',
    schema: countries.response,
    response: [{ countryId: 'DE', name: 'Deutschland', iso: 'DEU' }],
    parsed: [{ countryId: 'DE', name: 'Deutschland' }],
  },
  {
    title: 'countries, odd',
    schema: countries.response,
    response: [{ name: 'Nirgendwo' }, { countryId: 49, name: null }],
    parsed: [{ countryId: '49', name: '49' }],
  },
  { title: 'an order, minimal', schema: order.response, response: { orderNumber: '1' }, parsed: { orderNumber: '1' } },
  {
    title: 'an order, rich',
    schema: order.response,
    response: { orderNumber: 100001, more: {} },
    parsed: { orderNumber: '100001' },
  },
  { title: 'an order, odd', schema: order.response, response: null, parsed: { orderNumber: '' } },
  {
    title: 'a profile, minimal',
    schema: subscribeNewsletter.response,
    response: { email: 'a@example.org' },
    parsed: { email: 'a@example.org', convercusAccountId: null },
  },
  {
    title: 'a profile, rich',
    schema: subscribeNewsletter.response,
    response: { ...richUser, more: 1 },
    parsed: richUser,
  },
  {
    title: 'a profile, odd',
    schema: subscribeNewsletter.response,
    response: {
      ...nulls(emptyUser),
      address: { ...nulls(emptyAddress), zipCode: 80331, countryId: 49 },
      convercusAccountId: 77,
      convercusPoints: '12',
    },
    parsed: {
      loginName: null,
      address: { street: null, zipCode: '80331', countryId: '49' },
      convercusAccountId: '77',
      convercusPoints: 12,
      beExcitedTimeStamp: null,
    },
  },
  {
    title: 'a profile without an address',
    schema: subscribeNewsletter.response,
    response: { loginName: 'a', address: null, convercusAccountId: '' },
    parsed: { loginName: 'a', address: {}, convercusAccountId: null },
  },
  { title: 'a changed profile that is not sent', schema: updateProfile.response, response: null, parsed: nothing },
  { title: 'an upgrade without a profile', schema: upgrade.response, response: null, parsed: nothing },
  {
    title: 'an upgrade',
    schema: upgrade.response,
    response: { convercusAccountId: 7 },
    parsed: { convercusAccountId: '7', convercusPoints: null },
  },
]

test.each(contents)('content of $title', ({ schema, response, parsed }) => {
  expect(v.parse(schema, success(response))).toMatchObject({ content: parsed })
})

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
      content: richUser,
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
      content: nulls(emptyUser),
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
    response: success({ summary: { convercusPoints: null } }),
  },
  { title: 'a coupon list that is none', schema: coupons.response, response: null },
  { title: 'an envelope without success', schema: EnvelopeHead, response: { meta: {} } },
])('$title is refused', ({ schema, response }) => {
  expect(v.safeParse(schema, response).success).toBe(false)
})
