import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { About, NotOpen, OpenEntry } from './contest.tsx'

// It has all parts.
vi.mock('@portal/shared-contracts/brand/brand', () => import('@portal/brands/testing/first-brand'))

test.each(['/vorteile-und-praemien/aktionen', 'https://gewinnspiel.example/korb'])(
  'a contest that is entered on another page shows its text and a link to %s',
  (to) => {
    const html = renderToStaticMarkup(
      <OpenEntry entry={{ kind: 'link', text: 'Jede Aktion ist ein Los.', link: { text: 'Mitmachen', to } }} />,
    )
    expect(html).toContain('Jede Aktion ist ein Los.')
    expect(html).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>Mitmachen</a>`))
    expect(html).not.toContain('mailto:')
  },
)

test('a contest that cannot be entered says so and leads on', () => {
  const html = renderToStaticMarkup(<NotOpen title="Beendet" text="Danke." />)
  expect(html).toMatch(/<h2[^>]*>Beendet<\/h2>/)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/vorteile-und-praemien/praemien',
    '/newsletter',
  ])
})

test('a contest that is entered by e-mail asks its question with every choice, and begins the e-mail', () => {
  const entry = {
    kind: 'email',
    email: 'los@beispiel.de',
    lead: 'Raten Sie!',
    question: 'Wie viele?',
    choices: ['Eins', 'Zwei'],
  } as const
  const html = renderToStaticMarkup(<OpenEntry entry={entry} />)
  for (const text of ['Wie viele?', 'Eins', 'Zwei', 'mailto:los@beispiel.de?subject=Gewinnspiel']) {
    expect(html).toContain(text)
  }
})

test.each([
  { phase: null, heading: 'Das gibt es zu gewinnen' },
  { phase: 'open', heading: 'Das gibt es zu gewinnen' },
  { phase: 'closed', heading: 'Das gab es zu gewinnen' },
] as const)('in the phase $phase the prizes stand below "$heading"', ({ phase, heading }) => {
  expect(renderToStaticMarkup(<About phase={phase} />)).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
})
