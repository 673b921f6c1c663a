import { expect, test } from 'vitest'
import { customerErrors, type CustomerField } from './customer.ts'

const customer = { salutation: 'Frau', firstName: 'Marlene', lastName: 'Abel', birthDate: '17.05.1980' }

// Rule: account-12
test.each<{ change: object; unchecked?: CustomerField[]; expected: [CustomerField, string][] }>([
  { change: {}, expected: [] },
  { change: { birthDate: '' }, expected: [] },
  { change: { salutation: '' }, expected: [['salutation', 'stringEmpty']] },
  { change: { firstName: ' \t' }, expected: [['firstName', 'stringEmpty']] },
  { change: { lastName: '' }, expected: [['lastName', 'stringEmpty']] },
  { change: { lastName: 'a'.repeat(101) }, expected: [['lastName', 'tooLong']] },
  { change: { birthDate: '17.05.80' }, expected: [['birthDate', 'date.invalid']] },
  { change: { birthDate: '31.12.1899' }, expected: [['birthDate', 'date.cannotBePast']] },
  { change: { birthDate: '20.11.2008' }, expected: [] },
  { change: { birthDate: '21.11.2008' }, expected: [['birthDate', 'date.mustBeAdult']] },
  { change: { birthDate: 'x' }, unchecked: ['birthDate'], expected: [] },
  { change: { salutation: '', firstName: '' }, unchecked: ['salutation'], expected: [['firstName', 'stringEmpty']] },
])('a customer with $change, without $unchecked, has the errors $expected', ({ change, unchecked, expected }) => {
  const errors = customerErrors({ ...customer, ...change }, { today: '2026-11-20', ...(unchecked && { unchecked }) })
  expect(errors.map(({ input, code }) => [input, code])).toEqual(expected)
})
