import type { Page } from 'playwright/test'
import { openPage, pagesOfMembers, pagesOfVisitors } from '../portal/narrow-journeys.ts'
import { inEveryReading } from '../portal/readings.ts'
import { expect, openAsMember, test } from '../portal/test.ts'
import { misfits } from '../portal/text-fits.ts'

test.use({ checkedIn: 'no environment' })

/** Nothing of the page, as it is shown now, is cut, covered or beyond the sides with larger text, more space or zoom. */
const expectFit = (page: Page, state: string): Promise<void> =>
  inEveryReading(page, async (name) => expect.soft(await misfits(page), `${state}, ${name}`).toEqual([]))

for (const [who, paths] of [
  ['visitors', pagesOfVisitors],
  ['members', pagesOfMembers],
] as const) {
  test(`every page of ${who} fits with text spacing, text of 200 % and zoom`, async ({ page, watch }) => {
    test.setTimeout(1_200_000)
    watch.allowErrors(/404/)
    if (who === 'members') await openAsMember(page)
    for (const path of paths) {
      await openPage(page, path)
      await expectFit(page, path)
    }
  })
}
