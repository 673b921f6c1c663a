import { expect, test } from 'vitest'
import { generatedPasswordRules, minimumPasswordLength, passwordError, passwordRules } from './password-rule.ts'

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

/** The characters of each kind that the rule for generated passwords may require. */
const kinds: Readonly<Record<string, string>> = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digit: '0123456789',
}

// Rule: getting-in-59
test('every password that the rule for generated ones allows meets the rule of members', () => {
  const properties = generatedPasswordRules.split(';').map((property) => property.trim().split(': '))
  const valuesOf = (name: string) => properties.flatMap(([found, value = '']) => (found === name ? [value] : []))
  expect(properties).toHaveLength(valuesOf('minlength').length + valuesOf('required').length)
  const required = valuesOf('required').map((kind) => kinds[kind] ?? '')
  const [length = 0] = valuesOf('minlength').map(Number)
  expect(length).toBeGreaterThanOrEqual(minimumPasswordLength)

  // A password meets the rule of members by its length and by the kinds of some of its characters, so the shortest with
  // one character of each required kind, filled up with a single kind, are those that could fail.
  const fillings = Object.values(kinds)
  const passwords = fillings.flatMap((filling) =>
    Array.from(filling, (letter, place) =>
      (required.map((kind) => kind[place % kind.length]).join('') + letter.repeat(length)).slice(0, length),
    ),
  )
  expect(passwords.filter((password) => passwordError(password) !== null)).toEqual([])
  // Without one of the kinds, some would fail.
  expect(passwordError('a'.repeat(length))).toBe('passwordComplexity')
})
