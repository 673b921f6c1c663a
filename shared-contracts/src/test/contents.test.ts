import { expect, test, vi } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '../schema.ts'
import { parseJson } from '../calls/parse-json.ts'
import { cards } from '../calls/cards.ts'
import { coupons } from '../calls/coupons.ts'
import { accountDetails } from '../calls/loyalty.ts'
import { order } from '../calls/orders.ts'
import { bookings, points } from '../calls/points.ts'
import { subscribeNewsletter, updateProfile } from '../calls/profile.ts'
import { upgrade } from '../calls/registration.ts'
import { login } from '../calls/session.ts'
import { configuration, countries } from '../calls/shop.ts'
import {
  emptyAddress,
  emptyCoupon,
  emptyUser,
  nothing,
  nulls,
  richCoupon,
  richUser,
  sent,
  success,
  type Row,
} from '../testing/responses.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

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
    response: { summary: { [brand.loyalty.pointsField]: 0 } },
    parsed: { summary: { loyaltyPoints: 0 } },
  },
  {
    title: 'points, rich',
    schema: points.response,
    response: { summary: { [brand.loyalty.pointsField]: 12.5, lockedPoints: 1 }, more: 1 },
    parsed: { summary: { loyaltyPoints: 12.5 } },
  },
  {
    title: 'points, odd',
    schema: points.response,
    response: { summary: { [brand.loyalty.pointsField]: '4321' } },
    parsed: { summary: { loyaltyPoints: 4321 } },
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
      { bookingTime: '2026-11-19', points: Infinity },
      { bookingTime: '2026-11-19', points: '9'.repeat(400) },
      { bookingId: 7, bookingTime: '2026-11-19', points: '5', locked: null, reason: null, valueTime: 'bald' },
      { bookingTime: '0001-01-01T00:00:00Z', points: 3 },
      { bookingTime: '9999-12-31T23:59:59Z', points: 2 },
    ],
    parsed: [
      { bookingId: '7', bookingTime: '2026-11-19', points: 5, locked: false, reason: '', valueTime: '' },
      { bookingId: null, bookingTime: '', points: 3, locked: false, reason: '', valueTime: '' },
      { bookingId: null, bookingTime: '', points: 2, locked: false, reason: '', valueTime: '' },
    ],
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
    parsed: { email: 'a@example.org', loyaltyAccountId: null },
  },
  {
    title: 'a profile, rich',
    schema: subscribeNewsletter.response,
    response: { ...sent(richUser), more: 1 },
    parsed: richUser,
  },
  {
    title: 'a profile, odd',
    schema: subscribeNewsletter.response,
    response: {
      ...sent({ ...nulls(emptyUser), loyaltyAccountId: 77, loyaltyPoints: '12' }),
      address: { ...nulls(emptyAddress), zipCode: 80331, countryId: 49 },
    },
    parsed: {
      loginName: null,
      address: { street: null, zipCode: '80331', countryId: '49' },
      loyaltyAccountId: '77',
      loyaltyPoints: 12,
      beExcitedTimeStamp: null,
    },
  },
  {
    title: 'a profile without an address',
    schema: subscribeNewsletter.response,
    response: { loginName: 'a', address: null, [brand.loyalty.accountIdField]: '' },
    parsed: { loginName: 'a', address: {}, loyaltyAccountId: null },
  },
  { title: 'a changed profile that is not sent', schema: updateProfile.response, response: null, parsed: nothing },
  { title: 'an upgrade without a profile', schema: upgrade.response, response: null, parsed: nothing },
  {
    title: 'an upgrade',
    schema: upgrade.response,
    response: { [brand.loyalty.accountIdField]: 7 },
    parsed: { loyaltyAccountId: '7', loyaltyPoints: null },
  },
]

// Rules: account-2, calls-and-headers-36, calls-and-headers-39, calls-and-headers-40, session-7
test.each(contents)('content of $title', ({ schema, response, parsed }) => {
  expect(v.parse(schema, success(response))).toMatchObject({ content: parsed })
})

// Rule: calls-and-headers-68
test.each(['1e400', '-1e400', `"${'9'.repeat(400)}"`, '"Infinity"', '"NaN"', '"1e400"'])(
  '%s is no number of points',
  (text) => {
    const read = (json: string): unknown => parseJson(json.replaceAll('1e400!', text))
    const summary = read(`{"meta":{"success":true},"content":{"summary":{"${brand.loyalty.pointsField}":1e400!}}}`)
    expect(v.safeParse(points.response, summary).success).toBe(false)
    const coupon = read('[{"couponId":"7","points":1e400!,"redeemCount":1e400!,"maxRedeemCount":1e400!}]')
    expect(v.parse(coupons.response, coupon)).toEqual([emptyCoupon])
    const user = read(`{"meta":{"success":true,"accessToken":"A"},"content":{"${brand.loyalty.pointsField}":1e400!}}`)
    expect(v.parse(login.response, user)).toMatchObject({ content: { loyaltyPoints: null } })
    const details = read('{"accountId":"ACC-1","accountBalance":{"points":1e400!,"lockedPoints":1e400!}}')
    expect(v.parse(accountDetails.response, details)).toMatchObject({
      accountBalance: { points: null, lockedPoints: 0 },
    })
  },
)

test.each(['1e400', '-1e400'])('%s is no id', (text) => {
  const read = parseJson(`[{"couponId":${text}},{"couponId":"7","accountCouponId":${text}}]`)
  expect(v.parse(coupons.response, read)).toEqual([emptyCoupon])
})

// Rule: language-18
test('no text of a response sets the direction of the text around it', () => {
  const turned = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'string' ? `\u202e${item}\u2067` : item))
  const user = { meta: { success: true, accessToken: 'A' }, content: sent(richUser) }
  expect(v.parse(login.response, turned(user)).content.address).toEqual(richUser.address)
  expect(v.parse(subscribeNewsletter.response, turned(success(sent(richUser)))).content.address).toEqual(
    richUser.address,
  )
  const [coupon] = v.parse(coupons.response, turned([richCoupon]))
  expect(coupon?.i18nFields).toEqual(richCoupon.i18nFields)
  expect(coupon?.pointsOfRedemption).toEqual(richCoupon.pointsOfRedemption)
  expect(v.parse(cards.response, turned(success([{ status: 'BESTELLT' }]))).content).toMatchObject([
    { status: 'BESTELLT' },
  ])
})
