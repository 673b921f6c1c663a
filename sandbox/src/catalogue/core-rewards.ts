import { reward, type CatalogueEntry } from './entry.ts'

const everywhere = 'shop,pos,marketingapp'

/** The first rewards. `R1`, `R2` and `R3` are the first three that the marketing app may show. */
export const coreRewards: CatalogueEntry[] = [
  reward('R1', 'Produkte', ['Trüffelöl, 100 ml', 'Tropfen für Tropfen Piemont'], 1500, {
    description:
      'Ein mildes Olivenöl, in dem Scheiben vom schwarzen Trüffel aus dem Piemont ziehen, bis es nach Waldboden und Haselnuss duftet.\nEin paar Tropfen genügen: über Spiegelei, Risotto oder ein schlichtes Kartoffelpüree.',
    days: 60,
    visibleIn: everywhere,
    perMember: 3,
    stock: { total: 100, taken: 76 },
  }),
  // Not visible in the marketing app: proves that the highlights are filtered and not just the first three.
  reward('R4', 'Produkte', ['Bergblütenhonig', 'kalt geschleudert im Allgäu, 250 g'], 700, {
    description:
      'Aus der Imkerei eines Familienbetriebs auf 900 Metern Höhe. Kalt geschleudert, nie erhitzt, mit dem Duft von Thymian und Löwenzahn.',
    days: 90,
    visibleIn: 'shop,pos',
  }),
  reward('R2', 'Produkte', ['Hauskaffee No. 7', 'ganze Bohne, 500 g'], 900, {
    description:
      'Unsere Hausmischung seit 1974: helle Bohnen aus Äthiopien, dunkle aus Guatemala, langsam in der Trommel geröstet.\nSie schmeckt nach Kakao und reifer Pflaume, als Filterkaffee so rund wie als Espresso.',
    days: 75,
    visibleIn: everywhere,
    stock: { total: 200, taken: 88 },
  }),
  reward('R3', 'Veranstaltungen', ['Käse-Abend in der Academy', '12 Sorten, ein Winzer'], 6800, {
    description:
      'Ein Abend an der langen Tafel unserer Academy: zwölf Käse vom jungen Ziegenfrischkäse bis zum drei Jahre gereiften Comté, dazu die Weine eines Winzers, der selbst einschenkt.\nDie Einladung gilt für eine Person; den Termin wählen Sie mit der Einladung aus.',
    days: 45,
    visibleIn: everywhere,
    perMember: 2,
    stock: { total: 24, taken: 9 },
  }),
  reward('R5', 'Gutscheine', ['Gutschein Feinkosttheke', '10 € für alles hinter Glas'], 1000, {
    description:
      'Einzulösen an der Feinkosttheke, auch in Teilbeträgen: für Käse, Schinken, Salate und alles, was frisch hinter Glas liegt.',
    days: 120,
    visibleIn: null,
    perMember: 5,
  }),
  reward('R6', 'Gutscheine', ['Frühstück für zwei', 'in unserem Café, mit Champagner'], 2900, {
    days: 60,
    visibleIn: 'shop',
    stock: { total: 60, taken: 22 },
  }),
  reward('R7', 'Produkte', ['Pralinen, von Hand gefüllt', 'neun Stück aus der eigenen Confiserie'], 1200, {
    description:
      'Neun Pralinen, am Morgen gefüllt: Nougat, Champagnertrüffel, gesalzenes Karamell und was der Konfiseurin sonst eingefallen ist.',
    days: 30,
    visibleIn: everywhere,
    perMember: 1,
    stock: { total: 150, taken: 64 },
  }),
  // Expires soon.
  reward('R8', 'Veranstaltungen', ['Weinprobe „Fünf Lagen“', 'ein Abend an der Mosel, mitten in der Stadt'], 4200, {
    days: 2,
    visibleIn: 'pos',
    perMember: 2,
    stock: { total: 30, taken: 24 },
  }),
  // Nearly sold out.
  reward('R9', 'Produkte', ['Balsamico, 12 Jahre gereift', 'aus dem Kirschholzfass, 100 ml'], 3600, {
    days: 60,
    visibleIn: everywhere,
    perMember: 1,
    stock: { total: 40, taken: 38 },
  }),
  // Sold out.
  reward('R10', 'Produkte', ['Wildlachs, kalt geräuchert', 'über Buchenholz, 200 g am Stück'], 2400, {
    days: 40,
    visibleIn: 'shop',
    stock: { total: 50, taken: 50 },
  }),
  reward('R11', 'Veranstaltungen', ['Pasta-Kurs mit Küchenchefin', 'drei Formen, ein Sugo, ein langer Tisch'], 5500, {
    days: 50,
    visibleIn: 'shop,pos',
    perMember: 2,
    stock: { total: 16, taken: 7 },
  }),
  reward('R12', 'Produkte', ['Picknickkorb für vier', 'gepackt von unserer Theke, Korb inklusive'], 8900, {
    days: 90,
    visibleIn: null,
    stock: { total: 25, taken: 4 },
  }),
]
