import { expect, test } from 'vitest'
import { noScan, readKey } from './card-scan.ts'

const card = '1234567890123450101'
const keys = (text: string, pause = 5) => [...text].map((key) => ({ key, pause }))
const enter = { key: 'Enter', pause: 5 }

// Rule: kiosk-21
test.each([
  { title: 'nineteen digits and Enter', typed: [...keys(card), enter], cards: [card] },
  { title: 'two cards one after the other', typed: [...keys(card), enter, ...keys(card), enter], cards: [card, card] },
  { title: 'a scanner on a busy tablet', typed: [...keys(card, 400), enter], cards: [card] },
  { title: 'digits with pauses', typed: [...keys(card, 600), enter], cards: [] },
  { title: 'a late Enter', typed: [...keys(card), { key: 'Enter', pause: 600 }], cards: [] },
  {
    title: 'a digit typed long before',
    typed: [...keys('7'), { key: '1', pause: 900 }, ...keys(card.slice(1)), enter],
    cards: [card],
  },
  { title: 'eighteen digits', typed: [...keys(card.slice(1)), enter], cards: [] },
  { title: 'twenty digits', typed: [...keys(`${card}1`), enter], cards: [] },
  { title: 'a letter in between', typed: [...keys(`${card.slice(0, 9)}x${card.slice(9)}`), enter], cards: [] },
])('$title reads the cards $cards', ({ typed, cards }) => {
  let [scan, time] = [noScan, 1000]
  const read = typed.flatMap(({ key, pause }) => {
    time += pause
    const result = readKey(scan, key, time)
    scan = result.scan
    return result.cardCode ?? []
  })
  expect(read).toEqual(cards)
})
