import type { CatalogueEntry } from './catalogue-entry.ts'

type Campaign = Omit<CatalogueEntry, 'points' | 'hasPicture' | 'visibleIn'>

const table: Campaign[] = [
  {
    couponId: 'A1',
    usageType: 'INCENTIVE',
    title: '5-fach punkten an der Käsetheke',
    subTitle: 'auf jedes Stück vom Laib',
    category: 'Im Laden',
    validDays: 14,
    activatable: true,
    perMember: 3,
    redeemAction: { actionType: 'MULTIPLIERACTION', value: '5' },
  },
  {
    couponId: 'A2',
    usageType: 'INCENTIVE',
    title: 'Ein Espresso aufs Haus',
    subTitle: 'zu jedem Stück Kuchen im Café',
    category: 'Gastronomie',
    validDays: 30,
    activatable: true,
    perMember: 1,
    redeemAction: { actionType: 'DISCOUNTACTION', value: '100' },
  },
  {
    couponId: 'A3',
    usageType: 'INCENTIVE',
    title: '15 % auf feines Gebäck',
    subTitle: 'ab 30 € Bestellwert',
    category: 'Im Online-Shop',
    validDays: 3,
    activatable: true,
    redeemAction: { actionType: 'DISCOUNTACTION', value: '15' },
  },
  {
    couponId: 'A4',
    usageType: 'EXTRAPOINT',
    title: '300 Extrapunkte auf Präsentkörbe',
    subTitle: 'ab dem Korb „Viktualien“',
    category: 'Im Laden',
    validDays: 45,
    activatable: true,
    perMember: 2,
    redeemAction: { actionType: 'FIXEDPOINTACTION', value: '300' },
  },
  {
    couponId: 'A5',
    usageType: 'INCENTIVE',
    title: 'Doppelt punkten in der Academy',
    subTitle: 'auf alle Kurse und Verkostungen',
    category: 'Academy',
    validDays: 60,
    activatable: true,
    redeemAction: { actionType: 'MULTIPLIERACTION', value: '2' },
  },
  // Cannot be activated: it applies without activation.
  {
    couponId: 'A6',
    usageType: 'INCENTIVE',
    title: 'Ein Essen für die Tafel',
    subTitle: 'wir geben den Gegenwert weiter',
    category: 'Im Laden',
    validDays: 90,
    activatable: false,
    donatePoints: 250,
    redeemAction: { actionType: 'FIXEDPOINTACTION', value: '250' },
  },
]

/** The Aktionen: one per kind of redeem action, a free gift among them (a discount of 100). */
export const campaigns: CatalogueEntry[] = table.map((campaign) => ({
  ...campaign,
  points: 0,
  hasPicture: false,
  visibleIn: 'shop,pos',
}))
