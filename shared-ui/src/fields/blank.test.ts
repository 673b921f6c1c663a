import type { ChangeEvent } from 'react'
import { expect, test } from 'vitest'
import { withoutBlanks } from './field.tsx'

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
