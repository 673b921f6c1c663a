import { expect, test } from 'vitest'
import { withNames, type NameError } from '@portal/shared-contracts/customer'
import { newcomer } from '../testing/newcomer.ts'
import {
  emptyRegistration,
  fieldOfInput,
  inputsOfField,
  missingInput,
  nameChanges,
  registrationFields,
  type RegistrationForm,
} from './registration-form.ts'

const cases: { change: Partial<RegistrationForm>; expected: string[] }[] = [
  { change: {}, expected: [] },
  { change: { newsletter: true }, expected: [] },
  { change: { email: `${newcomer.email} ` }, expected: [] },
  { change: { email: '' }, expected: ['email loginNameUndefined'] },
  { change: { email: 'anders@example.org' }, expected: ['email emailUnchecked'] },
  { change: { password: '' }, expected: ['password stringEmpty'] },
  { change: { passwordRepeat: '' }, expected: ['passwordRepeat stringEmpty'] },
  { change: { passwordRepeat: 'Genuss' }, expected: ['passwordRepeat passwordRepeatDontMatch'] },
  { change: { password: '', passwordRepeat: '' }, expected: ['password stringEmpty', 'passwordRepeat stringEmpty'] },
  { change: { salutation: '' }, expected: ['salutation stringEmpty'] },
  { change: { firstName: '' }, expected: ['firstName stringEmpty'] },
  { change: { lastName: '' }, expected: ['lastName stringEmpty'] },
  { change: { conditions: false }, expected: ['conditions stringEmpty'] },
  { change: { adult: false }, expected: ['adult stringEmpty'] },
  { change: { firstName: '', adult: false }, expected: ['firstName stringEmpty', 'adult stringEmpty'] },
]

// Rules: getting-in-20, getting-in-22
test.each(cases)('in a complete form with $change, $expected is missing', ({ change, expected }) => {
  const missing = missingInput({ ...newcomer, ...change }, newcomer.email)
  expect(missing.map(({ input, code }) => `${input} ${code}`)).toEqual(expected)
})

test('in an empty form everything except the newsletter is missing', () => {
  const missing = missingInput(emptyRegistration, '').map(({ input }) => input)
  expect(missing).toEqual(registrationFields.filter((field) => field !== 'newsletter'))
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

const typed: RegistrationForm = { ...emptyRegistration, salutation: 'Herr', firstName: 'marlene', lastName: 'Abel' }

const nameError = (input: string, value = ''): NameError => ({ input, value })

// Rules: getting-in-28, getting-in-29
test.each<[string, NameError[], Partial<RegistrationForm>]>([
  ['Herr', [nameError('salutation')], { salutation: 'Frau' }],
  ['Frau', [nameError('salutation')], { salutation: 'Herr' }],
  ['Frau', [nameError('salutation', 'Frau')], { salutation: 'Herr' }],
  ['Divers', [nameError('salutation', 'Frau')], {}],
  ['Herr', [nameError('firstName', 'Marlene')], { firstName: 'Marlene' }],
  ['Herr', [nameError('lastName', 'Abell')], { lastName: 'Abell' }],
  ['Herr', [nameError('firstName')], {}],
  ['Herr', [nameError('loginName', 'abel@example.org')], { email: 'abel@example.org' }],
  ['Herr', [nameError('email', 'abel@example.org')], { email: 'abel@example.org' }],
  ['Herr', [nameError('password', 'x')], {}],
  ['Herr', [nameError('salutation'), nameError('firstName', 'Marlene')], { salutation: 'Frau', firstName: 'Marlene' }],
])('%s with the errors %j becomes %j', (salutation, errors, expected) => {
  const before = { ...typed, salutation }
  const changes = nameChanges(before, errors)
  expect(withNames(before, changes, 'to')).toEqual({ ...before, ...expected })
  expect(withNames({ ...before, ...expected }, changes, 'from')).toEqual(before)
})

test('lists its changes', () => {
  expect(nameChanges(typed, [nameError('firstName', 'Marlene')])).toEqual([
    { field: 'firstName', from: 'marlene', to: 'Marlene' },
  ])
})
