import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a button keeps its place in the document, and with it the focus, when a reason to disable it appears', () => {
  const place = (disabledReason: string | undefined) =>
    renderToStaticMarkup(<Button disabledReason={disabledReason}>Alle aktivieren</Button>)
      .replaceAll(/ [^>]*/g, '')
      .split('Alle')[0]
  expect(place(undefined)).toBe(place('Alles ist aktiviert.'))
})

test('a button that is never disabled stands alone', () => {
  expect(renderToStaticMarkup(<Button>Weiter</Button>)).toMatch(/^<button[^>]*><span>Weiter<\/span><\/button>$/)
})

test('a button that its parent disables for a moment shows neither a ring nor a reason', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>Erlauben</Button>)).toMatch(
    /^<button(?!.*aria-busy)[^>]* aria-disabled="true"[^>]*><span>Erlauben<\/span><\/button>$/,
  )
})
