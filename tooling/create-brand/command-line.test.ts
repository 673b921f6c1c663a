import { expect, test } from 'vitest'
import { readCommandLine, usage } from './command-line.ts'
import { flags } from './questions.ts'

test.each([
  { args: [], given: {}, starts: true },
  { args: ['kaufhaus', '--no-start'], given: { name: 'kaufhaus' }, starts: false },
  {
    args: ['--shop', ' Kaufhaus ', '--primary=#1c4f6b'],
    given: { shop: 'Kaufhaus', primary: '#1c4f6b' },
    starts: true,
  },
  {
    args: ['--name', 'kaufhaus', '--card', 'Kundenkarte'],
    given: { name: 'kaufhaus', card: 'Kundenkarte' },
    starts: true,
  },
])('$args are read', ({ args, given, starts }) => {
  expect(readCommandLine(args)).toEqual({ kind: 'run', given, starts })
})

test.each([
  { args: ['--shp', 'Kaufhaus'], error: '--shp is no flag of this command.' },
  { args: ['-x'], error: '-x is no flag of this command.' },
  { args: ['--no-shop'], error: '--no-shop is no flag of this command.' },
  { args: ['--shop'], error: '--shop has no value.' },
  { args: ['--shop', ''], error: '--shop has no value.' },
  { args: ['--shop', '--card', 'Kundenkarte'], error: '--shop has no value.' },
  { args: ['--accent'], error: '--accent has no value. Write a colour in quotation marks: --accent "#1c4435".' },
  {
    args: ['kauf', 'haus'],
    error: 'One NAME only, not kauf and haus: write a value with a blank in quotation marks.',
  },
])('$args are an error in one line: $error', ({ args, error }) => {
  expect(readCommandLine(args)).toEqual({ kind: 'error', error })
})

test.each([['--help'], ['-h'], ['kaufhaus', '--help', '--shop']])('%s asks for help', (...args) => {
  expect(readCommandLine(args)).toEqual({ kind: 'help' })
})

test('the usage has every flag', () => {
  for (const flag of flags) expect(usage).toContain(flag === 'name' ? '  NAME ' : `  --${flag} `)
})
