import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { couponWith } from '@portal/shared-contracts/testing/coupon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toMemberCoupon } from '../../domain/member-coupon.ts'
import { t } from '../../messages/coupons.ts'
import type { Activation } from '../../stores/activations.ts'
import { CouponCard } from './card.tsx'

// The places of coupons are the first brand's.
vi.mock('@portal/shared-contracts/brand/brand', () => import('@portal/brands/testing/first-brand'))

const now = new Date('2026-11-20T12:00:00Z')
const off: Activation = { kind: 'saved', activated: false }
const activatable = { activation: { activatable: true, activated: false } }

type Fields = Parameters<typeof couponWith>[0]

/** The card for a coupon with the given fields of the response. */
function markupOf(fields: Fields, activation: Activation = off): string {
  const coupon = toMemberCoupon(couponWith({ ...activatable, ...fields }), now)
  return renderToStaticMarkup(<CouponCard coupon={coupon} activation={activation} onSwitch={() => {}} />)
}

/** A number or a word of a label, which is an element of its own. */
const partOfLabel = /<span[^>]*>([^<]*)<\/span>/g

/** The texts of a card. */
const textsOf = (fields: Fields, activation: Activation = off): string =>
  markupOf(fields, activation)
    .replaceAll(/<li>.*?<\/li>/g, (label) => label.replaceAll(/<(?!\/?li)[^>]*>/g, ''))
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')

// Rule: coupons-20
test('a card shows labels, title, validity, both limits, its end and the places', () => {
  const texts = textsOf({
    redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '3' }],
    pointsOfRedemption: [{ value: 'Im Laden' }],
    validFrom: '2026-11-01',
    validTo: '2026-11-23',
    maxRedeemCount: 3,
    redeemCount: 1,
    maxRedeemCountGlobal: 40,
  })
  expect(texts).toBe(
    '|3-facher Punktewert|5-fach punkten|an der Käsetheke|Gültig: |01.11.2026\u00a0–\u00a023.11.2026|Einlösbar: im Laden' +
      `|Läuft in 3 Tagen ab|Noch 40x verfügbar\u00a0· für ${sieOrDu('Sie', 'Dich')} 2x|Coupon aktivieren|: 5-fach punkten|`,
  )
})

test('no line of a card ends within „Online-Shop“', () => {
  expect(markupOf({ pointsOfRedemption: [{ value: 'Im Online-Shop' }] })).toMatch(/im <span[^>]*>Online-Shop<\/span>/i)
})

// Rule: coupons-57
test.each([
  { title: '5-fach punkten', actionType: 'MULTIPLIERACTION', value: '5', label: '5-facher Punktewert' },
  { title: '5-facher Punktewert', actionType: 'MULTIPLIERACTION', value: '5', label: '5-facher Punktewert' },
  { title: 'Doppelt punkten', actionType: 'MULTIPLIERACTION', value: '2', label: '2-facher Punktewert' },
  { title: '15 % auf feines Gebäck', actionType: 'DISCOUNTACTION', value: '15', label: '15 % Rabatt' },
  { title: 'Espresso geschenkt', actionType: 'DISCOUNTACTION', value: '100', label: 'geschenkt' },
  { title: '300 Extrapunkte', actionType: 'FIXEDPOINTACTION', value: '300', label: '300 Extrapunkte' },
])('the label "$label" stands above the title "$title"', ({ title, label, ...action }) => {
  const de = { title, subTitle: null }
  const texts = textsOf({ usageType: 'EXTRAPOINT', redeemActions: [action], i18nFields: { de } })
  expect(texts.split('|').slice(1, 3)).toEqual([label, title])
})

// Rule: coupons-57
test('the numbers of the first label are elements of their own, and the title is the heading', () => {
  const redeemActions = [
    { actionType: 'MULTIPLIERACTION', value: '1.5' },
    { actionType: 'DISCOUNTACTION', value: '10' },
  ]
  const markup = markupOf({ redeemActions, i18nFields: { de: { title: '12 Austern', subTitle: null } } })
  const [first = ''] = /<li>.*?<\/li>/.exec(markup) ?? []
  expect([...first.matchAll(partOfLabel)].map(([, part]) => part)).toEqual(['', '1,5', '-facher Punktewert'])
  expect(markup).toMatch(/<h2[^>]*>12 Austern<\/h2>/)
})

// Rule: coupons-59
test.each([
  { length: 180, hasButton: false },
  { length: 181, hasButton: true },
])('a subtitle of $length characters has a button for all of it: $hasButton', ({ length, hasButton }) => {
  const subTitle = 'x'.repeat(length)
  const markup = markupOf({ i18nFields: { de: { title: 'Käse', subTitle } } })
  expect(markup).toContain(subTitle)
  expect(/<button[^>]*aria-expanded="false"/.test(markup)).toBe(hasButton)
})

// Rule: coupons-28
test.each([
  { title: 'active', activation: { kind: 'saved', activated: true }, expected: 'Coupon ist aktiviert' },
  { title: 'not active', activation: off, expected: 'Coupon aktivieren' },
  { title: 'saving', activation: { kind: 'saving', activated: true }, expected: 'Wird gespeichert …' },
] as const)('a coupon that is $title reads "$expected"', ({ activation, expected }) => {
  expect(textsOf({}, activation)).toContain(expected)
})

// Rule: coupons-46
test.each([
  { title: 'sold out', fields: { maxRedeemCountGlobal: 5, redeemCountGlobal: 5 }, expected: 'ist vergriffen.' },
  { title: 'used up', fields: { maxRedeemCount: 1, redeemCount: 1 }, expected: 'bereits eingelöst' },
  { title: 'over', fields: { validTo: '2026-11-19' }, expected: 'Dieser Coupon ist abgelaufen.' },
  { title: 'not activatable', fields: { activation: null }, expected: t.noActivation },
  { title: 'of an id with a slash', fields: { accountCouponId: 'a/b' }, expected: 'hier nicht aktivieren' },
  {
    title: 'active and of an id with a slash',
    fields: { accountCouponId: 'a/b' },
    activation: { kind: 'saved', activated: true },
    expected: t.elsewhereOnly(true),
  },
  {
    title: 'over and of an id with a slash',
    fields: { accountCouponId: 'a/b', validTo: '2026-11-19' },
    expected: 'Dieser Coupon ist abgelaufen.',
  },
] as const)('a coupon that is $title says so once instead of a switch', ({ fields, expected, ...rest }) => {
  expect(textsOf(fields, 'activation' in rest ? rest.activation : off).split(expected)).toHaveLength(2)
  expect(textsOf(fields)).not.toContain('Coupon aktivieren')
})

// Rule: coupons-19
test('a coupon without any label reads Coupon', () => {
  expect(textsOf({ redeemActions: [] })).toMatch(/^\|Coupon\|/)
})

test('a coupon without label and title reads Coupon once', () => {
  const texts = textsOf({ redeemActions: [], i18nFields: { de: { title: '', subTitle: 'im Advent' } } })
  expect(texts).toMatch(/^\|Coupon\|im Advent\|/)
})

// Rule: coupons-5
test('a coupon whose optional fields are all missing is shown with its title', () => {
  const odd = { usageType: null, points: null, images: null, redeemActions: null, conditions: null, activation: null }
  const dates = { validFrom: 'bald', validTo: null, pointsOfRedemption: null, customProperties: null }
  expect(textsOf({ ...odd, ...dates })).toContain('5-fach punkten')
})

test('markup in a title is text', () => {
  const de = { title: '<script>alert(1)</script>', subTitle: null }
  expect(textsOf({ i18nFields: { de } })).toContain('&lt;script&gt;')
})

test('a card shows the picture in front of the background picture, and the placeholder without one', () => {
  const sources = (images: unknown) =>
    [...markupOf({ images }).matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src)
  const address = (src: string) => `/api/image?src=${encodeURIComponent(src)}&amp;w=600&amp;h=600`
  const [front, back] = ['https://p/front.jpg', 'https://p/back.jpg']
  expect(sources([{ path: back, tags: ['BACKGROUND'] }, { path: front }])).toEqual([address(back), address(front)])
  expect(sources([])).toEqual([address('')])
})
