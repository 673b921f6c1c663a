import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as paths from '@portal/shared-contracts/paths'
import { root } from '@portal/tooling/build/root'
import type { Page } from 'playwright/test'
import { expect, openAsMember, test } from '../portal/test.ts'

const document = readFileSync(path.join(root, 'docs/data.md'), 'utf8')
const inBrowser = document.split('\n## In the browser\n')[1]?.split('\n## ')[0] ?? ''
/** Names of docs/data.md, with a pattern for what differs. */
const patterns = [...inBrowser.matchAll(/`([^`]+)`/g)].map(
  ([, name = '']) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '.+')}$`),
)
const isListed = (name: string): boolean => patterns.some((pattern) => pattern.test(name))

/** Names of all that the page's origin has stored, except cookies. */
const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason')))
      })
    const inDatabases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await done(indexedDB.open(name))
        const keys = await Promise.all(
          [...database.objectStoreNames].map((store) =>
            done(database.transaction(store).objectStore(store).getAllKeys()),
          ),
        )
        database.close()
        return [name, ...keys.flat().map(String)]
      }),
    )
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...inDatabases.flat(),
      ...(await caches.keys()),
    ]
  })

test('a browser of a member holds nothing that docs/data.md does not list', async ({ page, context }) => {
  await openAsMember(page)
  const found = new Set<string>()
  const collect = async (): Promise<string[]> => {
    for (const name of await storedNames(page)) found.add(name)
    for (const { name } of await context.cookies()) found.add(name)
    return [...found]
  }
  for (const address of [paths.accountData, paths.coupons, paths.cards, paths.digitalCard]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await collect()
  }

  // What every member has, so that a browser that stores nothing does not pass. The page writes the card after it is
  // shown.
  const always = ['state', 'portal', 'portal-drafts', 'draft:digital-card', 'portal-member', '__Host-portal']
  await expect.poll(collect).toEqual(expect.arrayContaining(always))
  expect([...found].filter((name) => !isListed(name))).toEqual([])
})
