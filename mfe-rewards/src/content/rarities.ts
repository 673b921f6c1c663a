import type { ComponentType } from 'react'
import type { Stock } from '../domain/rarity-status.ts'
import { CaviarTin, ChocolateBar, QuinceSpirit } from './edition-pictures.tsx'
import {
  AgedVinegar,
  CheeseInCrock,
  CheeseWheel,
  ForestHoney,
  Magnum,
  NewOliveOil,
  Panettone,
  SardineTin,
  WhiteTruffle,
} from './rarity-pictures.tsx'

/** What a piece holds: its weight or volume. */
export type Amount = readonly [count: number, unit: 'g' | 'kg' | 'ml' | 'l']

/** A rare or special-edition product, sold in the shop. Days are Berlin's. */
export type Rarity = Stock & {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly Picture: ComponentType
  /** Price in euros of one piece, and what it holds. */
  readonly price: number
  readonly amount: Amount
}

export const rarities: readonly Rarity[] = [
  {
    id: 'jubilaeumssekt',
    title: 'Jubiläumssekt in der Magnum',
    text: 'Riesling von einer Steillage an der Mosel, 48 Monate auf der Hefe, von Hand gerüttelt. 120 Flaschen haben wir für unser Jubiläum füllen lassen, jede ist nummeriert.',
    Picture: Magnum,
    price: 89,
    amount: [1.5, 'l'],
    left: 24,
    unit: ['Flasche', 'Flaschen'],
  },
  {
    id: 'albatrueffel',
    title: 'Weiße Trüffel aus Alba',
    text: 'Zweimal in der Woche bringt sie unser Sucher aus den Langhe. Wir wiegen vor Ihren Augen, und den Hobel leihen wir Ihnen für den Abend.',
    Picture: WhiteTruffle,
    price: 46,
    amount: [10, 'g'],
    until: '2026-12-31',
  },
  {
    id: 'bergkaese',
    title: 'Bergkäse, drei Sommer gereift',
    text: 'Ein Laib aus der Sennerei am Hochgrat, 36\u00a0Monate im Felsenkeller. Er bricht wie Parmesan und duftet nach Heu und gerösteten Nüssen.',
    Picture: CheeseWheel,
    price: 18,
    amount: [250, 'g'],
    from: '2026-12-05',
  },
  {
    id: 'novello',
    title: 'Olivenöl Novello',
    text: 'Das erste Öl der Ernte, ungefiltert und giftgrün, nach Artischocke und frisch gemähtem Gras. In der Kanne aus einer Mühle bei Lucca.',
    Picture: NewOliveOil,
    price: 32,
    amount: [500, 'ml'],
    left: 41,
    unit: ['Kanne', 'Kannen'],
  },
  {
    id: 'panettone',
    title: 'Panettone nach altem Rezept',
    text: 'Drei Tage Teigführung, Butter aus dem Allgäu, kandierte Orangen aus Sizilien. Unsere Patisserie backt 30 Stück am Tag, mehr passen nicht in den Ofen.',
    Picture: Panettone,
    price: 34,
    amount: [1, 'kg'],
    from: '2026-11-28',
    until: '2027-01-06',
  },
  {
    id: 'jahrgangssardinen',
    title: 'Jahrgangssardinen 2022',
    text: 'In Galicien zur besten Zeit gefangen, von Hand in die Dose gelegt und vier Jahre in Olivenöl gereift. Zart wie Butter, auf Brot mit Zitrone.',
    Picture: SardineTin,
    price: 14,
    amount: [115, 'g'],
    left: 63,
    unit: ['Dose', 'Dosen'],
  },
  {
    id: 'balsamico',
    title: 'Balsamico Extravecchio',
    text: '25 Jahre in sieben Fässern aus sieben Hölzern. Dicht wie Sirup, ein paar Tropfen genügen: auf Parmesan, auf Erdbeeren, auf Vanilleeis.',
    Picture: AgedVinegar,
    price: 128,
    amount: [100, 'ml'],
    left: 5,
    unit: ['Flasche', 'Flaschen'],
  },
  {
    id: 'kaviar',
    title: 'Kaviar vom bayerischen Stör',
    text: 'Aus einer kleinen Zucht mit eigenem Quellwasser, mild gesalzen, große dunkle Perlen. Die Löffel aus Perlmutt liegen bei.',
    Picture: CaviarTin,
    price: 96,
    amount: [50, 'g'],
    left: 8,
    unit: ['Dose', 'Dosen'],
  },
  {
    id: 'waldhonig',
    title: 'Waldhonig aus einem einzigen Sommer',
    text: 'Nur alle paar Jahre honigt die Weißtanne im Bayerischen Wald. 2026 war so ein Jahr: Der Honig ist fast schwarz und malzig, mit einem Hauch von Harz.',
    Picture: ForestHoney,
    price: 16,
    amount: [350, 'g'],
    left: 112,
    unit: ['Glas', 'Gläser'],
  },
  {
    id: 'ernteschokolade',
    title: 'Schokolade aus einer einzigen Ernte',
    text: '80 Prozent Kakao von vier Bauern in Piura, auf Steinmühlen drei Tage conchiert. Schmeckt nach Pflaume und schwarzem Tee; es gibt sie, solange die Bohnen reichen.',
    Picture: ChocolateBar,
    price: 12,
    amount: [80, 'g'],
  },
  {
    id: 'quittenbrand',
    title: 'Quittenbrand aus dem Kloster',
    text: 'Doppelt gebrannt aus Apfelquitten eines einzigen Gartens und fünf Jahre im Glasballon gelagert. Wir füllen im Januar ab, von Hand und in kleiner Zahl.',
    Picture: QuinceSpirit,
    price: 54,
    amount: [350, 'ml'],
    from: '2027-01-16',
  },
  {
    id: 'blauschimmel',
    title: 'Blauschimmelkäse im Steinguttopf',
    text: 'Rohmilchkäse vom Hof am Ammersee, in Portwein gebadet und von Hand in den Topf gestrichen. Die nächste Charge reift gerade.',
    Picture: CheeseInCrock,
    price: 29,
    amount: [300, 'g'],
    left: 0,
    unit: ['Topf', 'Töpfe'],
  },
]
