import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import { nounsOf, wrongArticles } from './articles.ts'
import { brandFolder } from './brand-folder.ts'
import { brandNames } from './brand-names.ts'
import { identityOf, marksInUse, ownWords, without, wordIn } from './identity.ts'

const folder = import.meta.dirname
const others = brandNames(folder).filter((name) => path.join(folder, name) !== brandFolder)
/** Two brands may have a sample in common, and the name of one may contain that of another. */
const nouns = nounsOf(brand)
const own = [...identityOf(brand), ...nouns.map(({ name }) => name)]
const foreign = without((await Promise.all(others.map((name) => ownWords(folder, name)))).flat(), own)
const inUse = new Set((await marksInUse(folder, path.basename(brandFolder))).map((mark) => mark.toLowerCase()))

/** What a text has of another brand, and names of this one with a wrong article. */
export function wrongIn(text: string): string[] {
  const word = wordIn(text, foreign)
  const articles = nouns
    .flatMap((noun) => wrongArticles(text, noun, nouns))
    .filter((found) => !inUse.has(found.toLowerCase()))
  return [
    ...(word === undefined ? [] : [`${word}: …${contextOf(text, word)}…`]),
    ...[...new Set(articles)].map((found) => `wrong article: ${found}`),
  ]
}

function contextOf(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return text.slice(Math.max(0, at - 40), at + word.length + 40).replaceAll(/\s+/g, ' ')
}
