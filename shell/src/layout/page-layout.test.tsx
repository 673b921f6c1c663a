import type { PageFlags } from '@portal/shared-contracts/remotes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLayout } from './page-layout.tsx'

const partsOf = (flags: PageFlags) => {
  const html = renderToStaticMarkup(
    <PageLayout flags={flags} menu="member" current="/" year="2031">
      Inhalt
    </PageLayout>,
  )
  return {
    header: html.includes('<header'),
    menu: html.includes('Hauptmenü'),
    footer: html.includes('<footer'),
    // The style sheet of the hero reads it.
    hero: !/data-hidden="[^"]*\bhero"/.test(html),
  }
}

test.each<{ flags: PageFlags; parts: ReturnType<typeof partsOf> }>([
  { flags: {}, parts: { header: true, menu: true, footer: true, hero: true } },
  { flags: { hideHeader: true }, parts: { header: false, menu: false, footer: true, hero: true } },
  { flags: { hideMenu: true }, parts: { header: true, menu: false, footer: true, hero: true } },
  { flags: { hideFooter: true }, parts: { header: true, menu: true, footer: false, hero: true } },
  { flags: { hideHero: true }, parts: { header: true, menu: true, footer: true, hero: false } },
  {
    flags: { hideHeader: true, hideMenu: true, hideFooter: true, hideHero: true },
    parts: { header: false, menu: false, footer: false, hero: false },
  },
])('a page with the flags $flags shows $parts', ({ flags, parts }) => {
  expect(partsOf(flags)).toEqual(parts)
})
