import { expect, type Page } from 'playwright/test'
import { append, pageWith, recordEvents, trueffel } from '../portal/embedding-page.ts'
import { test } from '../portal/embedding.ts'
import { tags } from '../portal/tags.ts'

/** Sizes inside the elements that hang on `rem`. */
const sizes = (page: Page, tag = tags.rewards) =>
  page.locator(tag).evaluate((element) => {
    const heading = element.shadowRoot?.querySelector('h2') ?? element
    const button = element.shadowRoot?.querySelector('button') ?? element
    const { fontSize, marginBlockStart } = getComputedStyle(heading)
    const { fontSize: ofButton, paddingInlineStart } = getComputedStyle(button)
    return [fontSize, marginBlockStart, ofButton, paddingInlineStart].map((size) => Number.parseFloat(size).toFixed(2))
  })

const rules = [
  { name: 'grows with the window', head: '<style>html { font-size: calc(4px + 1vw) }</style>' },
  {
    name: 'depends on a media query',
    head: '<style>html { font-size: 10px } @media (width < 700px) { html { font-size: 62.5% } body { margin: 0 } }</style>',
  },
  {
    name: 'is set by a script that hears of the window last',
    head: `<style>html { font-size: 20px }</style><script>
      const follow = () => { document.documentElement.style.fontSize = innerWidth / 50 + 'px' }
      addEventListener('load', () => setTimeout(() => { addEventListener('resize', follow); follow() }, 0))
    </script>`,
  },
]
const widths = [1200, 600, 900]

for (const { name, head } of rules)
  // Rule: calls-and-headers-72
  test(`elements keep their sizes in a page whose root font size ${name}`, async ({
    page,
    embedding: { portal, host },
  }) => {
    const body = `<${tags.rewards}></${tags.rewards}>`
    const rewards = page.locator(tags.rewards)
    host.serve('/plain', pageWith(portal, body))
    host.serve('/', pageWith(portal, body, head))
    const plain: string[][] = []
    await page.goto(`${host.origin}/plain`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
      plain.push(await sizes(page))
    }
    await recordEvents(page)
    await page.goto(host.origin)
    await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sizes(page)).toEqual(plain[index])
    }
    // A class of the page changes it, too, and elements that come later have the same sizes.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '33px', 'important'))
    await expect.poll(() => sizes(page)).toEqual(plain[2])
    await append(page, 'rewards')
    await expect(rewards.nth(1).getByRole('heading', trueffel)).toBeVisible()
    const both = await rewards.evaluateAll((elements) =>
      elements.map((element) => {
        const heading = element.shadowRoot?.querySelector('h2')
        return heading && getComputedStyle(heading).fontSize
      }),
    )
    expect(both[1]).toBe(both[0])
    expect(Number.parseFloat(both[0] ?? '').toFixed(2)).toBe(plain[2]?.[0])
  })
