import { expect, test } from 'vitest'
import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { soldOutTexts } from '@portal/shared-contracts/coupon/availability-messages'
import { couponWith } from '@portal/shared-contracts/testing/coupon'
import { availabilityText, validityText, endingText } from '../messages/coupons.ts'
import { matchingCoupons, sortCoupons } from './coupon-list.ts'
import {
  canActivate,
  countCoupons,
  memberCouponsOf,
  picturesOf,
  toMemberCoupon,
  uniqueCoupons,
  endingOf,
  withEndings,
} from './member-coupon.ts'

const now = new Date('2026-11-20T12:00:00Z')
const memberCouponWith = (fields?: Parameters<typeof couponWith>[0]) => toMemberCoupon(couponWith(fields), now)

const usedUp = { maxRedeemCount: 1, redeemCount: 1 }
const activation = (activatable: boolean, activated: boolean) => ({ activation: { activatable, activated } })

// Rule: coupons-29
test.each([
  { title: 'an activatable one', fields: activation(true, false), switchable: true },
  { title: 'an active one', fields: activation(true, true), switchable: true },
  { title: 'an active one that may not be activated again', fields: activation(false, true), switchable: true },
  { title: 'one that is not activatable', fields: activation(false, false), switchable: false },
  { title: 'one without activation data', fields: { activation: null }, switchable: false },
  { title: 'one that is used up', fields: { ...activation(true, false), ...usedUp }, switchable: false },
  { title: 'an active one that is used up', fields: { ...activation(true, true), ...usedUp }, switchable: true },
  {
    title: 'one without an account coupon',
    fields: { ...activation(true, false), accountCouponId: undefined },
    switchable: false,
  },
  ...['v1.2', 'urn:coupon:7', 'a+b', 'C'.repeat(100), 9501].map((accountCouponId) => ({
    title: `an activatable one with the id ${accountCouponId}`,
    fields: { ...activation(true, false), accountCouponId },
    switchable: true,
  })),
  ...['a/b', 'a\\b', '50%', '..', '.', 'a b'].map((accountCouponId) => ({
    title: `an activatable one with the id ${accountCouponId}, which no path can hold,`,
    fields: { ...activation(true, false), accountCouponId },
    switchable: false,
  })),
])('$title has a switch: $switchable', ({ fields, switchable }) => {
  expect(memberCouponWith(fields).switchable).toBe(switchable)
})

test('rewards are left out', () => {
  const coupons = memberCouponsOf(
    [
      couponWith({ usageType: 'REWARD', couponId: 'R1' }),
      couponWith(),
      couponWith({ usageType: 'EXTRAPOINT', accountCouponId: 'AC1-A4' }),
    ],
    now,
  )
  expect(coupons.map(({ id }) => id)).toEqual(['AC1-A1', 'AC1-A4'])
})

const validFrom = '2026-11-01T12:00:00Z'
const validTo = '2026-12-04T12:00:00Z'

// Rules: coupons-9, coupons-58
test.each([
  { validFrom, validTo, expected: '01.11.2026\u00a0–\u00a004.12.2026' },
  { validFrom: '', validTo, expected: 'bis 04.12.2026' },
  { validFrom, validTo: '', expected: 'ab 01.11.2026' },
  { validFrom: '', validTo: '', expected: null },
  { validFrom: 'bald', validTo, expected: 'bis 04.12.2026' },
])('validity from "$validFrom" to "$validTo" reads $expected', ({ expected, ...dates }) => {
  expect(validityText(memberCouponWith(dates))).toBe(expected)
})

test.each([
  { counts: {}, expected: '' },
  { counts: { maxRedeemCount: 3, redeemCount: 1 }, expected: `Für ${sieOrDu('Sie', 'Dich')} noch 2x verfügbar` },
  {
    counts: { maxRedeemCount: 2, maxRedeemCountGlobal: 40 },
    expected: `Noch 40x verfügbar\u00a0· für ${sieOrDu('Sie', 'Dich')} 2x`,
  },
  { counts: usedUp, expected: soldOutTexts.member },
  { counts: { maxRedeemCountGlobal: 1000, redeemCountGlobal: 1000 }, expected: soldOutTexts.programme },
])('with $counts it shows $expected', ({ counts, expected }) => {
  expect(availabilityText(memberCouponWith(counts).availability)).toEqual(expected)
})

const cheese = memberCouponWith({ accountCouponId: 'cheese', pointsOfRedemption: [{ value: 'Im Laden' }] })
const pastry = { i18nFields: { de: { title: 'Gebäck', subTitle: null } }, validTo: '2026-11-23T22:59:59Z' }
const cake = memberCouponWith({ accountCouponId: 'cake', ...pastry })
const endless = memberCouponWith({ accountCouponId: 'endless', validTo: '' })

const all = [endless, cheese, cake]
const ids = (coupons: readonly { id: string }[]): string[] => coupons.map(({ id }) => id)

/** The brand's name of the place. */
const inStore = couponPlaceOf('Im Laden') ?? null

// Rule: coupons-23
test.each([
  { filter: {}, expected: ['endless', 'cheese', 'cake'] },
  { filter: { category: inStore }, expected: ['cheese'] },
  { filter: { category: 'Filiale 7' }, expected: [] },
  { filter: { text: 'kasetheke' }, expected: ['endless', 'cheese'] },
  { filter: { text: 'geback', category: inStore }, expected: [] },
])('the filter $filter shows $expected', ({ filter, expected }) => {
  expect(ids(matchingCoupons(all, { category: null, text: '', ...filter }))).toEqual(expected)
})

test.each([
  { validTo: '2026-11-23T22:30:00', before: true },
  { validTo: '2026-11-23T23:30:00', before: true },
  { validTo: '2026-11-24T00:30:00', before: false },
  { validTo: '2026-11-23', before: true },
])('a coupon valid to $validTo in Berlin ends before 24.11.2026 00:00: $before', ({ validTo, before }) => {
  const midnight = memberCouponWith({ accountCouponId: 'midnight', validTo: '2026-11-23T23:00:00Z' })
  const other = memberCouponWith({ accountCouponId: 'other', validTo })
  expect(ids(sortCoupons([midnight, other], 'endingSoon'))[0]).toBe(before ? 'other' : 'midnight')
})

test('coupons without an end come last and keep their order', () => {
  const another = memberCouponWith({ accountCouponId: 'another', validTo: 'bald' })
  expect(ids(sortCoupons([endless, another, cheese, cake], 'endingSoon'))).toEqual([
    'cake',
    'cheese',
    'endless',
    'another',
  ])
  expect(ids(sortCoupons(all, 'recommended'))).toEqual(['endless', 'cheese', 'cake'])
})

test('coupons that are used up come last in the recommended order', () => {
  const used = memberCouponWith({ accountCouponId: 'used', ...usedUp })
  expect(ids(sortCoupons([used, endless, cheese], 'recommended'))).toEqual(['endless', 'cheese', 'used'])
})

// Rule: coupons-41
test('a coupon that is sent twice is shown once', () => {
  const twice = [couponWith(), couponWith(), couponWith({ accountCouponId: 'AC1-A2' })]
  expect(ids(uniqueCoupons(memberCouponsOf(twice, now)))).toEqual(['AC1-A1', 'AC1-A2'])
})

test.each([
  { title: 'valid now', fields: {}, isActive: false, expected: true },
  { title: 'without dates', fields: { validFrom: '', validTo: '' }, isActive: false, expected: true },
  { title: 'active', fields: {}, isActive: true, expected: false },
  { title: 'not activatable', fields: activation(false, false), isActive: false, expected: false },
  { title: 'not yet valid', fields: { validFrom: '2026-11-20T13:30:00' }, isActive: false, expected: false },
  { title: 'over', fields: { validTo: '2026-11-20T12:30:00' }, isActive: false, expected: false },
  { title: 'valid to the end of today', fields: { validTo: '2026-11-20' }, isActive: false, expected: true },
])("'Alle aktivieren' takes a coupon that is $title: $expected", ({ fields, isActive, expected }) => {
  const coupon = memberCouponWith({ ...activation(true, false), ...fields })
  expect(canActivate(coupon, isActive, now.getTime())).toBe(expected)
})

test('the count tells active coupons from those that cannot be activated, and why', () => {
  const coupons = [
    memberCouponWith({ accountCouponId: 'on', ...activation(true, true), ...usedUp }),
    memberCouponWith({ accountCouponId: 'off', ...activation(true, false) }),
    memberCouponWith({ accountCouponId: 'used', ...activation(true, false), ...usedUp }),
    memberCouponWith({ accountCouponId: 'free', ...activation(false, false) }),
    memberCouponWith({ accountCouponId: 'a/b', ...activation(true, false) }),
    memberCouponWith({ accountCouponId: 'used/up', ...activation(true, false), ...usedUp }),
    memberCouponWith({ accountCouponId: 'free/too', ...activation(false, false) }),
  ]
  expect(countCoupons(coupons, { on: { activated: true }, off: { activated: false } })).toEqual({
    all: 7,
    active: 1,
    usedUp: 2,
    elsewhereOnly: 1,
    withoutActivation: 2,
  })
})

const back = { path: 'https://p/back.jpg', tags: ['de', 'BACKGROUND'] }
const first = { path: 'https://p/1.jpg', tags: [] }
const second = { path: 'https://p/2.jpg', tags: ['LIST'] }

// Rule: coupons-8
test.each([
  { images: [back, first, second], front: first.path, background: back.path },
  { images: [second, first], front: second.path, background: null },
  { images: [back], front: back.path, background: null },
  { images: [{ path: ' ' }, { ...first, path: '' }, back], front: back.path, background: null },
  { images: [{ path: 'https://p/3.jpg', tags: null }], front: 'https://p/3.jpg', background: null },
  { images: null, front: '', background: null },
  { images: [], front: '', background: null },
])('of the pictures $images $front is in front of $background', ({ images, front, background }) => {
  expect(picturesOf(couponWith({ images }).images)).toEqual({ front, background })
})

// Rule: coupons-24
test.each([
  { validTo: '2026-11-20T22:59:59Z', expected: { kind: 'soon', days: 0 }, text: 'Läuft heute ab' },
  { validTo: '2026-11-21T22:59:59Z', expected: { kind: 'soon', days: 1 }, text: 'Läuft morgen ab' },
  { validTo: '2026-11-23T22:59:59Z', expected: { kind: 'soon', days: 3 }, text: 'Läuft in 3 Tagen ab' },
  { validTo: '2026-11-27T22:59:59Z', expected: { kind: 'soon', days: 7 }, text: 'Läuft in 7 Tagen ab' },
  { validTo: '2026-11-28T22:59:59Z', expected: { kind: 'open' }, text: null },
  { validTo: '2026-11-19T22:59:59Z', expected: { kind: 'over' }, text: 'Abgelaufen' },
  { validTo: '2026-11-20T10:00:00Z', expected: { kind: 'over' }, text: 'Abgelaufen' },
  { validTo: '2026-11-20', expected: { kind: 'soon', days: 0 }, text: 'Läuft heute ab' },
  { validTo: '', expected: { kind: 'open' }, text: null },
])('a coupon valid to "$validTo" shows $text', ({ validTo, expected, text }) => {
  const ending = endingOf(validTo, now)
  expect(ending).toEqual(expected)
  expect(endingText(ending)).toBe(text)
})

// Rule: coupons-66
test.each([
  { at: '2026-11-20T22:00:00Z', texts: ['Läuft heute ab', 'Läuft in 7 Tagen ab'], isSame: true },
  { at: '2026-11-20T23:00:00Z', texts: ['Abgelaufen', 'Läuft in 6 Tagen ab'], isSame: false },
])('at $at the coupons of 20 November say $texts', ({ at, texts, isSame }) => {
  const ends = ['2026-11-20T22:59:59Z', '2026-11-27T22:59:59Z', '']
  const coupons = ends.map((validTo) => toMemberCoupon(couponWith({ validTo }), now))
  const later = withEndings(coupons, new Date(at))
  expect(later.map(({ ending }) => endingText(ending))).toEqual([...texts, null])
  // Unchanged coupons are not rendered again.
  expect([later === coupons, later[2] === coupons[2]]).toEqual([isSame, true])
})
