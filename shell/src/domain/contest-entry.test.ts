import { expect, test } from 'vitest'
import { emptyEntry, entryErrors, mailtoLink } from './contest-entry.ts'

const entry = { firstName: 'Marlene', lastName: 'Abel', email: 'marlene@beispiel.de', choice: 'Hauskaffee No. 7' }

test.each([
  { change: {}, accepted: true, errors: {} },
  { change: { firstName: ' ' }, accepted: true, errors: { firstName: 'stringEmpty' } },
  { change: { lastName: '' }, accepted: true, errors: { lastName: 'stringEmpty' } },
  { change: { email: ' ' }, accepted: true, errors: { email: 'loginNameUndefined' } },
  { change: { email: 'marlene' }, accepted: true, errors: { email: 'emailSyntaxError' } },
  { change: { email: 'marlene@beispiel' }, accepted: true, errors: { email: 'emailSyntaxError' } },
  { change: { email: ' marlene@beispiel.de ' }, accepted: true, errors: {} },
  { change: { choice: '' }, accepted: true, errors: { choice: 'choiceMissing' } },
  { change: {}, accepted: false, errors: { conditions: 'conditionsMissing' } },
])('an entry with $change, conditions accepted: $accepted, has the errors $errors', ({ change, accepted, errors }) => {
  expect(entryErrors({ ...entry, ...change }, accepted)).toEqual(errors)
})

test('the errors of an empty form are in the order of its fields', () => {
  expect(Object.keys(entryErrors(emptyEntry, false))).toEqual([
    'choice',
    'firstName',
    'lastName',
    'email',
    'conditions',
  ])
})

test('the e-mail keeps umlauts, line breaks and characters with a meaning in addresses', () => {
  const link = mailtoLink({ to: 'los@beispiel.de', subject: 'Käse & Wein?', lines: ['Größe: 100 %', 'a=b&c#d'] })
  expect(link).toBe(
    'mailto:los@beispiel.de?subject=K%C3%A4se%20%26%20Wein%3F&body=Gr%C3%B6%C3%9Fe%3A%20100%20%25%0D%0Aa%3Db%26c%23d',
  )
})
