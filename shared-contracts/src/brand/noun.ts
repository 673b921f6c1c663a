import { brand } from '@portal/shared-contracts/brand/brand'
import type { Case, Noun } from './noun-type.ts'
import { sieOrDu } from './sie-or-du.ts'

export type { Case, Noun } from './noun-type.ts'

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative']
/** Articles in the order of the cases. */
const articles = {
  feminine: ['die', 'der', 'der', 'die'],
  masculine: ['der', 'des', 'dem', 'den'],
  neuter: ['das', 'des', 'dem', 'das'],
  plural: ['die', 'der', 'den', 'die'],
} as const

const articleOf = ({ gender, number }: Noun, wanted: Case): string =>
  articles[number ?? gender][cases.indexOf(wanted)] ?? ''
const formOf = ({ name, forms }: Noun, wanted: Case): string => forms?.[wanted] ?? name

/** The noun with its article: `der Kundenkarte`; a name without an article is `dm`, and `von dm` in the genitive. */
export function the(noun: Noun, wanted: Case): string {
  if (noun.hasNoArticle) return wanted === 'genitive' ? `von ${formOf(noun, 'dative')}` : formOf(noun, wanted)
  return `${articleOf(noun, wanted)} ${formOf(noun, wanted)}`
}

/**
 * `Ihr` and `kein` end like the article, without an ending where a noun that is not feminine stands in its basic form.
 */
function ended(stem: string, noun: Noun, wanted: Case): string {
  const article = articleOf(noun, wanted)
  const hasNone = noun.number !== 'plural' && (article === 'das' || (article === 'der' && wanted === 'nominative'))
  return `${stem}${hasNone ? '' : article.replace(/di?/, '')} ${formOf(noun, wanted)}`
}

/** `Ihre Kundenkarte` or `Deine Kundenkarte`, as the brand addresses its members. */
export const your = (noun: Noun, wanted: Case): string => ended(sieOrDu('Ihr', 'Dein'), noun, wanted)

/** `keine Kundenkarte` */
export const no = (noun: Noun, wanted: Case): string => ended('kein', noun, wanted)

/** The noun after a preposition with the dative, contracted where German does: `zur Kundenkarte`, `beim Kaufhaus`. */
export const after = (preposition: 'an' | 'bei' | 'in' | 'zu', noun: Noun): string =>
  `${preposition} ${the(noun, 'dative')}`
    .replace(/^zu der /, 'zur ')
    .replace(/^an dem /, 'am ')
    .replace(/^in dem /, 'im ')
    .replace(/^(bei|zu) dem /, '$1m ')

/** A verb in the number of its subject: `verb(card, 'ist', 'sind')`. */
export const verb = (subject: Noun, singular: string, plural: string): string =>
  subject.number === 'plural' ? plural : singular

/** The name as the first part of a compound, hyphenated throughout: `Käsehaus-Lindner` in `Käsehaus-Lindner-Konto`. */
export const inCompound = (name: string): string => name.replaceAll(' ', '-')

/** A text that begins a sentence; a name without an article keeps its small letter. */
export function capitalised(text: string): string {
  const isName = [brand.shop, brand.card, brand.programme, brand.account, brand.operator.company].some(
    ({ name, hasNoArticle }) => hasNoArticle && text.startsWith(name) && !/^[\p{L}-]/u.test(text.slice(name.length)),
  )
  return isName ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
