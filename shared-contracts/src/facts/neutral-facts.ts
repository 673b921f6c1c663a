import type { Facts, SaidFacts } from '../brand/facts.ts'
import { after, capitalised, type Noun } from '../brand/noun.ts'

/** The facts of a brand: what it says, and neutral ones in place of what it does not say. */
export function factsOf(said: SaidFacts = {}): Facts {
  const neutral = neutralFacts(said.store ?? { name: 'Laden', gender: 'masculine', forms: { genitive: 'Ladens' } })
  return {
    ...neutral,
    ...said,
    hints: { ...neutral.hints, ...said.hints },
    texts: { ...neutral.texts, ...said.texts },
  }
}

/** Facts that are true for every retailer. The values of coupon places are the specification's. */
function neutralFacts(store: Noun): Facts {
  const inStore = after('in', store)
  return {
    store,
    places: [{ at: inStore }],
    recommendations: null,
    couponPlaces: [
      { name: capitalised(inStore), at: inStore, values: ['Im Laden', inStore], hasTill: true },
      { name: 'Im Online-Shop', at: 'im Online-Shop' },
    ],
    rewardCategories: [
      { name: 'Veranstaltungen', kind: 'event' },
      { name: 'Gutscheine', kind: 'voucher' },
      { name: 'Produkte', kind: 'product' },
    ],
    cardNumber: { digits: 19, group: 4 },
    deliveryTime: null,
    reservationTime: null,
    deliversAlcohol: false,
    eventExamples: null,
    appSystems: null,
    arbitrationBoard: null,
    supervisoryAuthority: null,
    accessibilityAuthority: {
      name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
      gender: 'feminine',
      city: 'Magdeburg',
    },
    leads: {},
    hints: {
      searchCoupons: 'Zum Beispiel Rabatt',
      searchRewards: 'Zum Beispiel Gutschein',
      searchBookings: 'Zum Beispiel Online-Shop',
      purchasePlace: `Zum Beispiel ${store.name} und Stadt oder Online-Shop`,
    },
    texts: {
      coupons: 'Mehrfach punkten und sparen: Coupons, die Sie selbst aktivieren.',
      rewards: 'Produkte, Gutscheine und Veranstaltungen, die Sie mit Ihren Punkten bezahlen.',
      events: 'Dazu laden wir Sie ein.',
      newsletter: 'Erfahren Sie zuerst von neuen Prämien, Veranstaltungen und Aktionen.',
      news: 'was es Neues gibt',
    },
  }
}
