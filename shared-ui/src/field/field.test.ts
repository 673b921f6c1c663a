import { expect, test } from 'vitest'
import { fieldWiring } from './field.tsx'

test.each([
  { title: 'a plain field', texts: {}, also: undefined, described: undefined, invalid: undefined },
  { title: 'a hint', texts: { hint: 'h' }, also: undefined, described: 'x-hint', invalid: undefined },
  {
    title: 'an error before the hint',
    texts: { hint: 'h', error: 'e' },
    also: undefined,
    described: 'x-error x-hint',
    invalid: true,
  },
  { title: 'an own description last', texts: { error: 'e' }, also: 'own', described: 'x-error own', invalid: true },
])('a control is described by $title', ({ texts, also, described, invalid }) => {
  expect(fieldWiring('x', texts, also)).toEqual({
    id: 'x',
    'aria-describedby': described,
    'aria-invalid': invalid,
  })
})
