import { expect, test } from 'vitest'
import { conflictsOf } from './profile.ts'

const values = (first: string, last: string) => ({ first, last })

test.each([
  { title: 'nothing was saved meanwhile', typed: values('x', 'b'), saved: values('a', 'b'), conflicts: [] },
  { title: 'another field was saved', typed: values('x', 'b'), saved: values('a', 'y'), conflicts: ['first', 'last'] },
  { title: 'the same field was saved', typed: values('x', 'b'), saved: values('z', 'b'), conflicts: ['first'] },
  { title: 'the same value was saved', typed: values('x', 'b'), saved: values('x', 'b'), conflicts: [] },
  { title: 'both fields were saved', typed: values('x', 'b'), saved: values('z', 'y'), conflicts: ['first', 'last'] },
])('an edit after $title has the conflicts $conflicts', ({ typed, saved, conflicts }) => {
  expect(conflictsOf(['first', 'last'] as const, { base: values('a', 'b'), typed }, saved)).toEqual(conflicts)
})
