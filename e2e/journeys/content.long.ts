import { formatEuro, formatPoints } from '@portal/shared-contracts/numbers/format'
import { no } from '@portal/shared-contracts/brand/noun'
import { brand } from '@portal/shared-contracts/brand/brand'
import { hasPart, ifPart, isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { content, type Rarity } from '@portal/shared-contracts/brand/content'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { formatDayAndMonth } from '@portal/shared-contracts/dates/berlin-time'
import { t as landingTexts } from '@portal/shell/messages/landing'
import { t as overview } from '@portal/shell/messages/overview'
import { t as contestTexts } from '@portal/shell/messages/contest'
import type { Page } from 'playwright/test'
import { partTag } from '../portal/part-tags.ts'
import { contest, events, landing } from '../portal/brand-texts.ts'
import { expect, logIn, logInAt, loginTitle, openAsMember, test } from '../portal/test.ts'

/*
 * The dates of the content files are fixed, so these journeys set the browser's date: the first Sunday
 * of Advent 2026, unless they say otherwise.
 */
const advent = new Date('2026-11-29T09:00:00+01:00')
test.beforeEach(({ page }) => page.clock.setFixedTime(advent))

const [benefits, rarities] = await Promise.all([content.benefits(), content.rarities()])
/** A benefit that is not the first, and the rarities that each state of stock needs. */
const benefit = benefits.at(-1)!
const rarityWith = (is: (rarity: Rarity) => boolean): Rarity => rarities.find(is)!
const counted = rarityWith(({ left = 0, from }) => left > 0 && from === undefined)
const soldOut = rarityWith(({ left }) => left === 0)
const upcoming = rarityWith(({ from = '', left }) => from > '2026-11-29' && left === undefined)
const limited = rarityWith(({ from = '', until = '' }) => until > '2026-11-29' && from <= '2026-11-29')
const dayOf = ({ startsAt, endsOn }: (typeof events)[number]): string => endsOn ?? startsAt.slice(0, 10)
const nextEvents = events
  .filter((event) => dayOf(event) >= '2026-11-29')
  .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
const entry = contest.entry as Extract<typeof contest.entry, { kind: 'email' }>

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const memberPages = [
  { path: '/vorteile-und-praemien', heading: 'Vorteile & Prämien', content: overview.rewardsTitle },
  { path: '/vorteile-und-praemien/vorteile', heading: 'Vorteile', content: benefit.title },
  {
    path: '/vorteile-und-praemien/raritaeten-und-sondereditionen',
    heading: 'Raritäten & Sondereditionen',
    content: rarities[0]?.title ?? '',
  },
].filter(({ path }) => !isOfAbsentPart(path))

for (const { path, heading, content } of memberPages) {
  test(`a visitor logs in at ${path} and reads it, also at 320 px`, async ({ page, watch }) => {
    await page.goto(path)
    await expect(loginTitle(page)).toBeVisible()
    await logIn(page)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} | ${brand.card.name}`)
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    await watch.checkAccessibility()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBe(0)
  })
}

test('the benefits open and close with the keyboard', async ({ page, watch }) => {
  await logInAt(page, '/vorteile-und-praemien/vorteile')
  const items = page.locator('main details')
  await expect(items).toHaveCount(benefits.length)
  await expect(items.locator('summary img[width="480"]')).toHaveCount(benefits.length)
  const item = items.filter({ hasText: benefit.title })
  const text = item.locator('summary + div').getByText(benefit.texts[0]!.slice(0, 20))
  await item.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(text).toBeVisible()
  await watch.checkAccessibility()
  await page.keyboard.press('Space')
  await expect(text).toBeHidden()
  for (const summary of await items.locator('summary').all()) await summary.click()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  await watch.checkAccessibility()
})

test('an address with a benefit opens it', async ({ page }) => {
  await openAsMember(page)
  await page.goto(`/vorteile-und-praemien/vorteile#${benefit.id}`)
  // Sample texts of a new brand are alike; the others are closed.
  const texts = page.locator('main details > div').getByText(benefit.texts[0]!.slice(0, 20))
  await expect(texts.filter({ visible: true })).toHaveCount(1)
})

const rarity = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
const raritiesPath = '/vorteile-und-praemien/raritaeten-und-sondereditionen'

// Rule: public-pages-47
test('rarities show price, points and how many are left on the day', { tag: partTag('rarities') }, async ({ page }) => {
  await logInAt(page, raritiesPath)
  const [one, several] = counted.unit!
  await expect(rarity(page, counted.title)).toContainText(`Noch ${counted.left} ${counted.left === 1 ? one : several}`)
  await expect(rarity(page, counted.title)).toContainText(
    `${formatEuro(counted.price)} ${counted.byPiece ? 'bringt' : 'für'}`,
  )
  const points = formatPoints(counted.price * brand.figures.pointsPerEuro)
  await expect(rarity(page, counted.title)).toContainText(`bringt ${points}`)
  await expect(rarity(page, upcoming.title)).toContainText(`Ab ${formatDayAndMonth(upcoming.from!, advent)}`)
  await expect(rarity(page, limited.title)).toContainText(`Nur bis ${formatDayAndMonth(limited.until!, advent)}`)
  await expect(rarity(page, soldOut.title)).toContainText('Vergriffen')
  await expect(rarity(page, soldOut.title).getByRole('link')).toHaveAttribute('href', /^mailto:.*vormerken/)
  const mail = (await rarity(page, counted.title).getByRole('link').getAttribute('href')) ?? ''
  expect(decodeURIComponent(mail)).toMatch(/^mailto:/)
  expect(decodeURIComponent(mail)).toContain(counted.title)
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(9)
})

test(
  'a rarity is on sale from the first minute of its day in Berlin',
  { tag: partTag('rarities') },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${upcoming.from}T00:00:00+01:00`))
    await logInAt(page, raritiesPath)
    await expect(rarity(page, upcoming.title)).toContainText(upcoming.until === undefined ? 'Vorrätig' : 'Nur bis')
  },
)

// Rule: public-pages-44
test('the overview leads to its sections and shows only events that are not over', async ({ page }) => {
  await logInAt(page, '/vorteile-und-praemien')
  if (hasPart('events')) await expect(page.getByRole('article').first()).toContainText(nextEvents[0]!.title)
  for (const { title } of events.filter((event) => dayOf(event) < '2026-11-29'))
    await expect(page.getByText(title)).toHaveCount(0)
  for (const label of ['Aktionen', 'Vorteile', 'Prämien', ...ifPart('rarities', 'Raritäten & Sondereditionen')])
    await expect(page.getByRole('main').getByRole('link', { name: label, exact: true })).toBeVisible()
})

test(
  'the overview says when no event is planned, and does not show a contest that has ended',
  { tag: partTag('events') },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2030-01-01T12:00:00Z'))
    await logInAt(page, '/vorteile-und-praemien')
    await expect(page.getByText('Die nächsten Termine stehen noch nicht fest')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zum Gewinnspiel' })).toHaveCount(0)
  },
)

// Rule: public-pages-45
test('the landing page has its sections in order, contest and events below the registration', async ({
  page,
  watch,
}) => {
  await page.goto('/')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Anmeldung',
    `Noch ${no(brand.account, 'nominative')}?`,
    landingTexts.programmeTitle,
    ...landing.benefits.map(({ title }) => title),
    'Prämien-Highlights',
    'Jetzt Mitglied werden',
    ...(hasPart('events') ? ['Termine'] : ifPart('contest', 'Gewinnspiel')),
  ])
  await headings.last().scrollIntoViewIfNeeded()
  if (hasPart('events')) await expect(page.getByRole('heading', { name: nextEvents[0]!.title })).toBeVisible()
  await watch.checkAccessibility()
  if (!hasPart('contest')) return
  await page.getByRole('link', { name: 'Zum Gewinnspiel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Gewinnspiel: ${contest.title}` })).toBeFocused()
})

const mailOf = async (page: Page): Promise<URL> =>
  new URL((await page.getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href')) ?? '')

// Rules: promises-30, public-pages-48
test(
  'a visitor enters the contest by an e-mail with the answer to the question',
  { tag: partTag('contest') },
  async ({ page, watch }) => {
    await page.goto('/gewinnspiel')
    await expect(page.getByText('Teilnahmezeitraum: 2. November 2026 bis 6. Januar 2027, 24 Uhr')).toBeVisible()
    await expect(page.getByRole('heading', { name: entry.question })).toBeVisible()
    for (const choice of entry.choices) await expect(page.getByText(choice, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: contestTexts.register })).toBeVisible()
    await watch.checkAccessibility()
    const mail = await mailOf(page)
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', entry.email])
    expect(mail.searchParams.get('subject')).toBe(`Gewinnspiel: ${contest.title}`)
    expect(mail.searchParams.get('body')).toContain(`${entry.question}\r\nMeine Antwort: \r\nName: \r\n`)
    await expect(page.getByRole('link', { name: entry.email })).toHaveAttribute('href', `mailto:${entry.email}`)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBe(0)
  },
)

// Rule: public-pages-61
test('the e-mail of a member to the contest has name and address', { tag: partTag('contest') }, async ({ page }) => {
  await openAsMember(page)
  await page.goto('/gewinnspiel')
  const body = async () => (await mailOf(page)).searchParams.get('body')
  await expect.poll(body).toMatch(/Name: \p{L}+ \p{L}+/u)
  expect(await body()).toContain(`E-Mail-Adresse des Kontos: ${demoEmail('mitglied')}`)
  await expect(page.getByRole('link', { name: contestTexts.register })).toHaveCount(0)
})

for (const { date, title } of [
  { date: '2026-11-01T12:00:00Z', title: 'Dieses Gewinnspiel hat noch nicht begonnen' },
  { date: '2027-01-06T23:00:00Z', title: 'Dieses Gewinnspiel ist beendet' },
]) {
  test(`the contest says on ${date}: ${title}`, { tag: partTag('contest') }, async ({ page, watch }) => {
    await page.clock.setFixedTime(new Date(date))
    await page.goto('/gewinnspiel')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'E-Mail schreiben' })).toHaveCount(0)
    for (const label of ['Prämien', ...ifPart('newsletter', 'Newsletter')])
      await expect(page.getByRole('main').getByRole('link', { name: label, exact: true })).toBeVisible()
    await watch.checkAccessibility()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
  })
}

// Rules: public-pages-37, public-pages-43
test(
  'the app teaser of home opens the page of the app, which leads to both stores',
  { tag: partTag('app') },
  async ({ page, context }) => {
    await openAsMember(page)
    const teaser = page.getByRole('link', { name: /App herunterladen/ })
    await expect(teaser.locator('../..').getByRole('listitem')).toHaveCount(4)
    const [app] = await Promise.all([context.waitForEvent('page'), teaser.click()])
    await expect(app).toHaveURL(/\/app\?utm_source=web&utm_medium=news&utm_campaign=app_news$/)
    await expect(app.getByRole('link', { name: 'Laden im App Store' })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\.com\//,
    )
    await expect(app.getByRole('link', { name: 'Jetzt bei Google Play' })).toHaveAttribute(
      'href',
      /^https:\/\/play\.google\.com\//,
    )
    await app.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(app)).toBe(0)
  },
)
