import type { Noun } from '@portal/shared-contracts/brand/noun'

type Kind = Noun['gender'] | 'plural'

const endings: Readonly<Record<Kind, readonly string[]>> = {
  feminine: ['e', 'er'],
  masculine: ['', 'es', 'em', 'en'],
  neuter: ['', 'es', 'em'],
  plural: ['e', 'er', 'en'],
}
const articles: Readonly<Record<Kind, readonly string[]>> = {
  feminine: ['die', 'der', 'zur'],
  masculine: ['der', 'des', 'dem', 'den', 'zum', 'am', 'im', 'vom', 'beim'],
  neuter: ['das', 'des', 'dem', 'zum', 'am', 'im', 'vom', 'beim'],
  plural: ['die', 'der', 'den'],
}
const ended = (stems: readonly string[], kind: Kind): string[] =>
  stems.flatMap((stem) => endings[kind].map((ending) => stem + ending))
const possessives = ['kein', 'ihr', 'dein', 'unser']
const articlesOf = (kind: Kind): string[] => [...articles[kind], ...ended([...possessives, 'ein', 'dies'], kind)]
const everyArticle = new Set((['feminine', 'masculine', 'neuter', 'plural'] as const).flatMap(articlesOf))

const formsOf = ({ name, forms = {} }: Noun): string[] => [...new Set([name, ...Object.values(forms)])]

/** A name that another one begins with is not that name: `der Kontor-Pass`, `der Kontor Pass`. */
const withoutLonger = (text: string, { name }: Noun, others: readonly Noun[]): string =>
  others
    .filter((other) => other.name.length > name.length && other.name.startsWith(name))
    .flatMap(formsOf)
    .reduce((rest, longer) => rest.replaceAll(longer, '…'), text)

/**
 * Articles of a noun's other gender or number, with the noun: `der Kaufhaus`. A name without an article has `Dein` at
 * most.
 */
export function wrongArticles(text: string, noun: Noun, others: readonly Noun[] = []): string[] {
  const kind = noun.number ?? noun.gender
  const right = new Set(noun.hasNoArticle ? ended(possessives, kind) : articlesOf(kind))
  const names = formsOf(noun)
    .map((form) => form.replaceAll(/[.+?()[\]]/g, String.raw`\$&`))
    .join('|')
  return [...withoutLonger(text, noun, others).matchAll(new RegExp(`(\\p{L}+)\\s(${names})(?![\\p{L}-])`, 'gu'))]
    .filter(([, before = '']) => everyArticle.has(before.toLowerCase()) && !right.has(before.toLowerCase()))
    .map(([found]) => found.replace(/\s/, ' '))
}

/** The names of a brand that stand in texts with an article. */
export const nounsOf = (brand: {
  shop: Noun
  card: Noun
  programme: Noun
  account: Noun
  operator: { company: Noun }
}): Noun[] => [brand.shop, brand.card, brand.programme, brand.account, brand.operator.company]
