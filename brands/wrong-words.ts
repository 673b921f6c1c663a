import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { Noun } from '@portal/shared-contracts/brand/noun'
import { brandFolder } from './brand-folder.ts'
import { brandNames, identityOf, loadBrand, wordIn } from './identity.ts'

const folder = import.meta.dirname
const others = brandNames(folder).filter((name) => path.join(folder, name) !== brandFolder)
const own = new Set(identityOf(brand))
const foreign = (await Promise.all(others.map((name) => loadBrand(folder, name))))
  .flatMap(identityOf)
  // Two brands may have a sample in common.
  .filter((word) => !own.has(word))

const endings = { feminine: ['e', 'er'], masculine: ['', 'es', 'em', 'en'], neuter: ['', 'es', 'em'] }
const articles = {
  feminine: ['die', 'der', 'zur'],
  masculine: ['der', 'des', 'dem', 'den', 'zum', 'am', 'im', 'vom', 'beim'],
  neuter: ['das', 'des', 'dem', 'zum', 'am', 'im', 'vom', 'beim'],
}
const articlesOf = (gender: Noun['gender']): string[] => [
  ...articles[gender],
  ...['ein', 'kein', 'ihr', 'unser', 'dies'].flatMap((stem) => endings[gender].map((ending) => stem + ending)),
]
const everyArticle = new Set((['feminine', 'masculine', 'neuter'] as const).flatMap(articlesOf))

/** Articles of a noun's other gender: `der Kaufhaus`. A name that another one begins with is not that name. */
function wrongArticles(text: string, { name, gender, forms = {} }: Noun): string[] {
  const right = new Set(articlesOf(gender))
  const names = [...new Set([name, ...Object.values(forms)])].map((form) => form.replaceAll('.', '\\.')).join('|')
  return [...text.matchAll(new RegExp(`(\\p{L}+)\\s(${names})(?![\\p{L}-])`, 'gu'))]
    .filter(([, before = '']) => everyArticle.has(before.toLowerCase()) && !right.has(before.toLowerCase()))
    .map(([found]) => `wrong article: ${found}`)
}

/** What a text has of another brand, and names of this one with a wrong article. */
export function wrongIn(text: string): string[] {
  const word = wordIn(text, foreign)
  const { company } = brand.operator
  const names: readonly Noun[] = [brand.shop, brand.card, brand.programme, brand.account]
  // The company's name may begin with the shop's and have another gender.
  const withoutCompany = text.replaceAll(company.name, '…')
  return [
    ...(word === undefined ? [] : [`${word}: …${contextOf(text, word)}…`]),
    ...names.flatMap((noun) => wrongArticles(withoutCompany, noun)),
    ...wrongArticles(text, company),
  ]
}

function contextOf(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return text.slice(Math.max(0, at - 40), at + word.length + 40).replaceAll(/\s+/g, ' ')
}
