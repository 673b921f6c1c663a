import type { CatalogueEntry, CatalogueText, CatalogueTerms } from './catalogue-entry.ts'

const everywhere = 'shop,pos,marketingapp'

const table: Record<string, { text: CatalogueText; terms: CatalogueTerms }> = {
  // The three highlights of home and landing.
  R1: {
    text: { title: 'Trüffelöl, 100 ml', subTitle: 'Tropfen für Tropfen Piemont', category: 'Produkte' },
    terms: { points: 1500, validDays: 60, visibleIn: everywhere, perMember: 3, stock: { total: 100, taken: 76 } },
  },
  // Not visible in the marketing app: proves that the highlights are filtered and not just the first three.
  R4: {
    text: { title: 'Bergblütenhonig', subTitle: 'kalt geschleudert im Allgäu, 250 g', category: 'Produkte' },
    terms: { points: 700, validDays: 90, visibleIn: 'shop,pos' },
  },
  R2: {
    text: { title: 'Hauskaffee No. 7', subTitle: 'ganze Bohne, 500 g', category: 'Produkte' },
    terms: { points: 900, validDays: 75, visibleIn: everywhere, stock: { total: 200, taken: 88 } },
  },
  R3: {
    text: { title: 'Käse-Abend in der Academy', subTitle: '12 Sorten, ein Winzer', category: 'Veranstaltungen' },
    terms: { points: 6800, validDays: 45, visibleIn: everywhere, perMember: 2, stock: { total: 24, taken: 9 } },
  },
  R5: {
    text: { title: 'Gutschein Feinkosttheke', subTitle: '10 € für alles hinter Glas', category: 'Gutscheine' },
    terms: { points: 1000, validDays: 120, visibleIn: null, perMember: 5 },
  },
  R6: {
    text: { title: 'Frühstück für zwei', subTitle: 'in unserem Café, mit Champagner', category: 'Gutscheine' },
    terms: { points: 2900, validDays: 60, visibleIn: 'shop', stock: { total: 60, taken: 22 } },
  },
  R7: {
    text: {
      title: 'Pralinen, von Hand gefüllt',
      subTitle: 'neun Stück aus der eigenen Confiserie',
      category: 'Produkte',
    },
    terms: { points: 1200, validDays: 30, visibleIn: everywhere, perMember: 1, stock: { total: 150, taken: 64 } },
  },
  // Expires soon.
  R8: {
    text: {
      title: 'Weinprobe „Fünf Lagen“',
      subTitle: 'ein Abend an der Mosel, mitten in der Stadt',
      category: 'Veranstaltungen',
    },
    terms: { points: 4200, validDays: 2, visibleIn: 'pos', perMember: 2, stock: { total: 30, taken: 24 } },
  },
  // Nearly sold out.
  R9: {
    text: { title: 'Balsamico, 12 Jahre gereift', subTitle: 'aus dem Kirschholzfass, 100 ml', category: 'Produkte' },
    terms: { points: 3600, validDays: 60, visibleIn: everywhere, perMember: 1, stock: { total: 40, taken: 38 } },
  },
  // Sold out.
  R10: {
    text: { title: 'Wildlachs, kalt geräuchert', subTitle: 'über Buchenholz, 200 g am Stück', category: 'Produkte' },
    terms: { points: 2400, validDays: 40, visibleIn: 'shop', stock: { total: 50, taken: 50 } },
  },
  R11: {
    text: {
      title: 'Pasta-Kurs mit Küchenchefin',
      subTitle: 'drei Formen, ein Sugo, ein langer Tisch',
      category: 'Veranstaltungen',
    },
    terms: { points: 5500, validDays: 50, visibleIn: 'shop,pos', perMember: 2, stock: { total: 16, taken: 7 } },
  },
  R12: {
    text: {
      title: 'Picknickkorb für vier',
      subTitle: 'gepackt von unserer Theke, Korb inklusive',
      category: 'Produkte',
    },
    terms: { points: 8900, validDays: 90, visibleIn: null, stock: { total: 25, taken: 4 } },
  },
}

/** The twelve rewards. `R1`, `R2` and `R3` are the first three that the marketing app may show. */
export const rewards: CatalogueEntry[] = Object.entries(table).map(([couponId, { text, terms }]) => ({
  couponId,
  ...text,
  ...terms,
  usageType: 'REWARD',
  redeemAction: null,
  hasPicture: true,
  activatable: false,
}))
