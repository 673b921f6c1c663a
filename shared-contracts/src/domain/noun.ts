/** A German noun in the singular, with what its article depends on. */
export type Noun = {
  name: string
  gender: 'feminine' | 'masculine' | 'neuter'
  /** Its other forms, such as `Kontors` in the genitive. */
  forms?: Partial<Record<Case, string>>
}

export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative'

/** Articles by case in the order nominative, genitive, dative, accusative. */
const articles = {
  feminine: ['die', 'der', 'der', 'die'],
  masculine: ['der', 'des', 'dem', 'den'],
  neuter: ['das', 'des', 'dem', 'das'],
} as const

/** Endings of `ein`, `kein` and `Ihr` in the same order. */
const endings = {
  feminine: ['e', 'er', 'er', 'e'],
  masculine: ['', 'es', 'em', 'en'],
  neuter: ['', 'es', 'em', ''],
} as const

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative']

const formOf = ({ name, forms }: Noun, wanted: Case): string => forms?.[wanted] ?? name

/** The noun with its article: `der Kundenkarte`. */
export const the = (noun: Noun, wanted: Case): string =>
  `${articles[noun.gender][cases.indexOf(wanted)]} ${formOf(noun, wanted)}`

const ended = (stem: string, noun: Noun, wanted: Case): string =>
  `${stem}${endings[noun.gender][cases.indexOf(wanted)]} ${formOf(noun, wanted)}`

/** `Ihre Kundenkarte` */
export const your = (noun: Noun, wanted: Case): string => ended('Ihr', noun, wanted)

/** `keine Kundenkarte` */
export const no = (noun: Noun, wanted: Case): string => ended('kein', noun, wanted)

/** Prepositions with the dative, which contract with `dem`, and `zu` with `der`, too. */
const contracted: Readonly<Record<string, string>> = {
  'an dem': 'am',
  'bei dem': 'beim',
  'zu dem': 'zum',
  'zu der': 'zur',
}

/** The noun after a preposition with the dative: `zur Kundenkarte`, `beim Hafenkontor`. */
export function after(preposition: 'an' | 'bei' | 'zu', noun: Noun): string {
  const article = `${preposition} ${articles[noun.gender][2]}`
  return `${contracted[article] ?? article} ${formOf(noun, 'dative')}`
}

/** A text that begins a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
