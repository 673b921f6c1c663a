import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

// Rule: formats-11
test('a text field passes its maximum length and input mode on to the input', () => {
  const markup = renderToStaticMarkup(<TextField label="Postleitzahl" maxLength={5} inputMode="numeric" />)
  expect(markup).toMatch(/<input[^>]*maxLength="5"[^>]*inputMode="numeric"/i)
})
