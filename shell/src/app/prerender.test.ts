import { the } from '@portal/shared-contracts/brand/noun'
import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { brand } from '@portal/shared-contracts/brand/brand'
import { skeletonShapes } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { t as home } from '../messages/home.ts'
import { layoutDocument } from './view.tsx'
import { prerender } from './prerender.tsx'

const documents = await prerender()
const htmlOf = (name: string) => documents.find(({ document }) => document === name)?.html

test.each(['error', 'refused', 'no-preview', 'not-found'])(
  'the page %s has header, footer and a link to the start page, to questions and to the contact',
  (name) => {
    const html = htmlOf(name)?.visitor ?? ''
    expect(html).toMatch(/<header.*<main.*<h1.*<\/main>.*<footer/s)
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    const links = [...main.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].map(([, to]) => to)
    expect(links).toEqual(['/', '/faq', '/kontakt'])
    expect(html).toContain('© {{year}}')
  },
)

test('the page with the software of others has the place for its list once, below its title', () => {
  const html = htmlOf('software')?.visitor ?? ''
  expect(html).toMatch(/<h1[^>]*>Verwendete Software<\/h1>.*\{\{software\}\}.*<\/main>/s)
  expect(html.split('{{software}}')).toHaveLength(2)
})

test('the page of a preview names what it shows, and asks with one button', () => {
  const main = /<main.*<\/main>/s.exec(htmlOf('preview')?.visitor ?? '')?.[0] ?? ''
  expect(main.match(/\{\{\w+\}\}/g)).toEqual(['{{remote}}', '{{version}}', '{{by}}', '{{created}}', '{{until}}'])
  expect(main).toMatch(/<form method="post"><button[^>]*>Vorschau ansehen<\/button><\/form>/)
})

test.each(
  documents
    .filter(({ document }) => !['error', 'refused', 'software', 'preview', 'no-preview'].includes(document))
    .map((one) => [one.document, one]),
)('the document %s is rendered with the menu of visitors and with that of members', (_, { html }) => {
  expect(html.visitor).toContain('href="/#anmelden"')
  expect(html.member).toContain('href="/konto/kontodaten"')
  expect(html.member).toContain('Abmelden')
})

test.each(skeletonShapes)(
  'the skeleton %s has no heading, which would take the focus from that of the page; it exists with the texts of a hero',
  (shape) => {
    const [name, titled] = [layoutDocument(shape), layoutDocument(shape, true)]
    for (const document of [name, titled]) {
      expect(htmlOf(document)?.visitor).toContain('aria-busy="true"')
      expect(htmlOf(document)?.visitor).not.toContain('<h1')
    }
    expect(htmlOf(name)?.visitor).not.toContain('{{title}}')
    expect(htmlOf(titled)?.member).toMatch(/>\{\{title\}\}<.*>\{\{lead\}\}</)
  },
)

test('home has its greeting and what every member sees; a skeleton stands only for card and balance', () => {
  const html = htmlOf('home')?.member ?? ''
  expect(html).toMatch(/<h1[^>]*>.*Herzlich willkommen/)
  expect(html).toContain(home.highlightsTitle)
  expect(html.match(/aria-busy="true"/g)).toHaveLength(1)
})

test('legal texts and pages with more than four sections have contents, other texts short sections beside them', () => {
  const having = (part: string) =>
    documents.filter(({ html }) => html.visitor.includes(part)).map(({ document }) => document)
  const ofBrand = (...names: readonly string[]) => names.filter((name) => !isOfAbsentPart(`/${name}`))
  expect(having('aria-label="Auf dieser Seite"')).toEqual(
    ofBrand(
      'faq',
      'datenschutz',
      'agb',
      'impressum',
      'widerrufsbelehrung-praemienshop',
      'gewinnspiel-teilnahmebedingungen',
      'teilnahmebedingungen',
      'barrierefreiheit',
    ),
  )
  expect(having('<aside')).toEqual(ofBrand('kontakt', 'newsletter', 'app'))
})

test('the name of the card stays on one line in the lead of a page of text', () => {
  const name = the(brand.card, 'accusative')
    .replaceAll('&', '&amp;')
    .replace(/\S+-\S+/, '<span[^>]*>$&</span>')
  expect(htmlOf('faq')?.visitor).toMatch(new RegExp(`Kurze Antworten rund um ${name}`))
})

test('the button to withdraw stands above the contents of its page', () => {
  expect(htmlOf('widerrufsbelehrung-praemienshop')?.visitor).toMatch(
    /<main.*<h2[^>]*>Vertrag widerrufen<\/h2>.*aria-label="Auf dieser Seite"/s,
  )
})

// Rule: public-pages-65
test('a web-shop-only user gets the start page with the invitation and the logout, without login and registration', () => {
  const html = htmlOf('landing')
  expect(html?.shop).toMatch(/Programm beitreten.*Programm beitreten/s)
  for (const text of ['Anmelden', 'Anmeldung', 'Neues Konto erstellen', 'id="registrieren"']) {
    expect(html?.visitor).toContain(text)
    expect(html?.shop).not.toContain(text)
  }
  for (const name of ['landing', 'faq']) expect(htmlOf(name)?.shop).toContain('Abmelden')
})

const marked = ['faq', 'impressum', 'teilnahmebedingungen', 'widerrufsbelehrung-praemienshop', 'barrierefreiheit']
test.each([...marked, 'login'])('menus and footer mark the page of the document %s', (name) => {
  for (const menu of ['visitor', 'shop', 'member'] as const) {
    const current = htmlOf(name)?.[menu].match(/<a [^>]*aria-current="page"[^>]*>/g) ?? []
    expect(new Set(current.map((link) => /href="([^"]+)"/.exec(link)?.[1]))).toEqual(
      new Set(marked.includes(name) ? [`/${name}`] : []),
    )
  }
})

test('every document with scripts has a description, that of the start page if it has none of its own', () => {
  const start = documents.find(({ document }) => document === 'landing')?.description
  expect(start).not.toBe('')
  for (const name of ['home', 'layout-list', 'login'])
    expect(documents.find(({ document }) => document === name)?.description).toBe(start)
  expect(documents.find(({ document }) => document === 'faq')?.description).not.toBe(start)
})
