import { expect, test } from 'vitest'
import { correctNames, isSameForm, type NameDoubt } from './name-correction.ts'
import { emptyRegistration, type RegistrationForm } from './registration-form.ts'

const form: RegistrationForm = { ...emptyRegistration, salutation: 'Herr', firstName: 'marlene', lastName: 'Abel' }

const cases: { salutation: string; doubts: NameDoubt[]; expected: Partial<RegistrationForm> }[] = [
  { salutation: 'Herr', doubts: [{ input: 'salutation', value: '' }], expected: { salutation: 'Frau' } },
  { salutation: 'Frau', doubts: [{ input: 'salutation', value: '' }], expected: { salutation: 'Herr' } },
  { salutation: 'Frau', doubts: [{ input: 'salutation', value: 'Frau' }], expected: { salutation: 'Herr' } },
  { salutation: 'Divers', doubts: [{ input: 'salutation', value: 'Frau' }], expected: {} },
  { salutation: 'Herr', doubts: [{ input: 'firstName', value: 'Marlene' }], expected: { firstName: 'Marlene' } },
  { salutation: 'Herr', doubts: [{ input: 'lastName', value: 'Abell' }], expected: { lastName: 'Abell' } },
  { salutation: 'Herr', doubts: [{ input: 'firstName', value: '' }], expected: {} },
  { salutation: 'Herr', doubts: [{ input: 'password', value: 'x' }], expected: {} },
  {
    salutation: 'Herr',
    doubts: [
      { input: 'salutation', value: '' },
      { input: 'firstName', value: 'Marlene' },
    ],
    expected: { salutation: 'Frau', firstName: 'Marlene' },
  },
]

test.each(cases)('$salutation with the doubts $doubts becomes $expected', ({ salutation, doubts, expected }) => {
  const before = { ...form, salutation }
  expect(correctNames(before, doubts).form).toEqual({ ...before, ...expected })
})

test('tells what it changed', () => {
  expect(correctNames(form, [{ input: 'firstName', value: 'Marlene' }]).changes).toEqual([
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
