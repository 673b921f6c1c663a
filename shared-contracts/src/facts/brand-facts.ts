import { brand } from '@portal/shared-contracts/brand/brand'
import type { CouponPlaceFact, Facts, Place, RewardCategoryFact, SaidFacts } from '../brand/facts.ts'
import { after, capitalised, the, type Noun } from '../brand/noun.ts'
import { sieOrDu } from '../brand/sie-or-du.ts'

/*
 * The facts of the brand. In place of those that it does not say stand neutral ones, which are true for every retailer;
 * also for a shell that was built before a fact existed. The marks `PURE` let a build leave out what it does not use.
 */

const fact = <Value>(said: (facts: SaidFacts) => Value | undefined, neutral: Value): Value =>
  said(brand.facts ?? {}) ?? neutral

export const store = /* @__PURE__ */ fact<Noun>((said) => said.store, {
  name: 'Laden',
  gender: 'masculine',
  forms: { genitive: 'Ladens' },
})

/** `im Laden` */
export const inStore = /* @__PURE__ */ after('in', store)
/** `dem Laden` */
const storeInDative = /* @__PURE__ */ the(store, 'dative')
/** `aus dem Laden` */
export const fromStore = `aus ${storeInDative}`

export const places = /* @__PURE__ */ fact<readonly Place[]>((said) => said.places, [{ at: inStore }])

export const recommendations = /* @__PURE__ */ fact<string | null>((said) => said.recommendations, null)

// The values of coupon places are the specification's.
export const couponPlaces = /* @__PURE__ */ fact<readonly CouponPlaceFact[]>(
  (said) => said.couponPlaces,
  [
    { name: /* @__PURE__ */ capitalised(inStore), at: inStore, values: ['Im Laden', inStore], hasTill: true },
    { name: 'Im Online-Shop', at: 'im Online-Shop' },
  ],
)

export const rewardCategories = /* @__PURE__ */ fact<readonly RewardCategoryFact[]>(
  (said) => said.rewardCategories,
  [
    { name: 'Veranstaltungen', kind: 'event' },
    { name: 'Gutscheine', kind: 'voucher' },
    { name: 'Produkte', kind: 'product' },
  ],
)

export const cardNumber = /* @__PURE__ */ fact((said) => said.cardNumber, { digits: 19, group: 4 })

export const deliveryTime = /* @__PURE__ */ fact<string | null>((said) => said.deliveryTime, null)
export const reservationTime = /* @__PURE__ */ fact<string | null>((said) => said.reservationTime, null)
export const deliversAlcohol = /* @__PURE__ */ fact((said) => said.deliversAlcohol, false)
export const eventExamples = /* @__PURE__ */ fact<string | null>((said) => said.eventExamples, null)
export const appSystems = /* @__PURE__ */ fact<string | null>((said) => said.appSystems, null)

export const arbitrationBoard = /* @__PURE__ */ fact<string | null>((said) => said.arbitrationBoard, null)
export const supervisoryAuthority = /* @__PURE__ */ fact<string | null>((said) => said.supervisoryAuthority, null)
export const accessibilityAuthority = /* @__PURE__ */ fact<Facts['accessibilityAuthority']>(
  (said) => said.accessibilityAuthority,
  {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    gender: 'feminine',
    city: 'Magdeburg',
  },
)

type Leads = { lead?: string | undefined; leadWithDu?: string | undefined }

/**
 * The hero of a page of a remote, whose text below the title is the brand's if it has one of its own, or else the
 * remote's in the form in which the brand addresses its members.
 */
export function heroOf<Hero extends Leads>(path: string, { leadWithDu, ...hero }: Hero): Omit<Hero, 'leadWithDu'> {
  const lead = brand.facts?.leads?.[path] ?? sieOrDu(hero.lead, leadWithDu ?? hero.lead)
  return lead === undefined ? hero : { ...hero, lead }
}

const hint = (name: keyof Facts['hints'], neutral: string): string => fact((said) => said.hints?.[name], neutral)

export const searchCouponsHint = /* @__PURE__ */ hint('searchCoupons', 'Zum Beispiel Rabatt')
export const searchRewardsHint = /* @__PURE__ */ hint('searchRewards', 'Zum Beispiel Gutschein')
export const searchBookingsHint = /* @__PURE__ */ hint('searchBookings', 'Zum Beispiel Online-Shop')
const storeAndTown = /* @__PURE__ */ fact(() => `Zum Beispiel ${store.name} und Stadt oder Online-Shop`, '')
export const purchasePlaceHint = /* @__PURE__ */ hint('purchasePlace', storeAndTown)

const text = (name: keyof Facts['texts'], neutral: string): string => fact((said) => said.texts?.[name], neutral)

export const couponsText = /* @__PURE__ */ text(
  'coupons',
  /* @__PURE__ */ sieOrDu(
    'Mehrfach punkten und sparen: Coupons, die Sie selbst aktivieren.',
    'Mehrfach punkten und sparen: Coupons, die Du selbst aktivierst.',
  ),
)
export const rewardsText = /* @__PURE__ */ text(
  'rewards',
  /* @__PURE__ */ sieOrDu(
    'Produkte, Gutscheine und Veranstaltungen, die Sie mit Ihren Punkten bezahlen.',
    'Produkte, Gutscheine und Veranstaltungen, die Du mit Deinen Punkten bezahlst.',
  ),
)
export const eventsText = /* @__PURE__ */ text(
  'events',
  /* @__PURE__ */ sieOrDu('Dazu laden wir Sie ein.', 'Dazu laden wir Dich ein.'),
)
export const newsletterText = /* @__PURE__ */ text(
  'newsletter',
  /* @__PURE__ */ sieOrDu(
    'Erfahren Sie zuerst von neuen Prämien und Aktionen.',
    'Erfahre zuerst von neuen Prämien und Aktionen.',
  ),
)
export const newsText = /* @__PURE__ */ text('news', 'was es Neues gibt')
