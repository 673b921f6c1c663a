import type { Noun } from '@portal/shared-contracts/brand/noun'
import { expect, test } from 'vitest'
import { wrongArticles } from './articles.ts'

const shop: Noun = { name: 'Kontor', gender: 'neuter', forms: { genitive: 'Kontors' } }
const card: Noun = { name: 'Kontor Karte', gender: 'feminine' }
const works: Noun = { name: 'Werke', gender: 'neuter', number: 'plural', forms: { dative: 'Werken' } }
const dm: Noun = { name: 'dm', gender: 'neuter', hasNoArticle: true }
const market: Noun = { name: 'Markt & Co.', gender: 'masculine' }

test.each([
  { text: 'Das Kontor, des Kontors, im Kontor, Ihrem Kontor', noun: shop, found: [] },
  { text: 'die Kontor und der\u00a0Kontors', noun: shop, found: ['die Kontor', 'der Kontors'] },
  { text: 'die Kontor-Karte, die Kontore', noun: shop, found: [] },
  { text: 'die Kontor Karte', noun: shop, found: [] },
  { text: 'das Kontor Karte', noun: card, found: ['das Kontor Karte'] },
  { text: 'die Markt & Co. und die Markt & Comics', noun: market, found: ['die Markt & Co.'] },
  { text: 'die Werke, der Werke, den Werken, Ihre Werke, das Werke', noun: works, found: ['das Werke'] },
  { text: 'bei dm, Dein dm, das dm, der dm-Markt', noun: dm, found: ['das dm'] },
])('in "$text" $noun.name has the wrong articles $found', ({ text, noun, found }) => {
  expect(wrongArticles(text, noun, [shop, card, market])).toEqual(found)
})
