import { coupon, coupons, fixed, gift, off, times, type CatalogueEntry } from './entry.ts'

/** Aktionen in restaurant, café and catering. */
const dining = coupons('Gastronomie', [
  ['A37', 'Ein Glas Crémant geschenkt', 'zum Drei-Gänge-Menü im Restaurant am Markt', gift, { days: 35, perMember: 2 }],
  ['A38', '3-fach punkten beim Mittagstisch', 'montags bis freitags von halb zwölf bis zwei', times(3), { days: 30 }],
  [
    'A39',
    '10 % auf den Sonntagsbrunch',
    'mit Eierspeisen nach Wunsch und warmen Brioches',
    off('10'),
    { days: 20, perMember: 2 },
  ],
  ['A40', 'Die Suppe des Tages geschenkt', 'zu jedem Hauptgericht', gift, { days: 15, perMember: 3 }],
  [
    'A41',
    '200 Extrapunkte auf das Abendmenü',
    'vier Gänge, jede Woche neu geschrieben',
    { extraPoints: 200 },
    { days: 42 },
  ],
  ['A42', '15 % auf Ravioli und Tortellini', 'am Montag, von Hand gefaltet', off('15'), { days: 7, images: 'both' }],
  ['A43', 'Doppelt punkten auf Kaffee und Kuchen', 'täglich ab 14\u00a0Uhr', times(2), { days: 48 }],
  [
    'A44',
    'Eine Kugel Eis geschenkt',
    'zu zwei bezahlten, Sorten frei gewählt',
    gift,
    { days: 13, stock: { total: 500, taken: 322 } },
  ],
  ['A45', '5-fach punkten auf Catering', 'für Feste ab zehn Gästen', times(5), { days: 60 }],
  ['A46', '12 % auf den Käseteller', 'mit Feigen und einem Glas Rotwein', off('12'), { days: 25, perMember: 1 }],
  ['A47', 'Eine hausgemachte Limonade geschenkt', 'Zitrone, Verbene oder Blutorange', gift, { days: 32, perMember: 1 }],
  ['A48', 'Ein Stück Gugelhupf', 'noch ofenwarm, mit einer Wolke Sahne', fixed(250), { days: 55, perMember: 4 }],
])

/** Aktionen of the Academy, and donations. */
const academy: CatalogueEntry[] = [
  coupon('A49', 'Academy', ['20 % auf den Brotbackkurs', 'Sauerteig ansetzen, falten, backen'], off('20'), {
    days: 38,
    perMember: 1,
    stock: { total: 40, taken: 13 },
  }),
  coupon(
    'A50',
    'Academy',
    ['400 Extrapunkte auf Weinseminare', 'vom ersten Schluck bis zur Blindprobe'],
    { extraPoints: 400 },
    { days: 46 },
  ),
  coupon('A51', 'Academy', ['3-fach punkten auf Kochkurse', 'kleine Gruppen, große Herde'], times(3), {
    days: 41,
    images: 'both',
  }),
  coupon('A52', 'Academy', ['Ein Kochbuch geschenkt', 'zum Kurs „Französische Saucen“'], gift, {
    days: 23,
    perMember: 1,
  }),
  coupon('A53', 'Academy', ['10 % auf die Käseschule', 'sechs Abende, sechs Regionen'], off('10'), { days: 53 }),
  coupon('A54', 'Academy', ['Eine Kochmütze geschenkt', 'zum Kinderkurs am Samstag'], gift, {
    days: 16,
    stock: { total: 24, taken: 19 },
  }),
  coupon(
    'A55',
    'Academy',
    ['150 Extrapunkte auf den Schokoladenabend', 'sieben Kakaosorten, ein Maître'],
    { extraPoints: 150 },
    { days: 10 },
  ),
  coupon('A56', 'Im Laden', ['Ein warmes Frühstück spenden', 'für Schulkinder in unserem Viertel'], fixed(150), {
    days: 90,
    donatePoints: 150,
  }),
  coupon(
    'A57',
    'Im Online-Shop',
    ['Ein Korb für die Nachbarschaft', 'wir packen ihn und bringen ihn vorbei'],
    fixed(500),
    { days: 75, donatePoints: 500, perMember: 2 },
  ),
]

/** Coupons whose data are rare but regular: several actions, an unknown one, none, other forms of ids and values. */
const rare: CatalogueEntry[] = [
  coupon(
    'A58',
    'Im Laden',
    ['Doppelt punkten und sparen: Käsefondue', 'fertig gerieben, mit Kirschwasser aus dem Schwarzwald'],
    [off('10'), times(2)],
    { days: 30 },
  ),
  coupon(
    'A59',
    'Gastronomie, Academy',
    ['Drei Freuden zum Kochabend', 'Rabatt, Punkte und ein Aperitif'],
    [off('5'), times(3), gift],
    { days: 43, perMember: 1 },
  ),
  coupon(
    'A60',
    'Im Laden',
    ['Überraschung aus der Patisserie', 'was es ist, verrät die Theke'],
    { actionType: 'SURPRISEACTION', value: '7' },
    { days: 20, perMember: 1 },
  ),
  coupon('A61', 'Im Laden', ['Adventssingen im Stammhaus', 'mit Punsch und gebrannten Mandeln'], [], {
    days: 24,
    activatable: false,
  }),
  // The id is sent as a number.
  coupon('70062', 'Im Laden', ['6 % auf Dijon-Senf', 'fein, körnig oder mit Estragon'], off(6), {
    days: 34,
    perMember: 2,
  }),
  coupon('A_63', 'Im Online-Shop', ['Doppelt punkten auf Marmelade', 'sechzig Prozent Frucht, mindestens'], times(2), {
    days: 49,
  }),
  // The values of the condition are a list.
  coupon('A64', 'Im Laden', ['3-fach punkten auf Kürbis', 'Hokkaido, Muskat und Butternut'], times(3), {
    days: 14,
    visibleIn: ['shop', 'pos'],
  }),
  coupon('A65', '', ['5 % auf Ihren ganzen Einkauf', 'an einem Tag Ihrer Wahl'], off('5'), {
    fromDay: null,
    days: 60,
    perMember: 1,
  }),
  coupon(
    'A66',
    'Im Laden',
    ['100 Extrapunkte zum Kennenlernen', 'auf den ersten Einkauf an der Feinkosttheke'],
    { extraPoints: 100 },
    { days: null, perMember: 1 },
  ),
  // Active, and cannot be activated again once switched off.
  coupon('A67', 'Gastronomie', ['Eine Kanne Tee geschenkt', 'zum Scone mit Clotted Cream'], gift, {
    days: 28,
    activatable: false,
  }),
  // The platform rejects the activation.
  coupon('A68', 'Academy', ['10 % auf die Kräuterschule', 'Anmeldung im Laden erforderlich'], off('10'), {
    days: 21,
    rejectedWith: 'COUPON_NOT_ACTIVATABLE',
  }),
]

export const diningCoupons: CatalogueEntry[] = [...dining, ...academy, ...rare]
