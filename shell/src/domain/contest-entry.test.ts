import { expect, test } from 'vitest'
import { emptyEntry, entryErrors } from './contest-entry.ts'

const entry = { firstName: 'Marlene', lastName: 'Abel', email: 'marlene@beispiel.de', choice: 'Hauskaffee No. 7' }

test.each([
  { change: {}, accepted: true, errors: {} },
  { change: { firstName: ' ' }, accepted: true, errors: { firstName: 'stringEmpty' } },
  { change: { lastName: '' }, accepted: true, errors: { lastName: 'stringEmpty' } },
  { change: { email: ' ' }, accepted: true, errors: { email: 'loginNameUndefined' } },
  { change: { email: 'marlene' }, accepted: true, errors: { email: 'emailSyntaxError' } },
  { change: { email: 'marlene@beispiel' }, accepted: true, errors: { email: 'emailSyntaxError' } },
  { change: { email: ' marlene@beispiel.de ' }, accepted: true, errors: {} },
  { change: { email: 'marlene\u200b@käserei.de\u00ad' }, accepted: true, errors: {} },
  { change: { email: 'a@b.de\nBcc: c@d.de' }, accepted: true, errors: { email: 'emailSyntaxError' } },
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
