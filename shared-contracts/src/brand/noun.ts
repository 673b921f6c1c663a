export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative'

/** A German noun in the singular, with what its article depends on. */
export type Noun = {
  name: string
  gender: 'feminine' | 'masculine' | 'neuter'
  /** Its other forms, such as `Kaufhauses` in the genitive. */
  forms?: Partial<Record<Case, string>>
}

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative']
/** Articles in the order of the cases. */
const articles = {
  feminine: ['die', 'der', 'der', 'die'],
  masculine: ['der', 'des', 'dem', 'den'],
  neuter: ['das', 'des', 'dem', 'das'],
} as const

const articleOf = ({ gender }: Noun, wanted: Case): string => articles[gender][cases.indexOf(wanted)] ?? ''
const formOf = ({ name, forms }: Noun, wanted: Case): string => forms?.[wanted] ?? name

/** The noun with its article: `der Kundenkarte`. */
export const the = (noun: Noun, wanted: Case): string => `${articleOf(noun, wanted)} ${formOf(noun, wanted)}`

/** `Ihr` and `kein` end like the article, without an ending where a noun that is not feminine stands in its basic form. */
function ended(stem: string, noun: Noun, wanted: Case): string {
  const article = articleOf(noun, wanted)
  const hasNone = article === 'das' || (article === 'der' && wanted === 'nominative')
  return `${stem}${hasNone ? '' : article.replace(/di?/, '')} ${formOf(noun, wanted)}`
}

/** `Ihre Kundenkarte` */
export const your = (noun: Noun, wanted: Case): string => ended('Ihr', noun, wanted)

/** `keine Kundenkarte` */
export const no = (noun: Noun, wanted: Case): string => ended('kein', noun, wanted)

/** The noun after a preposition with the dative, contracted where German does: `zur Kundenkarte`, `beim Kaufhaus`. */
export const after = (preposition: 'an' | 'bei' | 'in' | 'zu', noun: Noun): string =>
  `${preposition} ${the(noun, 'dative')}`
    .replace(/^zu der/, 'zur')
    .replace(/^an dem/, 'am')
    .replace(/^in dem/, 'im')
    .replace(/^(bei|zu) dem/, '$1m')

/** A text that begins a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
