import { existsSync } from 'node:fs'
import path from 'node:path'
import { berlinDay } from '@portal/shared-contracts/dates/berlin-time'
import type { Brand } from '@portal/shared-contracts/brand/brand'
import type { BrandContent } from '@portal/shared-contracts/brand/content'
import { pointsExpiry } from '@portal/shared-contracts/programme/points-expiry'
import { expect, test } from 'vitest'
import { brandFolder } from './brand-folder.ts'
import { brandNames } from './brand-names.ts'
import { catalogueFiles, iconFile, picturesOf } from './pictures.ts'
import type { CalendarEvent, Contest, InfoPages } from './texts.ts'

type Modules = {
  brand: { brand: Brand }
  content: { content: BrandContent }
  'content/contest': { contest: Contest }
  'content/events': { events: readonly CalendarEvent[] }
  'content/pages': { pages: InfoPages }
}

const load = async <Name extends keyof Modules>(brand: string, name: Name): Promise<Modules[Name]> =>
  (await import(path.join(import.meta.dirname, brand, `${name}.ts`))) as Modules[Name]

const brands = brandNames(import.meta.dirname)

/** The events of a brand, and its contest; a brand without the part has neither file nor events. */
const eventsOf = async (brand: string): Promise<readonly CalendarEvent[]> =>
  existsSync(path.join(import.meta.dirname, brand, 'content/events.ts'))
    ? (await load(brand, 'content/events')).events
    : []
const contestOf = async (brand: string): Promise<Contest | null> =>
  existsSync(path.join(import.meta.dirname, brand, 'content/contest.ts'))
    ? (await load(brand, 'content/contest')).contest
    : null

test('there are two brands at least', () => {
  expect(brands.length).toBeGreaterThanOrEqual(2)
})

/** An anchor of a page, as the types of the texts describe it. */
const anchor = /^[a-z\d]+(?:-[a-z\d]+)*$/
const expectAnchors = (items: readonly { readonly id: string }[]): void => {
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const id of ids) expect(id).toMatch(anchor)
}

// What follows stands in docs/brands.md, too, or in the types of the texts.

// Rule: public-pages-63
test.each(brands)(
  'every event, benefit and rarity of %s has an anchor of its own, a title and a text',
  async (name) => {
    const [events, { content }] = await Promise.all([eventsOf(name), load(name, 'content')])
    const [benefits, rarities] = await Promise.all([content.benefits(), content.rarities()])
    for (const list of [events, benefits, rarities]) expectAnchors(list)
    const items = [
      ...events,
      ...rarities,
      ...benefits.map(({ texts, ...item }) => ({ ...item, text: texts.join(' ') })),
    ]
    for (const { id, title, text } of items)
      expect([id, title.trim() !== '', text.trim() !== '']).toEqual([id, true, true])
  },
)

// Rule: public-pages-30
test.each(brands)(
  'every day of the events and of the contest of %s exists, and ends follow beginnings',
  async (name) => {
    const [events, contest] = await Promise.all([eventsOf(name), contestOf(name)])
    const spans = [
      ...events.map(({ startsAt, endsOn }) => [startsAt.slice(0, 10), endsOn ?? startsAt.slice(0, 10)] as const),
      ...(contest === null ? [] : [[contest.opensOn, contest.closesOn] as const]),
    ]
    expect(spans.map((days) => days.map(berlinDay))).toEqual(spans)
    for (const [first, last] of spans) expect(first <= last).toBe(true)
  },
)

// Rule: public-pages-46
test.each(brands)('there is a benefit of %s at least', async (name) => {
  const { content } = await load(name, 'content')
  expect((await content.benefits()).length).toBeGreaterThan(0)
})

// Rule: public-pages-96
test.each(brands.flatMap((name) => ['contest', 'events', 'app'].map((part) => ({ name, part }))))(
  '$name has a file for the part $part, or says that it is without it',
  async ({ name, part }) => {
    const { brand } = await load(name, 'brand')
    const hasFile = existsSync(path.join(import.meta.dirname, name, `content/${part}.ts`))
    expect(hasFile).toBe(!brand.withoutParts?.some((without) => without === part))
  },
)

// Rule: public-pages-96
test.each(brands)('%s has rarities and an app only if it does not say that it is without them', async (name) => {
  const [{ brand }, { content }] = await Promise.all([load(name, 'brand'), load(name, 'content')])
  const absent = brand.withoutParts ?? []
  const unexpected = absent.includes('rarities') ? await content.rarities() : []
  expect(unexpected).toEqual([])
  expect(brand.app.name === '').toBe(absent.includes('app'))
})

// Rule: public-pages-86
test.each(brands)('every benefit of %s has a sentence of at most 110 characters', async (name) => {
  const { content } = await load(name, 'content')
  for (const { teaser } of await content.benefits()) expect(teaser).toMatch(/^\S.{0,108}[.!?]$/u)
})

// Rule: public-pages-92
test('the FAQ and the conditions of the chosen brand say whether and when points expire', async () => {
  const { pages } = await load(path.basename(brandFolder), 'content/pages')
  // The conditions are a legal page, which may address members in another form.
  const said = [pages.faq(), pages.conditions()].map(async (page) => JSON.stringify((await page).content))
  for (const page of await Promise.all(said))
    expect([pointsExpiry.text, pointsExpiry.formalText].some((text) => page.includes(text))).toBe(true)
})

test.each(brands)('every day of a rarity of %s exists', async (name) => {
  const { content } = await load(name, 'content')
  const days = (await content.rarities()).flatMap(({ from, until }) => [from, until].filter((day) => day !== undefined))
  expect(days.map(berlinDay)).toEqual(days)
})

// Rule: formats-68
test.each(brands)('every picture of %s has a text for those who do not see it, or explicitly none', async (name) => {
  for (const { module, file, alt } of await picturesOf(path.join(import.meta.dirname, name)))
    expect([module, file, alt]).toEqual([module, file, alt?.trim()])
})

test.each(brands)('every picture of %s is a file of its folder, and so are its icons', async (name) => {
  const folder = path.join(import.meta.dirname, name)
  const pictures = await picturesOf(folder)
  const files = [...pictures.map(({ file }) => file), ...(await catalogueFiles(folder))]
  for (const file of [...files, path.join(folder, 'pictures/placeholder.svg')]) {
    expect(file.startsWith(`${folder}/pictures/`)).toBe(true)
    expect([file, existsSync(file)]).toEqual([file, true])
  }
  expect(iconFile(folder, 'icon')).not.toBeNull()
})
