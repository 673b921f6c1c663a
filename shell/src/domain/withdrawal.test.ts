import { expect, test } from 'vitest'
import { cleanWithdrawal, withdrawalErrors } from './withdrawal.ts'

const input = { name: 'Marlene Abel', contract: '100001', email: 'marlene@beispiel.de', details: '' }

test.each([
  { change: {}, errors: [] },
  { change: { name: ' ' }, errors: ['name stringEmpty'] },
  { change: { contract: '' }, errors: ['contract stringEmpty'] },
  { change: { email: ' ' }, errors: ['email loginNameUndefined'] },
  { change: { email: 'marlene' }, errors: ['email emailSyntaxError'] },
  { change: { email: 'a@b.de, c@d.de' }, errors: ['email emailSyntaxError'] },
  { change: { email: 'Abel <a@b.de>' }, errors: ['email emailSyntaxError'] },
  { change: { email: ' marlene@beispiel.de ' }, errors: [] },
  { change: { email: 'marlene\u200b@käserei.de\u00ad' }, errors: [] },
  { change: { email: 'a(b)@c.de' }, errors: ['email emailSyntaxError'] },
  { change: { name: 'a'.repeat(200) }, errors: [] },
  { change: { name: 'a'.repeat(201) }, errors: ['name tooLong'] },
  { change: { details: 'a'.repeat(4000) }, errors: [] },
  { change: { details: 'a'.repeat(4001) }, errors: ['details tooLong'] },
  { change: { details: '<script>\r\nZeile 2\u0000' }, errors: [] },
  { change: { name: 'Abel\r\nBcc: x@y.de' }, errors: [] },
  {
    change: { name: '', contract: '', email: '', details: 'a'.repeat(10_000) },
    errors: ['name stringEmpty', 'contract stringEmpty', 'email loginNameUndefined', 'details tooLong'],
  },
])('a withdrawal with $change has the errors $errors', ({ change, errors }) => {
  expect(withdrawalErrors({ ...input, ...change }).map(({ code, input: field }) => `${field} ${code}`)).toEqual(errors)
})

test('what is sent has one line per field, and line breaks in the details only', () => {
  const typed = {
    name: ' Abel\r\nBcc: x@y.de ',
    contract: 'R\u20281',
    email: ' a@b.de\n',
    details: 'a\r\nb\rc\u0007\td ',
  }
  expect(cleanWithdrawal(typed)).toEqual({
    name: 'Abel Bcc: x@y.de',
    contract: 'R 1',
    email: 'a@b.de',
    details: 'a\nb\nc\td',
  })
})
