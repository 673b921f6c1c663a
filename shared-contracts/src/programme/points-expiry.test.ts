import { expect, test } from 'vitest'
import { sieOrDu } from '../brand/sie-or-du.ts'
import { expiryText } from './points-expiry.ts'

// Rule: public-pages-92
test.each([
  {
    rule: { kind: 'never' },
    text: sieOrDu(
      'Solange Sie Mitglied sind, verfallen Ihre Punkte nicht.',
      'Solange Du Mitglied bist, verfallen Deine Punkte nicht.',
    ),
  },
  {
    rule: { kind: 'afterMonths', months: 24, endOf: 'year' },
    text: 'Punkte gelten ab ihrer Buchung 24\u00a0Monate und dann noch bis zum Ende des Kalenderjahres. Danach verfallen sie.',
  },
  {
    rule: { kind: 'afterMonths', months: 1, endOf: 'month' },
    text: 'Punkte gelten ab ihrer Buchung einen Monat und dann noch bis zum Ende des Monats. Danach verfallen sie.',
  },
  {
    rule: { kind: 'afterMonths', months: 36, endOf: 'day' },
    text: 'Punkte gelten ab ihrer Buchung 36\u00a0Monate. Danach verfallen sie.',
  },
] as const)('the rule $rule reads $text', ({ rule, text }) => {
  expect(expiryText(rule)).toBe(text)
})
