import { expect, test } from 'vitest'
import {
  cardCodeError,
  editCardCode,
  groupCardCode,
  pasteCardCode,
  tidyCardCode,
  type CardCodeInput,
} from './card-code.ts'

// Rules: formats-33, promises-18
test.each([
  { typed: '1234567890123456789', cardCode: '1234567890123456789', error: null },
  { typed: ' 1234-5678 9012-3456 789 ', cardCode: '1234567890123456789', error: null },
  { typed: '', cardCode: '', error: 'stringEmpty' },
  { typed: '1234', cardCode: '1234', error: 'stringTooShort' },
  { typed: '12345678901234567890', cardCode: '12345678901234567890', error: 'invalidCardCode' },
  { typed: '123456789012345678a', cardCode: '123456789012345678a', error: 'invalidCardCode' },
])('the typed $typed is the number $cardCode with the error $error', ({ typed, cardCode, error }) => {
  expect(tidyCardCode(typed)).toBe(cardCode)
  expect(cardCodeError(tidyCardCode(typed))).toBe(error)
})

// Rules: cards-21, formats-33
test.each([' ', '-', '–', '—', '\u2011', '\u2212', '.', '·', '/', '_', '\u00a0', '\u202f', '\u200b', '\t', ' - '])(
  'of 18, 19 and 20 digits in groups separated by %j only 19 are a card number',
  (separator) => {
    const errorOf = (digits: number) =>
      cardCodeError(tidyCardCode(groupCardCode('12345678901234567890'.slice(0, digits)).replaceAll(' ', separator)))
    expect([18, 19, 20].map(errorOf)).toEqual(['stringTooShort', null, 'invalidCardCode'])
  },
)

// Rule: cards-3
test('a card number is shown in groups of four', () => {
  expect(groupCardCode('1234567890123456789')).toBe('1234 5678 9012 3456 789')
})

/** A text whose `|` marks the caret. */
const at = (marked: string): CardCodeInput => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const marked = ({ text, caret }: CardCodeInput): string => `${text.slice(0, caret)}|${text.slice(caret)}`

// Rule: cards-20
test.each([
  { title: 'the fourth digit', before: '123', typed: '1234|', after: '1234|' },
  { title: 'the fifth digit', before: '1234', typed: '12345|', after: '1234 5|' },
  { title: 'a digit in the first group', before: '1234 5678', typed: '129|34 5678', after: '129|3 4567 8' },
  { title: 'a digit at the end of a group', before: '1234 5678', typed: '1234 59|678', after: '1234 59|67 8' },
  { title: 'a separator', before: '1234', typed: '1234-|', after: '1234|' },
  { title: 'a digit of the next group at the end of one', before: '1234 5', typed: '12349| 5', after: '1234 9|5' },
  { title: 'a letter', before: '1234 5', typed: '1234 5x|', after: '1234 5x|' },
  { title: 'the 20th digit', before: '', typed: '12345678901234567890|', after: '1234 5678 9012 3456 7890|' },
])('typing $title gives $after', ({ before, typed, after }) => {
  expect(marked(editCardCode(before, at(typed), 'insertText'))).toBe(after)
})

test.each([
  { key: 'Backspace in a group', before: '1234 5678', left: '1234 5|78', after: '1234 5|78' },
  { key: 'Backspace behind a separator', before: '1234 5678', left: '1234|5678', after: '123|5 678' },
  { key: 'Delete before a separator', before: '1234 5678', left: '1234|5678', after: '1234| 678' },
  { key: 'Backspace of the first digit of a group', before: '1234 5', left: '1234 |', after: '1234|' },
  { key: 'Backspace over a selection across groups', before: '1234 5678', left: '12|78', after: '12|78' },
  { key: 'Backspace of everything', before: '1234 5678', left: '|', after: '|' },
])('$key gives $after', ({ key, before, left, after }) => {
  const type = key.startsWith('Delete') ? 'deleteContentForward' : 'deleteContentBackward'
  expect(marked(editCardCode(before, at(left), type))).toBe(after)
})

test.each([
  '1234567890123456789',
  '1234 5678-9012.3456/789',
  'Kartennummer: 1234-5678-9012-3456-789 (Marlene Abel)',
  '\n\t1234\u00a05678\u20119012\u22123456 789\n',
])('pasting %j into the empty field gives the number in groups', (pasted) => {
  expect(marked(pasteCardCode('', { start: 0, end: 0 }, pasted))).toBe('1234 5678 9012 3456 789|')
})

test.each([
  { title: 'over a selection', before: '1234 5678', start: 2, end: 7, pasted: '99', after: '1299| 78' },
  { title: 'at the caret', before: '1234 5678', start: 4, end: 4, pasted: '-9-', after: '1234 9|567 8' },
  { title: 'without a digit', before: '', start: 0, end: 0, pasted: ' Hallo ', after: 'Hallo|' },
])('pasting $title gives $after', ({ before, start, end, pasted, after }) => {
  expect(marked(pasteCardCode(before, { start, end }, pasted))).toBe(after)
})
