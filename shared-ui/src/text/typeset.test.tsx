import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typeset } from './typeset.tsx'

// Rule: language-16
test.each([
  { text: 'Nur ein Satz, von 8 bis 18 Gästen.', shown: 'Nur ein Satz, von 8 bis 18 Gästen.' },
  { text: 'Mittwochs von 16 bis 18 Uhr, 25 € pro Person', shown: 'Mittwochs von 16 bis 18_Uhr, 25_€ pro Person' },
  { text: 'nach § 14 BFSG (Art. 6 Abs. 1 Buchst. b DSGVO)', shown: 'nach §_14 BFSG (Art._6 Abs._1 Buchst._b DSGVO)' },
  { text: 'Lindengasse 12, 80331 München', shown: 'Lindengasse_12, 80331_München' },
  { text: 'Stand: 1. November 2026', shown: 'Stand: 1._November_2026' },
  { text: 'ab iOS 17, ab 18 Jahren, für 500 Punkte', shown: 'ab iOS_17, ab 18_Jahren, für 500_Punkte' },
  { text: 'Ihre E-Mail-Adresse per E-Mail', shown: 'Ihre [E-Mail-Adresse] per [E-Mail]' },
  { text: 'Ein Konto im Online-Shop', shown: 'Ein Konto im [Online-Shop]' },
  { text: 'Ihre Muster-Karte im Muster-Karten-Programm', shown: 'Ihre [Muster-Karte] im Muster-Karten-Programm' },
])('lines of the text "$text" break as in "$shown"', ({ text, shown }) => {
  const markup = renderToStaticMarkup(<>{typeset(text)}</>)
  expect(
    markup
      .replace(/^<span>(.*)<\/span>$/, '$1')
      .replaceAll('\u00a0', '_')
      .replace(/<span[^>]*>/g, '[')
      .replaceAll('</span>', ']'),
  ).toBe(shown)
})

test.each([
  { text: 'Nachricht an anna.abel@example.org. Danach', kept: ['anna.abel@example.org'] },
  { text: '„anna@example.org“ per E-Mail', kept: ['anna@example.org'] },
  { text: 'Karte 1234\u00a05678\u00a09012\u00a03456\u00a0789, Tel. 089 0000 0000', kept: ['1234 5678 9012 3456 789'] },
  { text: 'Frei ab 1.500 Punkten im Jahr 2026', kept: [] },
])('of the text "$text" a translator keeps $kept', ({ text, kept }) => {
  const markup = renderToStaticMarkup(<>{typeset(text)}</>).replaceAll('\u00a0', ' ')
  expect([...markup.matchAll(/<span translate="no">([^<]*)/g)].map(([, part]) => part)).toEqual(kept)
})
