import type { Brand } from '@portal/shared-contracts/brand/brand'

export const brand = {
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
