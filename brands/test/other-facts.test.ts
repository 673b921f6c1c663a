import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as calls from '@portal/shared-contracts/calls'
import type * as cardCodes from '@portal/shared-contracts/card-number/card-code'
import type * as couponPlaces from '@portal/shared-contracts/coupon/coupon-place'
import type * as placeTexts from '@portal/shared-contracts/coupon/active-coupon-messages'
import * as v from '@portal/shared-contracts/schema'
import { beforeAll, expect, test, vi } from 'vitest'
import { bookshop } from '../testing/bookshop.ts'
import { delicatessenWords } from '../testing/delicatessen-words.ts'

// Every module that is loaded here is loaded with the brand of a bookshop.
vi.mock('@portal/shared-contracts/brand/brand', () => ({ brand: bookshop }))
for (const name of ['home', 'landing']) vi.doMock(`@portal/brands/chosen/content/${name}`, () => ({ [name]: {} }))
vi.mock('@portal/shared-contracts/brand/content', () => ({ content: { pictures: {} } }))

const root = path.resolve(import.meta.dirname, '../..')
const load = async <Module>(file: string): Promise<Module> => (await import(path.join(root, file))) as Module

/** The digits of a card number are a fact, too. */
const words = new RegExp(String.raw`${delicatessenWords.source}|\b19(?:-stellig| Ziffern)`, 'i')

const sharedTexts = globSync(
  [
    '{shell,page-library,embed,mfe-*}/src/messages/*.ts',
    'shared-contracts/src/**/*-messages.ts',
    'sandbox/src/state/mails.ts',
    'brands/standard/content/*.ts',
    'brands/template/content/*.ts',
  ],
  { cwd: root },
)
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()

/** Values that a text may be made of: a member, an error, names, numbers. */
const samples: readonly unknown[] = [
  { loginName: 'a@b.example', email: 'a@b.example', address: { firstName: 'Anna', lastName: 'Abel' }, length: 0 },
  { code: 'card_invalid', input: 'cardCode', kind: 'soldOut', by: 'member' },
  'card_invalid',
  'Bücher',
  3,
  [],
  null,
]

/** Every text in a value. Functions are called with samples; one that needs others gives none. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.startsWith('file:') ? [] : [value]
  if (typeof value === 'function' && depth < 6)
    return samples.flatMap((sample) => {
      try {
        return textsIn(value(sample, sample, sample), depth + 1)
      } catch {
        return []
      }
    })
  if (typeof value !== 'object' || value === null || value instanceof Promise) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'to' ? [] : textsIn(inner, depth + 1)))
}

/** The texts of the shared code and pages with the facts of the bookshop, by file. */
const texts = new Map<string, string[]>()
beforeAll(async () => {
  for (const file of sharedTexts) texts.set(file, textsIn(await load(file)))
})

/** A file without its comments. */
const codeOf = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

// Rule: public-pages-94
test('no text of shared code says with the facts of a bookshop what only a delicatessen can say', () => {
  expect(sharedTexts.length).toBeGreaterThan(60)
  expect([...texts.values()].flat().length).toBeGreaterThan(1500)
  const found = [...texts].flatMap(([file, all]) => all.filter((text) => words.test(text)).map((text) => [file, text]))
  expect(found).toEqual([])
})

test('no source of a shared text has such a word either, besides names of fields and pictures', () => {
  const found = sharedTexts.flatMap((file) =>
    [...codeOf(file).matchAll(new RegExp(words, 'gi'))]
      .map(({ 0: word, index }) => ({ file, word, line: codeOf(file).slice(0, index).split('\n').at(-1) ?? '' }))
      .filter(({ word, line }) => !/^(?:beexcited|alkohol)$/i.test(word) && !line.includes('pictures/')),
  )
  expect(found).toEqual([])
})

test.each([
  { file: 'brands/standard/content/faq.ts', says: 'in unseren Buchhandlungen und auf der Buchmesse' },
  { file: 'brands/standard/content/faq.ts', says: 'Karte aus der Buchhandlung' },
  { file: 'brands/standard/content/faq.ts', says: 'die 12-stellige Nummer' },
  { file: 'brands/standard/content/conditions.ts', says: 'am Tablet in der Buchhandlung' },
  { file: 'brands/standard/content/conditions.ts', says: 'Veranstalter des Programms ist der Lindenblatt-Verein' },
  { file: 'brands/standard/content/imprint.ts', says: 'nehmen wir teil: Muster-Schlichtungsstelle' },
  { file: 'brands/standard/content/imprint.ts', says: 'Muster-Behörde' },
  { file: 'brands/standard/content/accessibility.ts', says: 'überwacht das Musteramt in Musterstadt' },
  { file: 'brands/standard/content/terms.ts', says: 'Musteramt, Musterstadt' },
  { file: 'brands/standard/content/privacy.ts', says: 'nur, wenn Sie darin einwilligen' },
  { file: 'brands/standard/content/withdrawal.ts', says: 'zum Beispiel Lesungen,' },
  { file: 'mfe-account/src/messages/account-data.ts', says: 'Persönliche Empfehlungen' },
  { file: 'mfe-account/src/messages/missing-points.ts', says: 'Zum Beispiel Buchhandlung und Stadt oder Online-Shop' },
  {
    file: 'mfe-auth/src/messages/shop-landing.ts',
    says: 'in den Buchhandlungen, auf der Buchmesse und im Online-Shop',
  },
  { file: 'mfe-cards/src/messages/cards.ts', says: 'Haben Sie in der Buchhandlung oder mit der Post' },
  { file: 'mfe-rewards/src/messages/rewards.ts', says: 'Zum Beispiel Roman' },
  { file: 'mfe-rewards/src/messages/rarities.ts', says: 'nur in der Buchhandlung' },
  { file: 'sandbox/src/state/mails.ts', says: 'Zeigen Sie die Karte bei jedem Einkauf vor' },
  {
    file: 'shell/src/messages/descriptions.ts',
    says: 'in unseren Buchhandlungen, auf der Buchmesse und im Online-Shop',
  },
])('$file says "$says"', ({ file, says }) => {
  expect(texts.get(file)?.join('\n')).toContain(says)
})

type Categories = {
  couponCategories: readonly string[]
  categoriesOf: (coupon: Record<string, readonly object[]>) => string[]
}
type NextPurchase = { byPlace: (coupons: readonly object[]) => { place: string | null }[] }

// Rule: coupons-67
test('the provider may call a place by another name than the filter, and places with a till are shown first', async () => {
  const { couponCategories, categoriesOf } = await load<Categories>('mfe-loyalty-coupons/src/domain/coupon-category.ts')
  expect(couponCategories).toEqual(['Multiplikatoren', 'Discounts', 'Online-Shop', 'Buchhandlung', 'Lesecafé'])
  const categories = (value: string) =>
    categoriesOf({ redeemActions: [], customProperties: [], pointsOfRedemption: [{ value }] })
  expect(categories('store, web')).toEqual(['Online-Shop', 'Buchhandlung'])
  expect(categories('Lesecafé')).toEqual(['Lesecafé'])
  expect(categories('Academy, Buchhandlung')).toEqual([])
  const { byPlace } = await load<NextPurchase>('mfe-loyalty-coupons/src/domain/next-purchase.ts')
  expect(byPlace([]).map(({ place }) => place)).toEqual(['Buchhandlung', 'Lesecafé', 'Online-Shop', null])
  const { couponPlaceOf } = await load<typeof couponPlaces>('shared-contracts/src/coupon/coupon-place.ts')
  expect(['Web', 'im online-shop', 'Academy'].map(couponPlaceOf)).toEqual(['Online-Shop', 'Online-Shop', undefined])
  const { placeText } = await load<typeof placeTexts>('shared-contracts/src/coupon/active-coupon-messages.ts')
  expect(['STORE', 'Lesecafé', 'Messe'].map(placeText)).toEqual(['in der Buchhandlung', 'im Lesecafé', 'Messe'])
})

type Rewards = { toReward: (coupon: object) => { category: string | null } }
type Delivery = Record<'deliveryText' | 'orderedDeliveryText' | 'preparationText', (category: string | null) => string>

// Rule: rewards-and-orders-65
test('categories of rewards are the brand’s, and without a delivery time none is said', async () => {
  const { couponWith } = await load<{ couponWith: (fields: object) => object }>(
    'shared-contracts/src/testing/coupon.ts',
  )
  const { toReward } = await load<Rewards>('mfe-rewards/src/domain/reward.ts')
  const category = (value: string) => toReward(couponWith({ customProperties: [{ name: 'category', value }] })).category
  expect(['book', 'Veranstaltungen', 'Gutscheine'].map(category)).toEqual(['Bücher', 'Lesungen', null])
  const texts = await load<Delivery>('mfe-rewards/src/messages/delivery.ts')
  expect(texts.preparationText('Lesungen')).toContain('Ihre Einladung')
  expect(texts.deliveryText('Lesungen')).toBe('Ihre Einladung kommt mit der Post. Der Versand ist kostenlos.')
  expect(texts.deliveryText('Bücher')).toMatch(/^Zu Ihnen nach Hause\. /)
  expect(texts.orderedDeliveryText('Bücher')).toMatch(/^Wir schicken Ihre Prämie an die Lieferadresse\. /)
})

// Rule: formats-61
test('a card number has the digits and the groups of the brand', async () => {
  const { cardCodeError, editCardCode, groupCardCode } = await load<typeof cardCodes>(
    'shared-contracts/src/card-number/card-code.ts',
  )
  expect(groupCardCode('123456789012')).toBe('123 456 789 012')
  expect(['12345678901', '123456789012', '1234567890123'].map(cardCodeError)).toEqual([
    'stringTooShort',
    null,
    'invalidCardCode',
  ])
  expect(editCardCode('123', { text: '1234', caret: 4 }, 'insertText')).toEqual({ text: '123 4', caret: 5 })
  const { activateCard } = await load<typeof calls>('shared-contracts/src/calls/index.ts')
  const isSent = (cardCode: string) => v.safeParse(activateCard.body, { cardCode }).success
  expect(['123456789012', '1234567890123456789'].map(isSent)).toEqual([true, false])
})

// Rule: public-pages-95
test('a page of a remote has the lead of the brand, and its own if the brand has none', async () => {
  const { heroOf } = await load<{ heroOf: (path: string, hero: object) => object }>(
    'shared-contracts/src/facts/brand-facts.ts',
  )
  const hero = { title: 'Prämien', lead: 'Von der Route.' }
  expect(heroOf('/vorteile-und-praemien/praemien', hero)).toEqual({
    title: 'Prämien',
    lead: 'Bücher und Lesungen für Ihre Punkte.',
  })
  expect(heroOf('/konto/karten', hero)).toEqual(hero)
})

test('what a brand does not say is neutral', async () => {
  vi.resetModules()
  const { facts: _, ...silent } = bookshop
  vi.doMock('@portal/shared-contracts/brand/brand', () => ({ brand: silent }))
  const facts = await load<Record<string, unknown>>('shared-contracts/src/facts/brand-facts.ts')
  expect(textsIn({ ...facts }).filter((text) => words.test(text))).toEqual([])
  expect(facts).toMatchObject({
    inStore: 'im Laden',
    fromStore: 'aus dem Laden',
    places: [{ at: 'im Laden' }],
    recommendations: null,
    cardNumber: { digits: 19, group: 4 },
    deliveryTime: null,
    purchasePlaceHint: 'Zum Beispiel Laden und Stadt oder Online-Shop',
  })
})
