import path from 'node:path'
import type { BrandContent } from '@portal/shared-contracts/brand/content'
import type { Brand } from '@portal/shared-contracts/brand/brand'
import type { Fonts } from '@portal/shared-contracts/brand/fonts'
import { brandFolder } from '@portal/brands/brand-folder'
import { heroes } from '@portal/mfe-cards/messages/heroes'
import { root } from '@portal/tooling/build/root'
import type { Page } from 'playwright/test'
import { otherBrands } from '../portal/other-brands.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'

/** What the folder of a brand says. */
async function contentOf(name: string) {
  const load = async <Module>(file: string) => (await import(path.join(root, 'brands', name, file))) as Module
  const { brand } = await load<{ brand: Brand }>('brand.ts')
  const { content } = await load<{ content: BrandContent }>('content.ts')
  const { fonts } = await load<{ fonts: Fonts }>('fonts.generated.ts')
  return { brand, benefits: await content.benefits(), font: fonts.display }
}

/** Visits the portal of a brand as a member, and gives the releases of remotes that it loads. */
async function visit(member: Page, origin: string, name: string): Promise<string[]> {
  const { brand, benefits, font } = await contentOf(name)
  const loaded = new Set<string>()
  member.on('response', (response) => {
    const release = /^\/remotes\/[^/]+\/[^/]+/.exec(new URL(response.url()).pathname)
    if (release) loaded.add(release[0])
  })
  await member.goto(origin)
  await expect(member).toHaveTitle(`${brand.card.name} – ${brand.slogan}`)
  const address = await member.locator('link[as=font]').first().getAttribute('href')
  expect(address).toContain(path.parse(font.preloaded[0] ?? '').name)
  await logIn(member, { loginName: `mitglied@${brand.domain}` })
  await expect(greeting(member)).toBeVisible()
  await member.goto(`${origin}/vorteile-und-praemien/vorteile`)
  for (const { title } of benefits) await expect(member.getByText(title)).toBeVisible()
  const { lead, leadWithDu } = heroes.cards
  const document = await member.request.get(`${origin}/konto/karten`)
  expect(await document.text()).toContain(brand.addressesMembersWith === 'Du' ? leadWithDu : lead)
  await member.goto(`${origin}/konto/karten`)
  await expect(member.getByText(brand.addressesMembersWith === 'Du' ? leadWithDu : lead)).toBeVisible()
  await expect(member.getByRole('link', { name: brand.contact.phone })).toBeVisible()
  return [...loaded].toSorted()
}

// Rule: language-12
test('one release of each remote shows in the portals of all brands at the same time, each with its brand and its form of address', async ({
  page,
  portal,
  browser,
}) => {
  await using portals = new AsyncDisposableStack()
  const own = await visit(page, portal.origin, path.basename(brandFolder))
  expect(own).toHaveLength(3)
  for (const { name, folder } of otherBrands()) {
    const beside = portals.use(await startPortal({ BRAND: name, REMOTES_DIR: portal.releases }, 'sandbox', folder))
    const otherPage = await (await browser.newContext({ locale: 'de-DE' })).newPage()
    expect([name, await visit(otherPage, beside.origin, name)]).toEqual([name, own])
  }
})
