import { expect, test } from 'vitest'
import { isSameForm, nameChanges, withNames, type NameError } from './name-correction.ts'
import { emptyRegistration, type RegistrationForm } from './registration-form.ts'

const form: RegistrationForm = { ...emptyRegistration, salutation: 'Herr', firstName: 'marlene', lastName: 'Abel' }

const cases: { salutation: string; errors: NameError[]; expected: Partial<RegistrationForm> }[] = [
  { salutation: 'Herr', errors: [{ input: 'salutation', value: '' }], expected: { salutation: 'Frau' } },
  { salutation: 'Frau', errors: [{ input: 'salutation', value: '' }], expected: { salutation: 'Herr' } },
  { salutation: 'Frau', errors: [{ input: 'salutation', value: 'Frau' }], expected: { salutation: 'Herr' } },
  { salutation: 'Divers', errors: [{ input: 'salutation', value: 'Frau' }], expected: {} },
  { salutation: 'Herr', errors: [{ input: 'firstName', value: 'Marlene' }], expected: { firstName: 'Marlene' } },
  { salutation: 'Herr', errors: [{ input: 'lastName', value: 'Abell' }], expected: { lastName: 'Abell' } },
  { salutation: 'Herr', errors: [{ input: 'firstName', value: '' }], expected: {} },
  { salutation: 'Herr', errors: [{ input: 'password', value: 'x' }], expected: {} },
  {
    salutation: 'Herr',
    errors: [
      { input: 'salutation', value: '' },
      { input: 'firstName', value: 'Marlene' },
    ],
    expected: { salutation: 'Frau', firstName: 'Marlene' },
  },
]

test.each(cases)('$salutation with the errors $errors becomes $expected', ({ salutation, errors, expected }) => {
  const before = { ...form, salutation }
  const changes = nameChanges(before, errors)
  expect(withNames(before, changes, 'to')).toEqual({ ...before, ...expected })
  expect(withNames({ ...before, ...expected }, changes, 'from')).toEqual(before)
})

test('lists its changes', () => {
  expect(nameChanges(form, [{ input: 'firstName', value: 'Marlene' }])).toEqual([
    { field: 'firstName', from: 'marlene', to: 'Marlene' },
  ])
})

test.each([
  { earlier: null, expected: false },
  { earlier: { ...form }, expected: true },
  { earlier: { ...form, firstName: 'Marlene' }, expected: false },
  { earlier: { ...form, newsletter: true }, expected: false },
])('compared with $earlier the form is the same: $expected', ({ earlier, expected }) => {
  expect(isSameForm(form, earlier)).toBe(expected)
})
