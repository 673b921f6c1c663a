import type { Brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'

export const brand = {
  addressesMembersWith: 'Du',
  withoutParts: [],
  shop: { name: 'Hafenkontor', gender: 'neuter', forms: { genitive: 'Hafenkontors' } },
  card: { name: 'Kontorpass', gender: 'masculine', forms: { genitive: 'Kontorpasses' } },
  wordmark: 'Hafenkontor·Pass',
  slogan: 'Punkte an Bord, Gutes zu Haus',
  programme: { name: 'Kontorpass-Programm', gender: 'neuter', forms: { genitive: 'Kontorpass-Programms' } },
  account: { name: 'Hafenkontor-Konto', gender: 'neuter', forms: { genitive: 'Hafenkontor-Kontos' } },
  domain: 'hafenkontor.example',
  figures: {
    welcomeBonusPoints: 750,
    pointsPerEuro: 2,
    pointsPerEuroOfValue: 150,
    minimumPointsToPay: 1500,
    minimumAge: 18,
  },
  pointsExpiry: { kind: 'never' },
  facts: {
    places: [
      { at: 'im Laden' },
      { at: 'in unseren Restaurants', listed: 'in den Restaurants', visit: 'im Restaurant' },
      { at: 'beim Catering', visit: 'beim Catering' },
    ],
    recommendations: 'Kontor-Tipps',
    couponPlaces: [
      { name: 'Im Laden', at: 'im Laden', hasTill: true },
      { name: 'Im Café', at: 'im Café', values: ['Gastronomie'], hasTill: true },
      { name: 'Probierstube', at: 'in der Probierstube', values: ['Academy'] },
      { name: 'Im Online-Shop', at: 'im Online-Shop' },
    ],
    deliveryTime: 'meist in zwei bis vier Werktagen',
    reservationTime: 'fünf Tage lang',
    deliversAlcohol: true,
    eventExamples: 'Verkostungen und Barkassenfahrten',
    appSystems: 'iOS 17 und Android 11',
    leads: {
      [paths.coupons]: 'Aussuchen, aktivieren, an die Kasse.',
      [paths.rewards]:
        'Kaffee, Tee, Fisch und lange Abende am Wasser, alles für Punkte. Der Versand innerhalb Deutschlands geht auf uns.',
      [paths.rarities]:
        'Kommt einmal, kommt selten wieder: Das zeigen wir zuerst unseren Mitgliedern. Im Laden, gern zurückgelegt.',
    },
    hints: {
      searchCoupons: 'Zum Beispiel Tee oder Krabben',
      searchRewards: 'Zum Beispiel Kaffee oder Barkasse',
      searchBookings: 'Zum Beispiel Restaurant',
      purchasePlace: 'Zum Beispiel Laden, Café oder Online-Shop',
    },
    texts: {
      coupons: 'Mehr Punkte, weniger Porto, mal probieren: Coupons, die Du selbst aktivierst.',
      rewards: 'Kaffee, Fisch, Gutscheine und lange Abende am Wasser, bezahlt mit Deinen Punkten.',
      events: 'Probieren, klönen, aufs Wasser gucken: Du bist eingeladen.',
      newsletter: 'Lies zuerst, was frisch geröstet ist, was angelegt hat und wann wir feiern.',
      news: 'was frisch geröstet ist und was gerade angelegt hat',
    },
  },
  operator: {
    company: { name: 'Hafenkontor Kaffee & Feines GmbH', gender: 'feminine' },
    street: 'Speicherstraße 3',
    city: '20457 Hamburg',
    managingDirectors: 'Merle Petersen',
    register: 'Amtsgericht Hamburg, HRB 000000',
    vatId: 'DE000000001',
    dataProtectionAuthority: 'beim Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit',
  },
  contact: {
    email: 'moin@hafenkontor.example',
    phone: '040\u00a00000\u00a00000',
    phoneUrl: 'tel:+494000000000',
    hours: 'Montag bis Samstag, 9\u00a0bis\u00a017\u00a0Uhr',
  },
  app: {
    name: 'Hafenkontor-App',
    appStore: 'https://apps.apple.com/de/app/hafenkontor/id0000000001',
    playStore: 'https://play.google.com/store/apps/details?id=example.hafenkontor.app',
  },
  loyalty: {
    prefix: 'bonuswerk',
    tokenField: 'bonuswerkToken',
    accountIdField: 'bonuswerkAccountId',
    pointsField: 'bonuswerkPoints',
    lineItemType: 'bonuswerkCoupon',
  },
  newsletterField: 'hasHafenkontorNewsletter',
  appId: 'hafenkontor-portal',
  elementPrefix: 'hafenkontor',
} as const satisfies Brand
