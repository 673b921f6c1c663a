import { expect, type Page } from 'playwright/test'

/** The drafts as the browser stores them, encrypted anew by every write. The page must have stored one before. */
const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('portal-drafts')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)))
          opening.result.close()
        })
      }),
  )

/** Waits until the page has stored a draft. */
export async function whenStored(page: Page): Promise<void> {
  // To open a database that is not there would create it without its store.
  const isThere = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'portal-drafts'))
  await expect.poll(isThere).toBe(true)
  await expect.poll(() => storedDrafts(page)).not.toBe('[]')
}

/** Makes a change that the page stores as a draft, and waits until it is stored, so that a reload finds it. */
export async function changeDraft(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await storedDrafts(page)
  await change()
  await expect.poll(() => storedDrafts(page)).not.toBe(before)
}
