import { expect, test } from 'vitest'
import { passwordError, passwordRules } from './password-rule.ts'

// Rule: formats-37
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
])('the password "$password" has the error $expected', ({ password, expected }) => {
  expect(passwordError(password)).toBe(expected)
})

// Rule: getting-in-23
test.each([
  { password: '', met: [] },
  { password: 'Ab1', met: ['kinds'] },
  { password: 'genuss', met: ['length'] },
  { password: 'genuss1', met: ['length', 'kinds'] },
])('the password $password meets the rules $met', ({ password, met }) => {
  expect(passwordRules(password).flatMap(({ rule, met: isMet }) => (isMet ? [rule] : []))).toEqual(met)
})
