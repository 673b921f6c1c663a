import { expect, test } from 'vitest'
import { flags, pairProblem, problemOf, questions, withCertain, type Flag, type Given } from './questions.ts'

const right: Given = {
  name: 'kaufhaus-am-ring',
  shop: 'Kaufhaus & Co.',
  'shop-article': 'das',
  'shop-form': 'Kaufhauses & Co.',
  card: 'Kundenkarte',
  'card-article': 'die',
  'card-form': 'Kundenkarte',
  address: 'Du',
  without: 'contest,kiosk',
  domain: 'xn--kse-qla.example',
  provider: 'bonus',
  'points-expire': '24-year',
  primary: '#1c4f6b',
  accent: '#FFD27A',
}

test('right answers have no problem', () => {
  for (const flag of flags) expect([flag, problemOf(flag, right[flag] ?? '', right)]).toEqual([flag, null])
  expect(pairProblem(right)).toBeNull()
})

test.each<[Flag, string]>([
  ['name', 'C'],
  ['name', 'Kaufhaus'],
  ['name', 'kaufhaus-'],
  ['name', 'kauf--haus'],
  ['name', '../kaufhaus'],
  ['shop', 'K'],
  ['shop', 'Kaufhaus-'],
  ['shop', 'Kauf  Haus'],
  ['shop', 'Kaufhaus <b>'],
  ['shop', '1234'],
  ['shop', 'K'.repeat(61)],
  ['shop-article', 'Das'],
  ['shop-form', ''],
  ['card', ''],
  ['card-article', 'den'],
  ['address', 'du'],
  ['without', 'contest, kiosk'],
  ['without', 'login'],
  ['domain', 'kaufhaus'],
  ['domain', 'käse.example'],
  ['domain', '-a.example'],
  ['domain', 'https://kaufhaus.example'],
  ['provider', 'Bonus'],
  ['provider', 'bonus/'],
  ['points-expire', '24'],
  ['points-expire', '0-year'],
  ['primary', '1c4f6b'],
  ['accent', 'blau'],
])('--%s "%s" has the wrong form', (flag, answer) => {
  expect(problemOf(flag, answer, {})).toBe(`must be ${questions[flag].expects}, not "${answer}".`)
})

test.each<[Flag, string, Given, string]>([
  ['name', 'delikaterie', {}, 'brands/delikaterie exists.'],
  ['name', 'standard', {}, 'brands/standard exists.'],
  ['name', 'test-results', {}, 'git and the checks ignore folders that are called test-results.'],
  ['shop', 'das Kaufhaus', {}, 'it has an article.'],
  ['provider', 'shop', {}, 'the paths of the shop begin with shop/.'],
  ['provider', 'refresh', {}, 'refreshToken is a field of the shop.'],
  [
    'card-article',
    'die',
    { shop: 'Haus', 'shop-article': 'das', card: 'Haus' },
    'the shop has the same name, with the article das.',
  ],
  ['primary', '#f0c020', {}, 'white text on it has too little contrast. Take "#785f0a".'],
])('--%s %s is refused: %s %s', (flag, answer, given, reason) => {
  expect(problemOf(flag, answer, given)).toBe(`must not be "${answer}": ${reason}`)
})

test.each([
  'dm',
  'tegut',
  "Lotti's Laden",
  'Müller’s Kontor',
  'Kaffee & Feines',
  'Töpfer+Sohn',
  '„Alte Post“',
  'Yahoo!',
  '3 Könige',
  'Genossenschaftliches Warenhaus der Vereinigten Landwirte eG.',
])('the name %s is right', (shop) => {
  expect(problemOf('shop', shop, {})).toBeNull()
})

test.each([
  { shop: 'Kaufland', article: 'das', form: 'Kauflands', isCertain: true },
  { shop: 'Kaufhaus', article: 'das', form: 'Kaufhauses', isCertain: false },
  { shop: 'Käsehaus Lindner', article: 'das', form: 'Käsehauses Lindner', isCertain: false },
  { shop: 'Löwe', article: 'der', form: 'Löwen', isCertain: false },
  { shop: 'Stadtwerke', article: 'plural', form: 'Stadtwerken', isCertain: true },
  { shop: 'Stadtwerke Musterstadt', article: 'plural', form: 'Stadtwerken Musterstadt', isCertain: false },
  { shop: 'Drogerie', article: 'die', form: 'Drogerie', isCertain: true },
  { shop: 'dm', article: 'none', form: 'dm', isCertain: true },
])('$article $shop is declined as $form', ({ shop, article, form, isCertain }) => {
  const given = { shop, 'shop-article': article }
  expect(questions['shop-form'].proposal?.(given)).toEqual({ answer: form, isCertain })
  expect(questions['shop-form'].isAsked?.(given)).toBe(!['die', 'none'].includes(article))
  expect(withCertain(given)['shop-form']).toBe(isCertain ? form : undefined)
})

test('a part is named once', () => {
  expect(problemOf('without', 'app,app', {})).toBe('must not be "app,app": it names a part twice.')
})

test('a proposed main colour is right', () => {
  const [, proposed = ''] = /Take "(.*)"/.exec(problemOf('primary', '#f0c020', {}) ?? '') ?? []
  expect(problemOf('primary', proposed, {})).toBeNull()
})

test('a pair with too little contrast is one line, with a pair that has enough', () => {
  const found = pairProblem({ primary: '#f0c020', accent: '#ffee00' })
  expect(found?.problem).toMatch(
    /^The contrast of --primary #f0c020 and --accent #ffee00 is too low: .*, and \d+ more\. Take --primary "#\w{6}" --accent "#\w{6}"\.$/,
  )
  expect(pairProblem(found?.better ?? {})).toBeNull()
})
