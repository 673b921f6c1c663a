import { expect, test } from 'vitest'
import { accessibility } from './accessibility.ts'
import { app } from './app.ts'
import { conditions } from './conditions.ts'
import { contact } from './contact.ts'
import type { Block, InfoContent, RichText } from './content.ts'
import { contestConditions } from './contest-conditions.ts'
import { faq } from './faq.ts'
import { imprint } from './imprint.ts'
import { newsletter } from './newsletter.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { withdrawal } from './withdrawal.ts'

const pages: Readonly<Record<string, InfoContent>> = {
  '/faq': faq,
  '/kontakt': contact,
  '/datenschutz': privacy,
  '/agb': terms,
  '/impressum': imprint,
  '/widerrufsbelehrung-praemienshop': withdrawal,
  '/gewinnspiel-teilnahmebedingungen': contestConditions,
  '/teilnahmebedingungen': conditions,
  '/newsletter': newsletter,
  '/barrierefreiheit': accessibility,
  '/app': app,
}
/** Anchors of the landing page, and pages of remotes. */
const otherTargets = ['/#registrieren', '/#anmelden', '/konto/passwort/vergessen']

const anchors = ({ sections }: InfoContent): string[] =>
  sections.flatMap((section) => [
    section.id,
    ...(section.kind === 'questions' ? section.questions.map(({ id }) => id) : []),
  ])

const texts = (block: Block): readonly RichText[] => {
  if (block.kind === 'text') return [block.text]
  return block.kind === 'list' ? block.items : block.facts.map(({ value }) => value)
}

const links = ({ sections }: InfoContent): string[] =>
  sections
    .flatMap((section) =>
      section.kind === 'text' ? section.blocks : section.questions.flatMap(({ blocks }) => blocks),
    )
    .flatMap(texts)
    .flatMap((rich) => (typeof rich === 'string' ? [] : rich))
    .flatMap((part) => (typeof part === 'string' ? [] : [part.to]))

const targets = new Set([
  ...otherTargets,
  ...Object.entries(pages).flatMap(([path, page]) => [path, ...anchors(page).map((id) => `${path}#${id}`)]),
])

test.each(Object.entries(pages))('%s has no duplicate anchor and no dead link', (_, page) => {
  const ids = anchors(page)
  expect(ids).toEqual([...new Set(ids)])
  expect(links(page).filter((to) => !/^(mailto|tel):/.test(to) && !targets.has(to))).toEqual([])
})

test('the FAQ has at least twelve questions', () => {
  const questions = faq.sections.flatMap((section) => (section.kind === 'questions' ? section.questions : []))
  expect(questions.length).toBeGreaterThanOrEqual(12)
})

test('the terms contain the information required by BFSG § 14', () => {
  expect(anchors(terms)).toContain('barrierefreiheit')
})
