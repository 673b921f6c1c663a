import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Intro } from './withdrawal.tsx'

// Rule: rewards-and-orders-52
test('without JavaScript and without WITHDRAWAL_URL the button begins an e-mail, and the telephone number is named', () => {
  const html = renderToStaticMarkup(<Intro />)
  const [, link = ''] = /<a href="(mailto:[^"]*)"[^>]*>Vertrag widerrufen<\/a>/.exec(html) ?? []
  expect(decodeURIComponent(link)).toContain('Hiermit widerrufe ich')
  expect(html).toMatch(
    /per <span[^>]*>E-Mail<\/span> an<\/span> <a href="mailto:\S+" translate="no">\S+@\S+<\/a> oder am Telefon unter <a href="tel:\+\d+">[\d\s]+<\/a>/,
  )
  expect(html).not.toMatch(/<form|<button/)
})
