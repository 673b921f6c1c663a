import { afterAll, expect, test, vi } from 'vitest'
import type { Brand } from './brand.ts'
import type { Noun } from './noun.ts'

const card: Noun = { name: 'Karte', gender: 'feminine' }
const pass: Noun = { name: 'Pass', gender: 'masculine', forms: { genitive: 'Passes' } }
const office: Noun = { name: 'Kontor', gender: 'neuter', forms: { genitive: 'Kontors' } }
const works: Noun = { name: 'Stadtwerke', gender: 'neuter', number: 'plural', forms: { dative: 'Stadtwerken' } }
const dm: Noun = { name: 'dm', gender: 'masculine', hasNoArticle: true }

/** The functions in a portal whose brand addresses members so. */
async function withForm(addressesMembersWith: Brand['addressesMembersWith']) {
  vi.resetModules()
  vi.doMock('@portal/shared-contracts/brand/brand', () => ({
    brand: { addressesMembersWith, shop: dm, card, programme: card, account: card, operator: { company: dm } },
  }))
  return { ...(await import('./noun.ts')), ...(await import('./sie-or-du.ts')) }
}
afterAll(() => {
  vi.doUnmock('@portal/shared-contracts/brand/brand')
  // Tests of other files share the modules of this worker.
  vi.resetModules()
})

const { after, capitalised, inCompound, no, the, verb, your } = await withForm('Sie')

test.each([
  { noun: card, nominative: 'die Karte', genitive: 'der Karte', dative: 'der Karte', accusative: 'die Karte' },
  { noun: pass, nominative: 'der Pass', genitive: 'des Passes', dative: 'dem Pass', accusative: 'den Pass' },
  { noun: office, nominative: 'das Kontor', genitive: 'des Kontors', dative: 'dem Kontor', accusative: 'das Kontor' },
  {
    noun: works,
    nominative: 'die Stadtwerke',
    genitive: 'der Stadtwerke',
    dative: 'den Stadtwerken',
    accusative: 'die Stadtwerke',
  },
  { noun: dm, nominative: 'dm', genitive: 'von dm', dative: 'dm', accusative: 'dm' },
])('$noun.name has its article in each case', ({ noun, ...forms }) => {
  for (const wanted of ['nominative', 'genitive', 'dative', 'accusative'] as const)
    expect(the(noun, wanted)).toBe(forms[wanted])
})

test.each([
  { noun: card, yours: ['Ihre Karte', 'Ihrer Karte', 'Ihre Karte'], none: 'keine Karte' },
  { noun: pass, yours: ['Ihr Pass', 'Ihrem Pass', 'Ihren Pass'], none: 'kein Pass' },
  { noun: office, yours: ['Ihr Kontor', 'Ihrem Kontor', 'Ihr Kontor'], none: 'kein Kontor' },
  { noun: works, yours: ['Ihre Stadtwerke', 'Ihren Stadtwerken', 'Ihre Stadtwerke'], none: 'keine Stadtwerke' },
])('$noun.name stands after Ihr, Dein and kein', async ({ noun, yours, none }) => {
  const cases = ['nominative', 'dative', 'accusative'] as const
  expect(cases.map((wanted) => your(noun, wanted))).toEqual(yours)
  expect(no(noun, 'nominative')).toBe(none)
  const du = await withForm('Du')
  expect(cases.map((wanted) => du.your(noun, wanted))).toEqual(yours.map((text) => text.replace('Ihr', 'Dein')))
})

// Rule: language-12
test('a text has the form in which the brand addresses members, Sie without one', async () => {
  for (const [form, text] of [
    [undefined, 'Guten Tag'] as const,
    ['Sie', 'Guten Tag'] as const,
    ['Du', 'Hallo'] as const,
  ])
    expect((await withForm(form)).sieOrDu('Guten Tag', 'Hallo')).toBe(text)
})

test.each([
  { noun: card, texts: ['an der Karte', 'bei der Karte', 'in der Karte', 'zur Karte'] },
  { noun: pass, texts: ['am Pass', 'beim Pass', 'im Pass', 'zum Pass'] },
  { noun: office, texts: ['am Kontor', 'beim Kontor', 'im Kontor', 'zum Kontor'] },
  { noun: works, texts: ['an den Stadtwerken', 'bei den Stadtwerken', 'in den Stadtwerken', 'zu den Stadtwerken'] },
  { noun: dm, texts: ['an dm', 'bei dm', 'in dm', 'zu dm'] },
])('$noun.name contracts with prepositions', ({ noun, texts }) => {
  expect((['an', 'bei', 'in', 'zu'] as const).map((preposition) => after(preposition, noun))).toEqual(texts)
})

test('a verb has the number of its subject', () => {
  expect([card, works].map((subject) => verb(subject, 'ist', 'sind'))).toEqual(['ist', 'sind'])
})

test('a compound is hyphenated throughout', () => {
  expect(`${inCompound('Käsehaus Lindner & Söhne')}-Konto`).toBe('Käsehaus-Lindner-&-Söhne-Konto')
})

test('a sentence begins with a capital letter, unless it begins with a name that has none', () => {
  expect(capitalised(the(office, 'nominative'))).toBe('Das Kontor')
  expect(capitalised(the(dm, 'nominative'))).toBe('dm')
  expect(capitalised(after('bei', dm))).toBe('Bei dm')
  expect(capitalised('dmark')).toBe('Dmark')
})
