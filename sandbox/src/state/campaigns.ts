import type { CatalogueEntry, CatalogueText, CatalogueTerms } from './catalogue-entry.ts'

type Campaign = Pick<CatalogueEntry, 'redeemAction'> &
  Partial<Pick<CatalogueEntry, 'usageType' | 'activatable'>> & {
    text: CatalogueText
    terms: Omit<CatalogueTerms, 'points' | 'visibleIn'>
  }

const table: Record<string, Campaign> = {
  A1: {
    text: { title: '5-fach punkten an der Käsetheke', subTitle: 'auf jedes Stück vom Laib', category: 'Im Laden' },
    terms: { validDays: 14, perMember: 3 },
    redeemAction: { actionType: 'MULTIPLIERACTION', value: '5' },
  },
  A2: {
    text: { title: 'Ein Espresso aufs Haus', subTitle: 'zu jedem Stück Kuchen im Café', category: 'Gastronomie' },
    terms: { validDays: 30, perMember: 1 },
    redeemAction: { actionType: 'DISCOUNTACTION', value: '100' },
  },
  A3: {
    text: { title: '15 % auf feines Gebäck', subTitle: 'ab 30 € Bestellwert', category: 'Im Online-Shop' },
    terms: { validDays: 3 },
    redeemAction: { actionType: 'DISCOUNTACTION', value: '15' },
  },
  A4: {
    text: { title: '300 Extrapunkte auf Präsentkörbe', subTitle: 'ab dem Korb „Viktualien“', category: 'Im Laden' },
    terms: { validDays: 45, perMember: 2 },
    usageType: 'EXTRAPOINT',
    redeemAction: { actionType: 'FIXEDPOINTACTION', value: '300' },
  },
  A5: {
    text: { title: 'Doppelt punkten in der Academy', subTitle: 'auf alle Kurse und Verkostungen', category: 'Academy' },
    terms: { validDays: 60 },
    redeemAction: { actionType: 'MULTIPLIERACTION', value: '2' },
  },
  // Cannot be activated: it applies without activation.
  A6: {
    text: { title: 'Ein Essen für die Tafel', subTitle: 'wir geben den Gegenwert weiter', category: 'Im Laden' },
    terms: { validDays: 90, donatePoints: 250 },
    activatable: false,
    redeemAction: { actionType: 'FIXEDPOINTACTION', value: '250' },
  },
}

/** The Aktionen: one per kind of redeem action, a free gift among them (a discount of 100). */
export const campaigns: CatalogueEntry[] = Object.entries(table).map(([couponId, { text, terms, ...others }]) => ({
  couponId,
  usageType: 'INCENTIVE',
  activatable: true,
  visibleIn: 'shop,pos',
  ...text,
  ...terms,
  ...others,
  points: 0,
  hasPicture: false,
}))
