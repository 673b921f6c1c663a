import { brand } from '@portal/shared-contracts/brand/brand'
import { the, your, type Case } from '@portal/shared-contracts/brand/noun'
import { expect, test } from 'vitest'
import { wrongIn } from './wrong-words.ts'

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative']
const nouns = [brand.shop, brand.card, brand.programme, brand.account, brand.operator.company]

test.each(nouns)('$name is right with its articles in every case, and wrong with those of another gender', (noun) => {
  for (const wanted of cases)
    expect(wrongIn(`Heute ${the(noun, wanted)} und ${your(noun, wanted)}, morgen nicht.`)).toEqual([])
  const other = noun.gender === 'feminine' ? 'das' : 'die'
  expect(wrongIn(`Heute ${other} ${noun.name}.`)).toEqual([`wrong article: ${other} ${noun.name}`])
})

test('a word of another brand is found in any case of its letters, with the text around it', () => {
  const word = brand.shop.name === 'Delikaterie' ? 'HAFENKONTOR' : 'DELIKATERIE'
  expect(wrongIn(`vorher ${word} nachher`)).toEqual([expect.stringMatching(/^\w+: …vorher \w+ nachher…$/)])
})
