import { expect, test } from 'vitest'
import { endConflicts, mergeEdit } from './merge-edit.ts'

const fields = ['first', 'last'] as const
const values = (first: string, last: string) => ({ first, last })

test.each([
  {
    title: 'nothing was saved meanwhile',
    base: values('a', 'b'),
    typed: values('x', 'b'),
    saved: values('a', 'b'),
    expected: { values: values('x', 'b'), conflicts: [], updated: [] },
  },
  {
    title: 'another field was saved',
    base: values('a', 'b'),
    typed: values('x', 'b'),
    saved: values('a', 'y'),
    expected: { values: values('x', 'y'), conflicts: [], updated: ['last'] },
  },
  {
    title: 'the same field was saved with another value',
    base: values('a', 'b'),
    typed: values('x', 'b'),
    saved: values('z', 'b'),
    expected: { values: values('x', 'b'), conflicts: ['first'], updated: [] },
  },
  {
    title: 'the same value was saved',
    base: values('a', 'b'),
    typed: values('x', 'b'),
    saved: values('x', 'b'),
    expected: { values: values('x', 'b'), conflicts: [], updated: [] },
  },
  {
    title: 'both fields were saved',
    base: values('a', 'b'),
    typed: values('x', 'b'),
    saved: values('z', 'y'),
    expected: { values: values('x', 'y'), conflicts: ['first'], updated: ['last'] },
  },
])('an edit after $title', ({ base, typed, saved, expected }) => {
  expect(mergeEdit(fields, { base, typed }, saved)).toEqual(expected)
})

test.each([
  { keep: 'typed', typed: values('x', 'y') },
  { keep: 'saved', typed: values('z', 'y') },
] as const)('a member who keeps the $keep values has no conflict any more', ({ keep, typed }) => {
  const saved = values('z', 'y')
  const edit = endConflicts(fields, { base: values('a', 'b'), typed: values('x', 'b') }, saved, keep)
  expect(edit).toEqual({ base: saved, typed })
  expect(mergeEdit(fields, edit, saved)).toEqual({ values: typed, conflicts: [], updated: [] })
})
