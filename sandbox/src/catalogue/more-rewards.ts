import { fixed, reward, type CatalogueEntry } from './entry.ts'

const products: CatalogueEntry[] = [
  reward('R13', 'Produkte', ['Olivenöl aus Ligurien', 'Taggiasca, kalt gepresst, 500 ml'], 1100, {
    days: 70,
    perMember: 4,
  }),
  reward('R14', 'Produkte', ['Teedose „Erste Ernte“', 'Darjeeling aus dem Frühjahr, 125 g'], 850, {
    days: 80,
    images: 'plain',
  }),
  reward('R15', 'Produkte', ['Pfeffermühle aus Nussholz', 'mit Kampot-Pfeffer befüllt'], 1350, {
    days: 64,
    stock: { total: 70, taken: 21 },
  }),
  reward('R16', 'Produkte', ['Senf-Trio', 'Feige, Honig und Estragon, je 90 g'], 650, { days: 100 }),
  reward('R17', 'Produkte', ['Sardinen, Jahrgang 2024', 'vier Dosen, jedes Jahr besser'], 950, {
    days: 55,
    stock: { total: 160, taken: 47 },
  }),
  reward('R18', 'Produkte', ['Bauernlaib, vier Wochen lang', 'jeden Samstag ein Brot aus dem Holzofen'], 2200, {
    days: 40,
    perMember: 1,
  }),
  reward('R19', 'Produkte', ['Gugelhupf nach Großmutters Rezept', 'mit Rumrosinen, 900 g'], 1800, { days: 35 }),
  reward('R20', 'Produkte', ['Zwölf Macarons', 'sechs Sorten in der Schachtel'], 1600, {
    days: 30,
    perMember: 2,
    stock: { total: 90, taken: 58 },
  }),
  reward('R21', 'Produkte', ['Riesling Spätlese', 'vom Steilhang, 0,75 l'], 2100, { days: 85 }),
  reward('R22', 'Produkte', ['Champagner Brut Nature', 'drei Jahre auf der Hefe, 0,75 l'], 4900, {
    days: 60,
    stock: { total: 36, taken: 11 },
  }),
  reward('R23', 'Produkte', ['Finocchiona', 'Salami mit wildem Fenchel, 400 g'], 1900, { days: 33, images: 'plain' }),
  reward('R24', 'Produkte', ['Comté, 24 Monate gereift', 'ein Stück vom Laib, 800 g'], 3200, {
    days: 45,
    perMember: 2,
  }),
  reward('R25', 'Produkte', ['Das Kochbuch unserer Küche', '120 Rezepte, mit Widmung'], 2700, { days: 120 }),
  reward('R26', 'Produkte', ['Kupferpfanne, 24 cm', 'handgehämmert, ein Leben lang'], 12500, {
    days: 90,
    stock: { total: 12, taken: 3 },
  }),
  reward('R27', 'Produkte', ['Schmortopf aus Gusseisen', 'für Sonntagsbraten und Geduld, 4,5 l'], 15900, {
    days: 90,
    perMember: 1,
  }),
  reward('R28', 'Produkte', ['Lebkuchensterne', 'von Hand glasiert, zehn Stück'], 1050, { days: 28 }),
  reward('R29', 'Produkte', ['Fünf Tafeln Schokolade', 'von Hell bis Edelbitter'], 1250, {
    days: 65,
    stock: { total: 140, taken: 39 },
  }),
  reward('R30', 'Produkte', ['Pistaziencreme aus Bronte', 'zum Löffeln und Verstreichen, 190 g'], 990, { days: 50 }),
]

const vouchers: CatalogueEntry[] = [
  reward('R31', 'Gutscheine', ['5 € für die Backstube', 'Brot, Brezn oder Croissants'], 500, { days: 150 }),
  reward('R32', 'Gutscheine', ['25 € für den Weinkeller', 'einlösbar im Laden und online'], 2500, {
    days: 150,
    perMember: 4,
  }),
  reward('R33', 'Gutscheine', ['50 € für das Restaurant am Markt', 'gilt auch für Getränke'], 5000, { days: 180 }),
  reward('R34', 'Gutscheine', ['Mittagstisch für zwei', 'zwei Gänge und ein Espresso'], 2600, { days: 60 }),
  reward('R35', 'Gutscheine', ['Kaffee und Kuchen', 'ein Stück nach Wahl und eine Tasse dazu'], 800, {
    days: 75,
    perMember: 3,
  }),
  reward('R36', 'Gutscheine', ['Eis für die ganze Familie', 'vier Waffeln mit je zwei Kugeln'], 1150, { days: 45 }),
  reward('R37', 'Gutscheine', ['100 € für Ihr Fest', 'beim Catering ab zehn Gästen'], 10000, {
    days: 180,
    perMember: 1,
  }),
]

const events: CatalogueEntry[] = [
  reward('R38', 'Veranstaltungen', ['Brotbackkurs', 'ein Samstag, zwei Laibe, Ihr eigener Sauerteig'], 4600, {
    days: 42,
    stock: { total: 12, taken: 5 },
  }),
  reward('R39', 'Veranstaltungen', ['Austern und Chablis', 'ein Abend am Tresen, neun Stück für jeden'], 5200, {
    days: 36,
    stock: { total: 20, taken: 14 },
  }),
  reward('R40', 'Veranstaltungen', ['Schokoladen-Werkstatt', 'conchieren, gießen, naschen'], 3900, {
    days: 48,
    perMember: 2,
  }),
  reward('R41', 'Veranstaltungen', ['Kräuterwanderung', 'mit Picknick auf der Wiese'], 3100, {
    days: 110,
    stock: { total: 18, taken: 2 },
  }),
  reward('R42', 'Veranstaltungen', ['Wildkochkurs im Herbst', 'Reh, Steinpilze und eine dunkle Sauce'], 7200, {
    days: 25,
    stock: { total: 10, taken: 9 },
  }),
  reward('R43', 'Veranstaltungen', ['Teestunde mit Verkostung', 'sieben Aufgüsse, drei Länder'], 2800, {
    days: 52,
    perMember: 2,
  }),
  reward('R44', 'Veranstaltungen', ['Abend am Küchentisch', 'sieben Gänge neben dem Herd, für zwei'], 14500, {
    days: 95,
    stock: { total: 8, taken: 6 },
  }),
]

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
