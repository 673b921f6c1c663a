import { deadLinks } from '../portal/dead-links.ts'
import { expect, openAsMember, test } from '../portal/test.ts'

/** On the home page of members the landing page's login and registration have no place. */
const onlyForVisitors = ['/#anmelden', '/#registrieren', '/#vorteile']

test('every link of a member leads to a page and its anchor', async ({ page }) => {
  test.setTimeout(240_000)
  await openAsMember(page)
  const dead = await deadLinks(page, ['/'])
  expect(dead.filter((link) => !onlyForVisitors.some((target) => link.startsWith(`${target} `)))).toEqual([])
})
