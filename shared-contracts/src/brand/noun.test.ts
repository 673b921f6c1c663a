import { expect, test } from 'vitest'
import { after, capitalised, no, the, your, type Noun } from './noun.ts'

const card: Noun = { name: 'Karte', gender: 'feminine' }
const pass: Noun = { name: 'Pass', gender: 'masculine', forms: { genitive: 'Passes' } }
const office: Noun = { name: 'Kontor', gender: 'neuter', forms: { genitive: 'Kontors' } }

test.each([
  { noun: card, nominative: 'die Karte', genitive: 'der Karte', dative: 'der Karte', accusative: 'die Karte' },
  { noun: pass, nominative: 'der Pass', genitive: 'des Passes', dative: 'dem Pass', accusative: 'den Pass' },
  { noun: office, nominative: 'das Kontor', genitive: 'des Kontors', dative: 'dem Kontor', accusative: 'das Kontor' },
])('$noun.name has its article in each case', ({ noun, ...forms }) => {
  for (const wanted of ['nominative', 'genitive', 'dative', 'accusative'] as const)
    expect(the(noun, wanted)).toBe(forms[wanted])
})

test.each([
  { noun: card, yours: ['Ihre Karte', 'Ihrer Karte', 'Ihre Karte'], none: 'keine Karte' },
  { noun: pass, yours: ['Ihr Pass', 'Ihrem Pass', 'Ihren Pass'], none: 'kein Pass' },
  { noun: office, yours: ['Ihr Kontor', 'Ihrem Kontor', 'Ihr Kontor'], none: 'kein Kontor' },
])('$noun.name stands after Ihr and kein', ({ noun, yours, none }) => {
  expect((['nominative', 'dative', 'accusative'] as const).map((wanted) => your(noun, wanted))).toEqual(yours)
  expect(no(noun, 'nominative')).toBe(none)
})

test.each([
  { noun: card, texts: ['an der Karte', 'bei der Karte', 'in der Karte', 'zur Karte'] },
  { noun: pass, texts: ['am Pass', 'beim Pass', 'im Pass', 'zum Pass'] },
  { noun: office, texts: ['am Kontor', 'beim Kontor', 'im Kontor', 'zum Kontor'] },
])('$noun.name contracts with prepositions', ({ noun, texts }) => {
  expect((['an', 'bei', 'in', 'zu'] as const).map((preposition) => after(preposition, noun))).toEqual(texts)
})

test('a sentence begins with a capital letter', () => {
  expect(capitalised(the(office, 'nominative'))).toBe('Das Kontor')
})
