import { readFile } from 'node:fs/promises'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import type { Page } from 'playwright/test'
import { allParts, type Part } from '@portal/shared-contracts/brand/part'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import * as paths from '@portal/shared-contracts/paths'
import { delicatessenWords } from '@portal/brands/testing/delicatessen-words'
import { wrongIn as wrongWordsIn } from '@portal/brands/wrong-words'
import { pageWith } from '../portal/embedding-page.ts'
import { startHostPage } from '../portal/host-page.ts'
import { enrolTablet, kioskTitles, expectKioskStep } from '../portal/kiosk.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, openAsMember, test } from '../portal/test.ts'
import { tags } from '../portal/tags.ts'

/** Whether the chosen brand sells no food, so that no page may have a word of it. */
const isWithoutFood = process.env['BRAND_WITHOUT_FOOD'] !== undefined

function wrongIn(text: string): string[] {
  const food = isWithoutFood ? new RegExp(`.{0,40}(?:${delicatessenWords.source}).{0,40}`, 'i').exec(text) : null
  return [...wrongWordsIn(text), ...(food === null ? [] : [`a word of food: …${food[0]}…`])]
}

/** What names a part of the portal; reward orders mention events, so these are known by their dates. */
const wordsOf: Readonly<Record<Part, RegExp>> = {
  contest: /gewinnspiel/i,
  events: /\bTermine\b/,
  rarities: /rarität/i,
  app: /\bApp\b/,
  kiosk: /am Tablet\b|kiosk/i,
  newsletter: /newsletter/i,
}
const absentWords = allParts.filter((part) => !hasPart(part)).map((part) => wordsOf[part])

const otherForm = sieOrDu(/\b(?:Du|Dich|Dir|Dein(?:e[mnrs]?)?)\b/, /\b(?:Ihnen|Ihr(?:e[mnrs]?)?)\b/)
/** They say 'Sie' for every brand. */
const legalPages: readonly string[] = [
  paths.privacy,
  paths.terms,
  paths.imprint,
  paths.withdrawal,
  paths.conditions,
  paths.contestConditions,
  paths.accessibility,
]

/** Words of absent parts, and of the other form of address, in what a page shows. */
async function wrongShownOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const isLegal = legalPages.includes(new URL(page.url()).pathname)
  return [...absentWords, ...(isLegal ? [] : [otherForm])].flatMap((pattern) => {
    const found = new RegExp(`.{0,40}(?:${pattern.source}).{0,40}`, pattern.flags).exec(text)
    return found === null ? [] : [`wrong here: …${found[0]}…`]
  })
}

/** Source and text of what a page shows, its keys of storage, and its cookies. */
async function everythingOf(page: Page): Promise<string> {
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML.replaceAll('&amp;', '&'),
    document.body.innerText,
    ...Object.entries(localStorage).flat(),
    ...Object.entries(sessionStorage).flat(),
  ])
  return [...shown, JSON.stringify(await page.context().cookies())].join('\n')
}

/** Visits every page that links lead to, and gives what is wrong there by path. */
async function crawl(page: Page, start: string): Promise<{ visited: Set<string>; wrong: Record<string, string[]> }> {
  const waiting = [start]
  const visited = new Set<string>()
  const wrong: Record<string, string[]> = {}
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue
    visited.add(path)
    const response = await page.goto(path)
    await page.waitForLoadState('networkidle')
    const headers = JSON.stringify(response ? await response.allHeaders() : {})
    const found = [...wrongIn(`${headers}\n${await everythingOf(page)}`), ...(await wrongShownOn(page))]
    if (found.length > 0) wrong[path] = found
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const link of links) waiting.push(new URL(link ?? '/', page.url()).pathname)
  }
  return { visited, wrong }
}

// A hundred pages one after the other: five minutes on a slow machine.
test.setTimeout(900_000)

test('visitors see no word of another brand and no wrong article on any page', async ({ page, watch }) => {
  watch.allowErrors(/404/)
  const { visited, wrong } = await crawl(page, '/')
  expect(wrong).toEqual({})
  expect(visited.size).toBeGreaterThan(12)
  expect((await crawl(page, '/gibt/es/nicht')).wrong).toEqual({})
})

test('members see none either, also in tables, print and their data', async ({ page }) => {
  await openAsMember(page)
  const { visited, wrong } = await crawl(page, '/')
  expect(wrong).toEqual({})
  expect(visited.size).toBeGreaterThan(30)
  await page.goto('/konto/kontodaten')
  const myData = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Meine Daten herunterladen' }).click()
  await page.goto('/konto/transaktionen')
  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV speichern' }).click()
  for (const download of [await myData, await table]) {
    // The name of a field of the shop's profile, which is the same for all brands.
    const text = (await readFile(await download.path(), 'utf8')).replaceAll('beExcitedTimeStamp', '')
    expect(wrongIn(text + download.suggestedFilename())).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  expect(wrongIn(await everythingOf(page))).toEqual([])
})

test('neither do tablets, pages that embed an element, and what a browser installs', async ({ page, portal }) => {
  if (hasPart('kiosk')) {
    await enrolTablet(page)
    await expectKioskStep(page, kioskTitles.card)
    expect(wrongIn(await everythingOf(page))).toEqual([])
  }
  for (const path of [
    '/app.webmanifest',
    '/konto/digitale-karte/app.webmanifest',
    '/icon.svg',
    '/robots.txt',
    '/konto/digitale-karte',
  ]) {
    const response = await page.request.get(portal.origin + path)
    expect([path, wrongIn(await response.text())]).toEqual([path, []])
  }
  await using host = await startHostPage()
  await using embedding = await startPortal({ EMBED_ORIGINS: host.origin })
  host.serve(
    '/',
    pageWith(
      embedding,
      Object.values(tags)
        .map((tag) => `<${tag}></${tag}>`)
        .join(''),
    ),
  )
  await page.goto(host.origin)
  const inside = page.locator(tags.rewards)
  await expect(inside.getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const tag of Object.values(tags)) {
    const html = await page.locator(tag).evaluate((element) => element.shadowRoot?.innerHTML ?? '')
    expect([tag, wrongIn(html)]).toEqual([tag, []])
  }
  await page.goto('about:blank')
})
