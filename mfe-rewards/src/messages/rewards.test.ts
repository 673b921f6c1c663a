import { expect, test } from 'vitest'
import { t } from './rewards.ts'

test.each([
  { count: 0, text: '0 Prämien' },
  { count: 1, text: '1 Prämie' },
  { count: 66, text: '66 Prämien' },
])('a list of $count rewards is counted as "$text"', ({ count, text }) => {
  expect(t.count(count)).toBe(text)
})
