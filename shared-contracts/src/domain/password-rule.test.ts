import { expect, test } from 'vitest'
import { passwordError } from './password-rule.ts'

test.each([
  { password: '', expected: 'passwordToShort' },
  { password: 'Ab1!x', expected: 'passwordToShort' },
  { password: 'genuss', expected: 'passwordComplexity' },
  { password: 'GENUSS', expected: 'passwordComplexity' },
  { password: '123456', expected: 'passwordComplexity' },
  { password: '!!!???', expected: 'passwordComplexity' },
  { password: 'öäüßöä', expected: 'passwordComplexity' },
  { password: 'Genuss', expected: null },
  { password: 'ÖLPFÄnder', expected: null },
  { password: 'genuss1', expected: null },
  { password: 'genuss!', expected: null },
  { password: '12345!', expected: null },
  { password: 'GENUSS 1', expected: null },
])('"$password" has the error $expected', ({ password, expected }) => {
  expect(passwordError(password)).toBe(expected)
})
