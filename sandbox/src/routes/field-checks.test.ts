import { expect, test } from 'vitest'
import { birthDateError } from './field-checks.ts'

test.each([
  ['1980-05-17', null],
  ['1900-01-01', null],
  ['1899-12-31', 'date.cannotBePast'],
  ['2008-11-20', null],
  ['2008-11-21', 'date.mustBeAdult'],
  ['2026-11-21', 'date.cannotBeFuture'],
  ['1980-02-30', 'date.invalid'],
  ['17.05.1980', 'date.invalid'],
])('%s on 20 November 2026 is %s', (text, expected) => {
  expect(birthDateError(text, new Date('2026-11-20T11:00:00Z'))).toBe(expected)
})

test('a member comes of age at midnight in Berlin', () => {
  expect(birthDateError('2008-11-21', new Date('2026-11-20T22:59:59Z'))).toBe('date.mustBeAdult')
  expect(birthDateError('2008-11-21', new Date('2026-11-20T23:00:00Z'))).toBeNull()
})
