import { expect, test } from 'vitest'
import { suggestEmails, webmailDomains } from './email-suggestions.ts'

test('has ten domains', () => {
  expect(new Set(webmailDomains).size).toBe(10)
})

// Rule: getting-in-35
test('suggests every domain right after the @', () => {
  expect(suggestEmails('anna@')).toEqual(webmailDomains.map((domain) => `anna@${domain}`))
  expect(suggestEmails('@')).toEqual(webmailDomains.map((domain) => `@${domain}`))
})

test.each([
  { typed: '', expected: [] },
  { typed: 'anna', expected: [] },
  { typed: '@g', expected: ['@gmail.com', '@gmx.de'] },
  { typed: ' @pos', expected: [' @posteo.de'] },
  { typed: '@@g', expected: [] },
  { typed: 'anna@g', expected: ['anna@gmail.com', 'anna@gmx.de'] },
  { typed: 'anna@GM', expected: ['anna@gmail.com', 'anna@gmx.de'] },
  { typed: 'Anna.Abel@gmx', expected: ['Anna.Abel@gmx.de'] },
  { typed: 'anna@gmx.de', expected: [] },
  { typed: 'anna@firma.de', expected: [] },
  { typed: 'anna@web.d', expected: ['anna@web.de'] },
  { typed: 'anna@web@', expected: [] },
])('"$typed" gets the suggestions $expected', ({ typed, expected }) => {
  expect(suggestEmails(typed)).toEqual(expected)
})
