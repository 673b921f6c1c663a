import type { Page } from 'playwright'
import { expect } from './test.ts'

/** Pages of which there are many: one of each is followed. */
const manyPages = [/^\/top\//, /^\/vorteile-und-praemien\/praemien\/./]

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
export async function deadLinks(page: Page, starts: readonly string[]): Promise<string[]> {
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
