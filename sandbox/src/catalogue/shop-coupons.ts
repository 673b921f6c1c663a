import { coupon, coupons, gift, off, times, type CatalogueEntry } from './entry.ts'

/** Aktionen in the store. */
const inStore: CatalogueEntry[] = [
  coupon(
    'A7',
    'Im Laden',
    ['3-fach punkten auf Olivenöl', 'elf Sorten, vom milden Ligurer bis zum pfeffrigen Sizilianer'],
    times(3),
    { days: 21 },
  ),
  coupon('A8', 'Im Laden', ['12,5 % auf Rohmilchkäse', 'am Stück, von unserer Affineurin ausgesucht'], off(12.5), {
    days: 18,
    perMember: 4,
  }),
  coupon('A9', 'Im Laden', ['Ein Glas Feigensenf geschenkt', 'zu 300 g Käse aus der Theke'], gift, {
    days: 26,
    perMember: 1,
    stock: { total: 400, taken: 117 },
  }),
  coupon(
    'A10',
    'Im Laden',
    ['200 Extrapunkte auf Bauernbrot', 'drei Laibe, jeder mit 48 Stunden Teigruhe'],
    { extraPoints: 200 },
    { days: 33 },
  ),
  coupon(
    'A11',
    'Im Laden',
    ['10 % auf luftgetrockneten Schinken', 'hauchdünn geschnitten und sofort verpackt'],
    off('10'),
    { days: 12, perMember: 2 },
  ),
  coupon(
    'A12',
    'Im Laden',
    ['4-fach punkten auf Weine der Mosel', 'Riesling vom Schiefer, trocken bis feinherb'],
    times(4),
    { days: 28, images: 'both' },
  ),
  coupon('A13', 'Im Laden', ['20 % auf Austern', 'nur heute: Fines de Claire, geöffnet oder für zu Hause'], off('20'), {
    days: 0,
    perMember: 1,
  }),
  coupon('A14', 'Im Laden', ['Doppelt punkten auf losen Tee', 'frisch abgefüllt aus achtunddreißig Dosen'], times(2), {
    days: 40,
  }),
  coupon('A15', 'Im Laden', ['Drei Macarons geschenkt', 'ab 25 € Einkauf in der Confiserie'], gift, {
    days: 17,
    stock: { total: 250, taken: 201 },
  }),
  coupon(
    'A16',
    'Im Laden',
    ['150 Extrapunkte auf Waldhonig', 'dunkel, würzig und kalt geschleudert'],
    { extraPoints: 150 },
    { days: 52 },
  ),
  coupon(
    'A17',
    'Im Laden',
    ['15 % auf Fisch im Ganzen', 'Saibling, Dorade oder Wolfsbarsch, küchenfertig vorbereitet'],
    off('15'),
    { days: 1, perMember: 2 },
  ),
  coupon('A18', 'Im Laden', ['5-fach punkten auf Bio-Gemüse', 'morgens geerntet, mittags bei uns'], times(5), {
    days: 9,
  }),
  coupon(
    'A19',
    'Im Laden, Im Online-Shop',
    ['8 % auf alles aus der Rösterei', 'vier Röstungen, jede Woche frisch'],
    off('8'),
    { days: 36 },
  ),
  coupon(
    'A20',
    'Im Laden',
    ['250 Extrapunkte auf Salami und Coppa', 'ab 200 g, auch gemischt'],
    { extraPoints: 250 },
    { days: 24, perMember: 3 },
  ),
  coupon('A21', 'Im Laden', ['Ein Bund Kräuter geschenkt', 'zu jedem Gemüseeinkauf ab 15 €'], gift, {
    days: 31,
    perMember: 5,
  }),
  coupon('A22', 'Im Laden', ['3-fach punkten auf Schokolade', 'auf jede Tafel, solange Sie mögen'], times(3), {
    fromDay: null,
    days: null,
  }),
  coupon('A23', 'Im Laden', ['15 % auf frische Trüffel', 'pünktlich zum Advent, vor Ihren Augen gewogen'], off('15'), {
    fromDay: 6,
    days: 34,
    perMember: 1,
  }),
  coupon('A24', 'Im Laden', ['Doppelt punkten auf Waldpilze', 'Steinpilz, Pfifferling und Maronenröhrling'], times(2), {
    days: 11,
    stock: { total: 300, taken: 300 },
  }),
]

/** Aktionen in the online shop. */
const online = coupons('Im Online-Shop', [
  [
    'A25',
    '20 % auf Geschenkkörbe',
    'für Gastgeber, Geburtstage und einfach so',
    off('20'),
    { days: 22, images: 'both' },
  ],
  ['A26', 'Der Versand ist geschenkt', 'auf jede Bestellung ab 29 €', gift, { days: 58 }],
  [
    'A27',
    '4-fach punkten auf Pasta aus Gragnano',
    'durch Bronze gezogen, an der Luft getrocknet',
    times(4),
    { days: 27 },
  ],
  [
    'A28',
    '400 Extrapunkte auf Ihr erstes Weinpaket',
    'sechs Flaschen, sechs Winzerinnen',
    { extraPoints: 400 },
    { days: 44, perMember: 1 },
  ],
  ['A29', '10 % auf Gewürze', 'ganz oder frisch gemahlen, in der kleinen Dose', off('10'), { days: 39 }],
  [
    'A30',
    '12 % auf den Tee-Adventskalender',
    'vierundzwanzig Tassen bis Heiligabend',
    off('12'),
    { days: 8, stock: { total: 120, taken: 96 } },
  ],
  ['A31', 'Doppelt punkten auf Fischkonserven', 'Sardinen und Ventresca aus Galicien', times(2), { days: 47 }],
  ['A32', 'Ein Glas Pesto geschenkt', 'ab 45 € Bestellwert, mit Basilikum aus Pra', gift, { days: 19, perMember: 1 }],
  ['A33', '5-fach punkten auf Lebkuchen', 'nach Nürnberger Art, mit ganzen Mandeln', times(5), { days: 29 }],
  ['A34', '7,5 % auf Küchenhelfer', 'vom Schneebesen bis zur Pfeffermühle', off('7.5'), { days: 50 }],
  [
    'A35',
    '300 Extrapunkte auf Champagner',
    'von kleinen Häusern mit eigenen Reben',
    { extraPoints: 300 },
    { days: 37, perMember: 2, stock: { total: 80, taken: 51 } },
  ],
  ['A36', '25 % auf Kochbücher', 'nur noch bis morgen: die Bestenliste unserer Küche', off('25'), { days: 1 }],
])

export const shopCoupons: CatalogueEntry[] = [...inStore, ...online]
