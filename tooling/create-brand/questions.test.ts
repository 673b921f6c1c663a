import { expect, test } from 'vitest'
import { flags, pairProblem, problemOf, questions, type Flag, type Given } from './questions.ts'

const right: Given = {
  name: 'kaufhaus-am-ring',
  shop: 'Kaufhaus & Co.',
  'shop-article': 'das',
  card: 'Kundenkarte',
  'card-article': 'die',
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
  ['shop', 'kaufhaus'],
  ['shop', 'Kaufhaus-'],
  ['shop', 'Kauf  Haus'],
  ['shop-article', 'Das'],
  ['card', ''],
  ['card-article', 'den'],
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
