import { expect, test } from 'vitest'
import { changeEdit, endConflicts, mergeEdit } from './merge-edit.ts'

const single = [['first'], ['last']] as const
const together = [['first', 'last']] as const
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
  expect(mergeEdit(single, { base, typed }, saved)).toEqual(expected)
})

test.each([
  { keep: 'typed', typed: values('x', 'y') },
  { keep: 'saved', typed: values('z', 'y') },
] as const)('a member who keeps the $keep values has no conflict any more', ({ keep, typed }) => {
  const saved = values('z', 'y')
  const edit = endConflicts(single, { base: values('a', 'b'), typed: values('x', 'b') }, saved, keep)
  expect(edit).toEqual({ base: saved, typed })
  expect(mergeEdit(single, edit, saved)).toEqual({ values: typed, conflicts: [], updated: [] })
})

test.each([
  {
    title: 'one field was changed here and the other one elsewhere',
    typed: values('x', 'b'),
    saved: values('a', 'y'),
    expected: { values: values('x', 'b'), conflicts: ['first', 'last'], updated: [] },
  },
  {
    title: 'nothing was changed here',
    typed: values('a', 'b'),
    saved: values('a', 'y'),
    expected: { values: values('a', 'y'), conflicts: [], updated: ['last'] },
  },
  {
    title: 'the same values were saved',
    typed: values('x', 'y'),
    saved: values('x', 'y'),
    expected: { values: values('x', 'y'), conflicts: [], updated: [] },
  },
])('fields that are one value are not mixed from two edits when $title', ({ typed, saved, expected }) => {
  expect(mergeEdit(together, { base: values('a', 'b'), typed }, saved)).toEqual(expected)
})

test.each([
  { keep: 'typed', expected: values('x', 'b') },
  { keep: 'saved', expected: values('z', 'y') },
] as const)('fields that are one value are all $keep ones after the choice', ({ keep, expected }) => {
  const edit = { base: values('a', 'b'), typed: values('x', 'b') }
  expect(endConflicts(together, edit, values('z', 'y'), keep)).toEqual({ base: values('z', 'y'), typed: expected })
})

test('typing into fields that show what was saved meanwhile begins from that', () => {
  const edit = { base: values('a', 'b'), typed: values('a', 'b') }
  const saved = values('z', 'y')
  const changed = changeEdit(together, edit, saved, { last: 'yy' })
  expect(changed).toEqual({ base: saved, typed: values('z', 'yy') })
  expect(mergeEdit(together, changed, saved)).toEqual({ values: values('z', 'yy'), conflicts: [], updated: [] })
})
