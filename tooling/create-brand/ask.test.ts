import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import type { Given } from './questions.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ask-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const answers: Given = {
  name: 'kaufhaus',
  shop: 'Kaufhaus',
  'shop-article': 'das',
  'shop-form': 'Kaufhauses',
  card: 'Kundenkarte',
  'card-article': 'die',
  'card-form': 'Kundenkarte',
  address: 'Du',
  without: 'kiosk',
  domain: 'kaufhaus.example',
  provider: 'bonus',
  'points-expire': 'never',
  primary: '#1c4f6b',
  accent: '#ffd27a',
}

/** Types a line after each question, and then ends the input. */
async function type(given: Given, file: string, lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const waiting = [...lines]
  let shown = ''
  output.on('data', (text: Buffer) => {
    shown += text.toString()
    if (!shown.endsWith(': ')) return
    const line = waiting.shift()
    if (line === undefined) input.end()
    else input.write(`${line}\n`)
  })
  return { result: await ask(given, file, { input, output }), shown }
}

test('every wrong answer is asked for again at once, with its reason', async () => {
  const lines = ['standard', 'kaufhaus', '<Kaufhaus>', 'das Kaufhaus', 'Kaufhaus', 'das', '', 'Kundenkarte']
  const more = [
    'die',
    'du',
    'Du',
    'kiosk',
    'kaufhaus.example',
    'shop',
    'bonus',
    'never',
    '#f0c020',
    '#1c4f6b',
    '#ffd27a',
  ]
  const { result, shown } = await type({}, path.join(folder, 'new.json'), [...lines, ...more])
  expect(result).toEqual(answers)
  expect(shown.match(/ {2}The answer .*$/gm)).toEqual([
    '  The answer must not be "standard": brands/standard exists.',
    '  The answer must be a name such as Kaufhaus, of 2 to 60 letters, digits, blanks and signs like & - . +, not "<Kaufhaus>".',
    '  The answer must not be "das Kaufhaus": it has an article.',
    '  The answer must be one of: Sie, Du, not "du".',
    '  The answer must not be "shop": the paths of the shop begin with shop/.',
    '  The answer must not be "#f0c020": white text on it has too little contrast. Take "#785f0a".',
  ])
})

test('both colours of a pair with too little contrast are asked for again, and Enter takes those that have enough', async () => {
  const { primary: _, accent: __, ...given } = answers
  const { result, shown } = await type(given, path.join(folder, 'pair.json'), ['#1c4f6b', '#1c4f6c', '', ''])
  expect(shown).toContain('The contrast of --primary #1c4f6b and --accent #1c4f6c is too low: ')
  expect(shown).toContain(`Take --primary "${result?.primary}" --accent "${result?.accent}".`)
})

test('what was typed before the input ended is proposed by the next run, unless it is wrong by then', async () => {
  const file = path.join(folder, 'kept/answers.json')
  expect((await type({ name: 'kaufhaus' }, file, ['Kaufhaus', 'das', '', 'Kundenkarte'])).result).toBeNull()
  const { name, shop, card } = answers
  const kept = { name, shop, 'shop-article': 'das', 'shop-form': 'Kaufhauses', card }
  expect(keptAnswers(file)).toEqual(kept)
  keepAnswers(file, { ...keptAnswers(file), name: 'delikaterie' })

  const lines = ['kaufhaus', '', '', '', 'Bonuskarte', 'die', 'Du', 'kiosk', 'kaufhaus.example']
  const more = ['bonus', 'never', '#1c4f6b', '#ffd27a']
  const { result, shown } = await type({}, file, [...lines, ...more])
  expect(shown).toContain('Name of the folder and of the elements: ')
  expect(shown).toContain('Name of the shop, without an article [Kaufhaus]: ')
  expect(result).toEqual({ ...answers, card: 'Bonuskarte', 'card-form': 'Bonuskarte' })
})

test('a file that holds no answers proposes nothing', () => {
  writeFileSync(path.join(folder, 'odd.json'), JSON.stringify({ shop: 'Kaufhaus', other: 'x', card: 7 }))
  writeFileSync(path.join(folder, 'broken.json'), '{')
  expect(keptAnswers(path.join(folder, 'odd.json'))).toEqual({ shop: 'Kaufhaus' })
  for (const file of ['broken.json', 'none.json']) expect(keptAnswers(path.join(folder, file))).toEqual({})
})
