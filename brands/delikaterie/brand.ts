import type { Brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'

export const brand = {
  addressesMembersWith: 'Sie',
  withoutParts: [],
  shop: { name: 'Delikaterie', gender: 'feminine' },
  card: { name: 'Delikaterie-Karte', gender: 'feminine' },
  /** The card's name in the header and on the card. */
  wordmark: 'Delikaterie·Karte',
  slogan: 'Punkte sammeln, Genuss erleben',
  programme: {
    name: 'Delikaterie-Karten-Programm',
    gender: 'neuter',
    forms: { genitive: 'Delikaterie-Karten-Programms' },
  },
  account: { name: 'Delikaterie-Konto', gender: 'neuter', forms: { genitive: 'Delikaterie-Kontos' } },
  domain: 'delikaterie.example',
  figures: {
    welcomeBonusPoints: 500,
    pointsPerEuro: 1,
    pointsPerEuroOfValue: 100,
    minimumPointsToPay: 1000,
    minimumAge: 18,
  },
  pointsExpiry: { kind: 'never' },
  facts: {
    places: [
      { at: 'im Laden' },
      { at: 'in unseren Restaurants', listed: 'in den Restaurants', visit: 'im Restaurant' },
      { at: 'beim Catering', visit: 'beim Catering' },
    ],
    recommendations: 'beExcited',
    couponPlaces: [
      { name: 'Im Laden', at: 'im Laden', hasTill: true },
      { name: 'Im Online-Shop', at: 'im Online-Shop' },
      { name: 'Gastronomie', at: 'in der Gastronomie', hasTill: true },
      { name: 'Academy', at: 'in der Academy' },
    ],
    deliveryTime: 'meist in drei bis fünf Werktagen',
    reservationTime: 'drei Tage lang',
    deliversAlcohol: true,
    eventExamples: 'Verkostungen und Kochabenden',
    appSystems: 'iOS 17 und Android 11',
    leads: {
      [paths.coupons]: 'Aktivieren, einkaufen, genießen.',
      [paths.rewards]:
        'Köstliches, Gutscheine und Genussabende für Ihre Punkte. Der Versand innerhalb Deutschlands ist kostenlos.',
      [paths.rarities]:
        'Was es nur selten gibt, zeigen wir zuerst unseren Mitgliedern. Zu haben im Laden, auf Wunsch zurückgelegt.',
    },
    hints: {
      searchCoupons: 'Zum Beispiel Käse oder Espresso',
      searchRewards: 'Zum Beispiel Schokolade oder Frühstück',
      searchBookings: 'Zum Beispiel Restaurant',
      purchasePlace: 'Zum Beispiel Laden und Stadt, Restaurant oder Online-Shop',
    },
    texts: {
      coupons: 'Mehrfach punkten, sparen, probieren: Coupons, die Sie selbst aktivieren.',
      rewards: 'Köstlichkeiten, Gutscheine und Genussabende, die Sie mit Ihren Punkten bezahlen.',
      events: 'Probieren, kochen, feiern: Dazu laden wir Sie ein.',
      newsletter: 'Erfahren Sie zuerst von neuen Köstlichkeiten, Veranstaltungen und Aktionen.',
      news: 'was frisch, rar und saisonal ist',
    },
  },
  operator: {
    company: { name: 'Delikaterie Feinkost GmbH', gender: 'feminine' },
    street: 'Viktualiengasse 12',
    city: '80331 München',
    managingDirectors: 'Theresa Brandl, Jonas Aigner',
    register: 'Amtsgericht München, HRB 000000',
    vatId: 'DE000000000',
    dataProtectionAuthority: 'beim Bayerischen Landesamt für Datenschutzaufsicht in Ansbach',
  },
  contact: {
    email: 'service@delikaterie.example',
    phone: '089\u00a00000\u00a00000',
    phoneUrl: 'tel:+498900000000',
    hours: 'Montag bis Freitag, 8\u00a0bis\u00a018\u00a0Uhr',
  },
  /** The app's name, and its pages in the stores. */
  app: {
    name: 'Delikaterie-App',
    appStore: 'https://apps.apple.com/de/app/delikaterie/id0000000000',
    playStore: 'https://play.google.com/store/apps/details?id=example.delikaterie.app',
  },
  loyalty: {
    prefix: 'convercus',
    tokenField: 'convercusToken',
    accountIdField: 'convercusAccountId',
    pointsField: 'convercusPoints',
    lineItemType: 'convercusCoupon',
  },
  newsletterField: 'hasDelikaterieNewsletter',
  appId: 'delikaterie-portal',
  elementPrefix: 'delikaterie',
} as const satisfies Brand
