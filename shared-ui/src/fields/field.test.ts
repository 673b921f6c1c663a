import { expect, test } from 'vitest'
import { fieldAttributes } from './field.tsx'

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
