import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the, your, type Case } from '@portal/shared-contracts/brand/noun'
import { expect, test } from 'vitest'
import { nounsOf } from './articles.ts'
import { brandFolder } from './brand-folder.ts'
import { identityOf, marksInUse } from './identity.ts'
import { wrongIn } from './wrong-words.ts'

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative']
/** Articles with a name that the texts of the portal use themselves are not wrong. */
const marks = await marksInUse(path.dirname(brandFolder), path.basename(brandFolder))
const inUse = new Set(marks.map((mark) => mark.toLowerCase()))

test.each(nounsOf(brand))('$name is right with its articles in every case, and wrong with another gender', (noun) => {
  for (const wanted of cases)
    expect(wrongIn(`Heute ${the(noun, wanted)} und ${your(noun, wanted)}, morgen nicht.`)).toEqual([])
  const others =
    noun.gender === 'feminine' || noun.number === 'plural' ? ['das', 'des', 'dem'] : ['die', 'zur', 'keine']
  for (const wrong of others
    .map((article) => `${article} ${noun.name}`)
    .filter((wrong) => !inUse.has(wrong.toLowerCase())))
    expect(wrongIn(`Heute ${wrong}.`)).toEqual([`wrong article: ${wrong}`])
})

test('a word of another brand is found in any case of its letters, with the text around it', () => {
  const own = identityOf(brand).join(' ').toLowerCase()
  const word = ['hafenkontor', 'delikaterie'].find((name) => !own.includes(name))?.toUpperCase()
  expect(wrongIn(`vorher ${word} nachher`)).toEqual([expect.stringMatching(/^\w+: …vorher \w+ nachher…$/)])
})
