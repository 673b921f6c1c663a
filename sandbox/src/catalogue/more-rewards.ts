import { fixed, reward, rewards, type CatalogueEntry } from './entry.ts'

const products = rewards('Produkte', [
  ['R13', 'Olivenöl aus Ligurien', 'Taggiasca, kalt gepresst, 500 ml', 1100, { days: 70, perMember: 4 }],
  ['R14', 'Teedose „Erste Ernte“', 'Darjeeling aus dem Frühjahr, 125 g', 850, { days: 80, images: 'plain' }],
  [
    'R15',
    'Pfeffermühle aus Nussholz',
    'mit Kampot-Pfeffer befüllt',
    1350,
    { days: 64, stock: { total: 70, taken: 21 } },
  ],
  ['R16', 'Senf-Trio', 'Feige, Honig und Estragon, je 90 g', 650, { days: 100 }],
  [
    'R17',
    'Sardinen, Jahrgang 2024',
    'vier Dosen, jedes Jahr besser',
    950,
    { days: 55, stock: { total: 160, taken: 47 } },
  ],
  ['R18', 'Bauernlaib, vier Wochen lang', 'jeden Samstag ein Brot aus dem Holzofen', 2200, { days: 40, perMember: 1 }],
  ['R19', 'Gugelhupf nach Großmutters Rezept', 'mit Rumrosinen, 900 g', 1800, { days: 35 }],
  [
    'R20',
    'Zwölf Macarons',
    'sechs Sorten in der Schachtel',
    1600,
    { days: 30, perMember: 2, stock: { total: 90, taken: 58 } },
  ],
  ['R21', 'Riesling Spätlese', 'vom Steilhang, 0,75 l', 2100, { days: 85 }],
  [
    'R22',
    'Champagner Brut Nature',
    'drei Jahre auf der Hefe, 0,75 l',
    4900,
    { days: 60, stock: { total: 36, taken: 11 } },
  ],
  ['R23', 'Finocchiona', 'Salami mit wildem Fenchel, 400 g', 1900, { days: 33, images: 'plain' }],
  ['R24', 'Comté, 24 Monate gereift', 'ein Stück vom Laib, 800 g', 3200, { days: 45, perMember: 2 }],
  ['R25', 'Das Kochbuch unserer Küche', '120 Rezepte, mit Widmung', 2700, { days: 120 }],
  ['R26', 'Kupferpfanne, 24 cm', 'handgehämmert, ein Leben lang', 12500, { days: 90, stock: { total: 12, taken: 3 } }],
  ['R27', 'Schmortopf aus Gusseisen', 'für Sonntagsbraten und Geduld, 4,5 l', 15900, { days: 90, perMember: 1 }],
  ['R28', 'Lebkuchensterne', 'von Hand glasiert, zehn Stück', 1050, { days: 28 }],
  ['R29', 'Fünf Tafeln Schokolade', 'von Hell bis Edelbitter', 1250, { days: 65, stock: { total: 140, taken: 39 } }],
  ['R30', 'Pistaziencreme aus Bronte', 'zum Löffeln und Verstreichen, 190 g', 990, { days: 50 }],
])

const vouchers = rewards('Gutscheine', [
  ['R31', '5 € für die Backstube', 'Brot, Brezn oder Croissants', 500, { days: 150 }],
  ['R32', '25 € für den Weinkeller', 'einlösbar im Laden und online', 2500, { days: 150, perMember: 4 }],
  ['R33', '50 € für das Restaurant am Markt', 'gilt auch für Getränke', 5000, { days: 180 }],
  ['R34', 'Mittagstisch für zwei', 'zwei Gänge und ein Espresso', 2600, { days: 60 }],
  ['R35', 'Kaffee und Kuchen', 'ein Stück nach Wahl und eine Tasse dazu', 800, { days: 75, perMember: 3 }],
  ['R36', 'Eis für die ganze Familie', 'vier Waffeln mit je zwei Kugeln', 1150, { days: 45 }],
  ['R37', '100 € für Ihr Fest', 'beim Catering ab zehn Gästen', 10000, { days: 180, perMember: 1 }],
])

const events = rewards('Veranstaltungen', [
  [
    'R38',
    'Brotbackkurs',
    'ein Samstag, zwei Laibe, Ihr eigener Sauerteig',
    4600,
    { days: 42, stock: { total: 12, taken: 5 } },
  ],
  [
    'R39',
    'Austern und Chablis',
    'ein Abend am Tresen, neun Stück für jeden',
    5200,
    { days: 36, stock: { total: 20, taken: 14 } },
  ],
  ['R40', 'Schokoladen-Werkstatt', 'conchieren, gießen, naschen', 3900, { days: 48, perMember: 2 }],
  ['R41', 'Kräuterwanderung', 'mit Picknick auf der Wiese', 3100, { days: 110, stock: { total: 18, taken: 2 } }],
  [
    'R42',
    'Wildkochkurs im Herbst',
    'Reh, Steinpilze und eine dunkle Sauce',
    7200,
    { days: 25, stock: { total: 10, taken: 9 } },
  ],
  ['R43', 'Teestunde mit Verkostung', 'sieben Aufgüsse, drei Länder', 2800, { days: 52, perMember: 2 }],
  [
    'R44',
    'Abend am Küchentisch',
    'sieben Gänge neben dem Herd, für zwei',
    14500,
    { days: 95, stock: { total: 8, taken: 6 } },
  ],
])

/** Rewards whose data are rare but regular: a price in the redeem action, other forms of ids and values, no dates. */
const rare: CatalogueEntry[] = [
  {
    ...reward('R45', 'Produkte', ['Bergkäse, 18 Monate', 'aus silofreier Alpmilch, 500 g'], 0, { days: 66 }),
    points: null,
    redeemActions: [fixed(1700)],
  },
  // The id is sent as a number.
  reward('80046', 'Produkte', ['Vanilleschoten aus Madagaskar', 'drei Stück im Glas'], 1450, {
    days: 77,
    perMember: 2,
  }),
  reward('R_47', 'Produkte', ['Kirschkonfitüre', 'Schattenmorellen, im Kupferkessel gerührt'], 600, { days: 88 }),
  // The values of the condition are a list.
  reward('R48', 'Gutscheine', ['15 € für den Online-Shop', 'ohne Mindestbestellwert'], 1550, {
    days: 99,
    visibleIn: ['shop', 'marketingapp'],
  }),
  reward('R49', 'Produkte', ['Feigen im eigenen Saft', 'mit Lorbeer und Vanille, 240 g'], 750, {
    fromDay: null,
    days: null,
  }),
  reward('R50', 'Veranstaltungen', ['Eröffnung der Grillsaison', 'Anmeldung ab nächster Woche'], 3300, {
    fromDay: 7,
    days: 140,
  }),
  reward('R51', 'Produkte', ['Fleur de Sel', 'von Hand geschöpft, 150 g'], 550, { days: 0, perMember: 1 }),
]

export const moreRewards: CatalogueEntry[] = [...products, ...vouchers, ...events, ...rare]
