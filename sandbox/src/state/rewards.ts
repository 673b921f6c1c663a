import type { CatalogueEntry } from './catalogue-entry.ts'

type Reward = Omit<CatalogueEntry, 'usageType' | 'redeemAction' | 'hasPicture' | 'activatable'>

const everywhere = 'shop,pos,marketingapp'

const table: Reward[] = [
  // The three highlights of home and landing.
  {
    couponId: 'R1',
    title: 'Trüffelöl, 100 ml',
    subTitle: 'Tropfen für Tropfen Piemont',
    category: 'Produkte',
    points: 1500,
    validDays: 60,
    visibleIn: everywhere,
    perMember: 3,
    stock: { total: 100, taken: 76 },
  },
  // Not visible in the marketing app: proves that the highlights are filtered and not just the first three.
  {
    couponId: 'R4',
    title: 'Bergblütenhonig',
    subTitle: 'kalt geschleudert im Allgäu, 250 g',
    category: 'Produkte',
    points: 700,
    validDays: 90,
    visibleIn: 'shop,pos',
  },
  {
    couponId: 'R2',
    title: 'Hauskaffee No. 7',
    subTitle: 'ganze Bohne, 500 g',
    category: 'Produkte',
    points: 900,
    validDays: 75,
    visibleIn: everywhere,
    stock: { total: 200, taken: 88 },
  },
  {
    couponId: 'R3',
    title: 'Käse-Abend in der Academy',
    subTitle: '12 Sorten, ein Winzer',
    category: 'Veranstaltungen',
    points: 6800,
    validDays: 45,
    visibleIn: everywhere,
    perMember: 2,
    stock: { total: 24, taken: 9 },
  },
  {
    couponId: 'R5',
    title: 'Gutschein Feinkosttheke',
    subTitle: '10 € für alles hinter Glas',
    category: 'Gutscheine',
    points: 1000,
    validDays: 120,
    visibleIn: null,
    perMember: 5,
  },
  {
    couponId: 'R6',
    title: 'Frühstück für zwei',
    subTitle: 'in unserem Café, mit Champagner',
    category: 'Gutscheine',
    points: 2900,
    validDays: 60,
    visibleIn: 'shop',
    stock: { total: 60, taken: 22 },
  },
  {
    couponId: 'R7',
    title: 'Pralinen, von Hand gefüllt',
    subTitle: 'neun Stück aus der eigenen Confiserie',
    category: 'Produkte',
    points: 1200,
    validDays: 30,
    visibleIn: everywhere,
    perMember: 1,
    stock: { total: 150, taken: 64 },
  },
  // Expires soon.
  {
    couponId: 'R8',
    title: 'Weinprobe „Fünf Lagen“',
    subTitle: 'ein Abend an der Mosel, mitten in der Stadt',
    category: 'Veranstaltungen',
    points: 4200,
    validDays: 2,
    visibleIn: 'pos',
    perMember: 2,
    stock: { total: 30, taken: 24 },
  },
  // Nearly sold out.
  {
    couponId: 'R9',
    title: 'Balsamico, 12 Jahre gereift',
    subTitle: 'aus dem Kirschholzfass, 100 ml',
    category: 'Produkte',
    points: 3600,
    validDays: 60,
    visibleIn: everywhere,
    perMember: 1,
    stock: { total: 40, taken: 38 },
  },
  // Sold out.
  {
    couponId: 'R10',
    title: 'Wildlachs, kalt geräuchert',
    subTitle: 'über Buchenholz, 200 g am Stück',
    category: 'Produkte',
    points: 2400,
    validDays: 40,
    visibleIn: 'shop',
    stock: { total: 50, taken: 50 },
  },
  {
    couponId: 'R11',
    title: 'Pasta-Kurs mit Küchenchefin',
    subTitle: 'drei Formen, ein Sugo, ein langer Tisch',
    category: 'Veranstaltungen',
    points: 5500,
    validDays: 50,
    visibleIn: 'shop,pos',
    perMember: 2,
    stock: { total: 16, taken: 7 },
  },
  {
    couponId: 'R12',
    title: 'Picknickkorb für vier',
    subTitle: 'gepackt von unserer Theke, Korb inklusive',
    category: 'Produkte',
    points: 8900,
    validDays: 90,
    visibleIn: null,
    stock: { total: 25, taken: 4 },
  },
]

/** The twelve rewards. `R1`, `R2` and `R3` are the first three that the marketing app may show. */
export const rewards: CatalogueEntry[] = table.map((reward) => ({
  ...reward,
  usageType: 'REWARD',
  redeemAction: null,
  hasPicture: true,
  activatable: false,
}))
