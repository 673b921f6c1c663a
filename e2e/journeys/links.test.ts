import type { Page } from 'playwright'
import { expect, logIn, loginForm, member, openAsMember, test } from '../portal/test.ts'

/** Pages of which there are many: one of each is followed. */
const manyPages = [/^\/top\//, /^\/vorteile-und-praemien\/praemien\/./]
/** On the home page of members the landing page's login and registration have no place. */
const onlyForVisitors = ['/#anmelden', '/#registrieren', '/#vorteile']

type Visit = { status: number; ids: readonly string[]; targets: readonly string[] }

/** Opens a page and reads its anchors and the targets of its links inside the portal, without their queries. */
async function visit(page: Page, path: string): Promise<Visit> {
  const response = await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    targets: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => pathname + hash),
  }))
  return { status: response?.status() ?? 0, ...found }
}

/** Follows every link from the start on; returns what leads nowhere. */
async function deadLinks(page: Page, starts: readonly string[]): Promise<string[]> {
  const visits = new Map<string, Visit>()
  const wanted = new Map(starts.map((start) => [start, 'the start']))
  const pageOf = (target: string): string => target.split('#')[0]!
  const kindOf = (path: string): string => manyPages.find((many) => many.test(path))?.source ?? path
  for (const [target] of wanted) {
    const path = pageOf(target)
    if ([...visits.keys()].some((visited) => kindOf(visited) === kindOf(path))) continue
    const visited = await visit(page, path)
    visits.set(path, visited)
    for (const next of visited.targets) if (!wanted.has(next)) wanted.set(next, path)
  }
  return [...wanted].flatMap(([target, from]) => {
    const [path = '', id] = target.split('#')
    const found = visits.get(path)
    // Another page of its kind was followed.
    if (found === undefined) return []
    if (found.status !== 200) return [`${target} on ${from}: ${found.status}`]
    const hasAnchor = id === undefined || id === '' || found.ids.includes(decodeURIComponent(id))
    return hasAnchor ? [] : [`${target} on ${from}: no such anchor`]
  })
}

test('every link of a visitor leads to a page and its anchor', async ({ page }) => {
  test.setTimeout(180_000)
  expect(await deadLinks(page, ['/', '/konto/freischalten', '/landing/shop'])).toEqual([])
})

test('every link of a member leads to a page and its anchor', async ({ page }) => {
  test.setTimeout(240_000)
  await openAsMember(page)
  const dead = await deadLinks(page, ['/'])
  expect(dead.filter((link) => !onlyForVisitors.some((target) => link.startsWith(`${target} `)))).toEqual([])
})

test('every link in an e-mail of the portal leads to a page', async ({ page, portal, watch }) => {
  watch.allowErrors(/accountInactive|\/api\/api/, /Failed to load resource/)
  await page.goto('/konto/passwort/vergessen')
  await page.getByLabel('E-Mail-Adresse').fill(member.loginName)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible()
  await page.goto('/')
  await logIn(page, { ...member, loginName: 'inaktiv@delikaterie.example' })
  await page.getByRole('button', { name: 'Registrierungsmail erneut senden' }).click()
  await expect(loginForm(page)).toContainText('Wir haben Ihnen eine E-Mail geschickt')
  await openAsMember(page)
  await page.goto('/konto/kontodaten')
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page.getByRole('main')).toContainText('Wir haben Ihnen eine E-Mail geschickt.')

  const mails = (await portal.sandbox('/outbox.json')) as { links: string[] }[]
  const links = mails.flatMap((mail) => mail.links)
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
})
