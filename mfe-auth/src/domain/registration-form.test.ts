import { expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import {
  emptyRegistration,
  fieldOfInput,
  inputsOfField,
  missingFields,
  registrationFields,
  type Missing,
  type RegistrationForm,
} from './registration-form.ts'

const cases: { change: Partial<RegistrationForm>; expected: Missing[] }[] = [
  { change: {}, expected: [] },
  { change: { newsletter: true }, expected: [] },
  { change: { email: `${newcomer.email} ` }, expected: [] },
  { change: { email: '' }, expected: ['email'] },
  { change: { email: 'anders@example.org' }, expected: ['emailCheck'] },
  { change: { password: '' }, expected: ['password'] },
  { change: { passwordRepeat: '' }, expected: ['passwordRepeat'] },
  { change: { passwordRepeat: 'Genuss' }, expected: ['passwordMatch'] },
  { change: { password: '', passwordRepeat: '' }, expected: ['password', 'passwordRepeat'] },
  { change: { salutation: '' }, expected: ['salutation'] },
  { change: { firstName: '' }, expected: ['firstName'] },
  { change: { lastName: '' }, expected: ['lastName'] },
  { change: { conditions: false }, expected: ['conditions'] },
  { change: { adult: false }, expected: ['adult'] },
  { change: { firstName: '', adult: false }, expected: ['firstName', 'adult'] },
]

test.each(cases)('in a complete form with $change, $expected is missing', ({ change, expected }) => {
  expect(missingFields({ ...newcomer, ...change }, newcomer.email)).toEqual(expected)
})

test('in an empty form everything except the newsletter is missing', () => {
  expect(missingFields(emptyRegistration, '')).toEqual(registrationFields.filter((field) => field !== 'newsletter'))
})

test.each([
  { input: 'loginName', expected: 'email' },
  { input: 'firstName', expected: 'firstName' },
  { input: 'password', expected: 'password' },
  { input: '', expected: null },
  { input: 'toString', expected: null },
  { input: 'zipCode', expected: null },
])('the input "$input" belongs to the field $expected', ({ input, expected }) => {
  expect(fieldOfInput(input)).toBe(expected)
})

test.each(registrationFields)('all inputs of the field %s belong to it', (field) => {
  expect(inputsOfField(field).map(fieldOfInput)).toEqual(inputsOfField(field).map(() => field))
})
