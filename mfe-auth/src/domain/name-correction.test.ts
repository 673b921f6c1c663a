import { withNames, type NameError } from '@portal/shared-contracts/customer'
import { expect, test } from 'vitest'
import { nameChanges, emptyRegistration, type RegistrationForm } from './registration-form.ts'

const form: RegistrationForm = { ...emptyRegistration, salutation: 'Herr', firstName: 'marlene', lastName: 'Abel' }

const error = (input: string, value = ''): NameError => ({ input, value })

// Rules: getting-in-28, getting-in-29
test.each<[string, NameError[], Partial<RegistrationForm>]>([
  ['Herr', [error('salutation')], { salutation: 'Frau' }],
  ['Frau', [error('salutation')], { salutation: 'Herr' }],
  ['Frau', [error('salutation', 'Frau')], { salutation: 'Herr' }],
  ['Divers', [error('salutation', 'Frau')], {}],
  ['Herr', [error('firstName', 'Marlene')], { firstName: 'Marlene' }],
  ['Herr', [error('lastName', 'Abell')], { lastName: 'Abell' }],
  ['Herr', [error('firstName')], {}],
  ['Herr', [error('loginName', 'abel@example.org')], { email: 'abel@example.org' }],
  ['Herr', [error('email', 'abel@example.org')], { email: 'abel@example.org' }],
  ['Herr', [error('password', 'x')], {}],
  ['Herr', [error('salutation'), error('firstName', 'Marlene')], { salutation: 'Frau', firstName: 'Marlene' }],
])('%s with the errors %j becomes %j', (salutation, errors, expected) => {
  const before = { ...form, salutation }
  const changes = nameChanges(before, errors)
  expect(withNames(before, changes, 'to')).toEqual({ ...before, ...expected })
  expect(withNames({ ...before, ...expected }, changes, 'from')).toEqual(before)
})

test('lists its changes', () => {
  expect(nameChanges(form, [error('firstName', 'Marlene')])).toEqual([
    { field: 'firstName', from: 'marlene', to: 'Marlene' },
  ])
})
