import { expect, test } from 'vitest'
import type { ChangeEvent } from 'react'
import { fieldAttributes, withoutBlanks } from './field.tsx'

test.each([
  { title: 'a plain field', texts: {}, own: undefined, described: undefined, invalid: undefined },
  { title: 'a hint', texts: { hint: 'h' }, own: undefined, described: 'x-hint', invalid: undefined },
  {
    title: 'an error before the hint',
    texts: { hint: 'h', error: 'e' },
    own: undefined,
    described: 'x-error x-hint',
    invalid: true,
  },
  {
    title: "the control's own description last",
    texts: { error: 'e' },
    own: 'own',
    described: 'x-error own',
    invalid: true,
  },
])('describes a control with $title', ({ texts, own, described, invalid }) => {
  expect(fieldAttributes('x', texts, own)).toEqual({
    id: 'x',
    'aria-describedby': described,
    'aria-invalid': invalid,
  })
})

// Rule: formats-10
test.each([
  { typed: ' ', stored: '' },
  { typed: ' \t\n\u00a0', stored: '' },
  { typed: '', stored: '' },
  { typed: ' Anna ', stored: ' Anna ' },
])('a field that holds "$typed" reports "$stored"', ({ typed, stored }) => {
  const reported: string[] = []
  const event = { currentTarget: { value: typed } } as ChangeEvent<HTMLInputElement>
  withoutBlanks<HTMLInputElement>(({ currentTarget }) => void reported.push(currentTarget.value))(event)
  expect([reported, event.currentTarget.value]).toEqual([[stored], stored])
})
