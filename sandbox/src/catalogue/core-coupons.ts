import { coupon, gift, off, times, type CatalogueEntry, fixed } from './entry.ts'

/** The first Aktionen: one per kind of redeem action, a free gift among them (a discount of 100). */
export const coreCoupons: CatalogueEntry[] = [
  coupon('A1', 'Im Laden', ['5-fach punkten an der Käsetheke', 'auf jedes Stück vom Laib'], times(5), {
    days: 14,
    perMember: 3,
  }),
  coupon('A2', 'Gastronomie', ['Ein Espresso aufs Haus', 'zu jedem Stück Kuchen im Café'], gift, {
    days: 30,
    perMember: 1,
  }),
  coupon('A3', 'Im Online-Shop', ['15 % auf feines Gebäck', 'ab 30 € Bestellwert'], off('15'), { days: 3 }),
  coupon(
    'A4',
    'Im Laden',
    ['300 Extrapunkte auf Präsentkörbe', 'ab dem Korb „Viktualien“'],
    { extraPoints: 300 },
    { days: 45, perMember: 2 },
  ),
  coupon('A5', 'Academy', ['Doppelt punkten in der Academy', 'auf alle Kurse und Verkostungen'], times(2), {
    days: 60,
  }),
  // Cannot be activated: it applies without activation.
  coupon('A6', 'Im Laden', ['Ein Essen für die Tafel', 'wir geben den Gegenwert weiter'], fixed(250), {
    days: 90,
    donatePoints: 250,
    activatable: false,
  }),
]
