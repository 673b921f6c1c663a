import { expect, test } from 'vitest'
import { hasPart, isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import { figures } from '@portal/shared-contracts/programme/figures'
import { content as accessibility } from './accessibility.ts'
import { content as app } from './app.ts'
import { content as conditions } from './conditions.ts'
import { content as contact } from './contact.ts'
import type { InfoContent } from '../../texts.ts'
import { content as contestConditions } from './contest-conditions.ts'
import { content as faq } from './faq.ts'
import { content as imprint } from './imprint.ts'
import { content as newsletter } from './newsletter.ts'
import { content as privacy } from './privacy.ts'
import { content as terms } from './terms.ts'
import { content as withdrawal } from './withdrawal.ts'

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
/** Anchors of the landing page, the contest, and pages of remotes. */
const otherTargets = [
  '/#anmelden',
  '/#registrieren',
  '/konto/passwort/vergessen',
  '/konto/kontodaten',
  '/konto/kontodaten#newsletter',
  '/konto/karten',
  '/konto/punkte-fehlen',
  '/gewinnspiel',
  '/verwendete-software',
]

/** The values of a property at every depth. */
function valuesOf(property: string, content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) =>
    name === property ? [String(value)] : valuesOf(property, value),
  )
}
const anchors = (page: InfoContent) => valuesOf('id', page)

const targets = new Set([
  ...otherTargets,
  ...Object.entries(pages).flatMap(([path, page]) => [path, ...anchors(page).map((id) => `${path}#${id}`)]),
])

// Rule: public-pages-41
test.each(Object.entries(pages).filter(([path]) => !isOfAbsentPart(path)))(
  '%s has no duplicate anchor and no dead link',
  (_, page) => {
    const ids = anchors(page)
    expect(ids).toEqual([...new Set(ids)])
    expect(valuesOf('to', page).filter((to) => !/^(https|mailto|tel):/.test(to) && !targets.has(to))).toEqual([])
  },
)

// Rule: public-pages-26
test('the FAQ and the conditions say from how many points members can pay', () => {
  for (const page of [faq, conditions]) expect(JSON.stringify(page)).toContain(`${figures.pointsToPay} Punkte`)
})

test('conditions, privacy notice, FAQ and newsletter say what is different at the tablet in the shop, if there is one', () => {
  for (const page of [conditions, privacy, faq, newsletter])
    expect(JSON.stringify(page).includes(`m Tablet ${inStore}`)).toBe(hasPart('kiosk'))
})

test('the terms contain the information required by BFSG § 14', () => {
  expect(anchors(terms)).toContain('barrierefreiheit')
})

test('the terms lead to the conditions of participation', () => {
  expect(valuesOf('to', terms)).toContain('/teilnahmebedingungen')
})
