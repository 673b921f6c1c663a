import { expect, test } from 'vitest'
import { csvTable } from './csv.ts'

// Rule: account-9
test.each([
  { case: 'plain text', cell: 'Einkauf im Laden', expected: 'Einkauf im Laden' },
  { case: 'a number', cell: 1500, expected: '1500' },
  { case: 'a negative number', cell: -1500, expected: '-1500' },
  { case: 'a negative decimal', cell: -12.5, expected: '-12,5' },
  { case: 'a sum of decimals', cell: 0.1 + 0.2, expected: '0,3' },
  { case: 'a text like a negative number', cell: '-1.500', expected: '"\'-1.500"' },
  { case: 'a separator', cell: 'Brot; Käse', expected: '"Brot; Käse"' },
  { case: 'quotes', cell: 'Wein "Alte Reben"', expected: '"Wein ""Alte Reben"""' },
  { case: 'a line break', cell: 'Brot\nKäse', expected: '"Brot\nKäse"' },
  { case: 'a formula', cell: '=1+1', expected: '"\'=1+1"' },
  { case: 'a formula after a space', cell: ' =1+1', expected: '"\' =1+1"' },
  { case: 'a command', cell: '@SUM(A1)', expected: '"\'@SUM(A1)"' },
  { case: 'a sign with a formula', cell: '-1+cmd|x', expected: '"\'-1+cmd|x"' },
  { case: 'a plus', cell: '+49', expected: '"\'+49"' },
  { case: 'a formula after a tab', cell: '\t=1+1', expected: '"\'\t=1+1"' },
  { case: 'a formula after a carriage return', cell: '\r=1+1', expected: '"\'\r=1+1"' },
  { case: 'a formula after a line break', cell: '\n=1+1', expected: '"\'\n=1+1"' },
  { case: 'a formula after a no-break space', cell: '\u00A0=1+1', expected: '"\'\u00A0=1+1"' },
  { case: 'a formula after a zero-width space', cell: '\u200B=1+1', expected: '"\'\u200B=1+1"' },
  { case: 'a formula after a control character', cell: '\u0000=1+1', expected: '"\'\u0000=1+1"' },
  { case: 'a formula after a byte order mark', cell: '\uFEFF=1+1', expected: '"\'\uFEFF=1+1"' },
  { case: 'a full-width formula', cell: '＝1+1', expected: '"\'＝1+1"' },
  { case: 'a full-width plus', cell: '＋1', expected: '"\'＋1"' },
  { case: 'a full-width minus', cell: '－1', expected: '"\'－1"' },
  { case: 'a full-width command', cell: '＠SUM(A1)', expected: '"\'＠SUM(A1)"' },
  { case: 'a sign within a text', cell: 'Brot = Käse', expected: 'Brot = Käse' },
])('$case is written as $expected', ({ cell, expected }) => {
  expect(csvTable([[cell]])).toBe(`\uFEFF${expected}\r\n`)
})

test('rows end with CRLF and columns are separated by semicolons', () => {
  expect(
    csvTable([
      ['Datum', 'Punkte'],
      ['19.11.2026', 120],
    ]),
  ).toBe('\uFEFFDatum;Punkte\r\n19.11.2026;120\r\n')
})
