import path from 'node:path'
import { content, type BrandContent } from '@portal/shared-contracts/brand/content'
import { brand } from '@portal/shared-contracts/brand/brand'
import { fonts, type Fonts } from '@portal/shared-contracts/brand/fonts'
import { loadBrand } from '@portal/brands/identity'
import { root } from '@portal/tooling/build/root'
import { otherBrand } from '../portal/other-brand.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'

test('one release of each remote shows in the portals of two brands at the same time, each with its brand', async ({
  page,
  portal,
  browser,
}) => {
  const { name, folder } = otherBrand()
  const brands = path.join(root, 'brands')
  const other = await loadBrand(brands, name)
  const module = (await import(path.join(brands, name, 'content.ts'))) as { content: BrandContent }
  const { fonts: otherFonts } = (await import(path.join(brands, name, 'fonts.generated.ts'))) as { fonts: Fonts }
  await using beside = await startPortal({ BRAND: name, REMOTES_DIR: portal.releases }, 'sandbox', folder)
  const otherPage = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  const portals = [
    { page, origin: portal.origin, shown: brand, font: fonts.display, benefits: await content.benefits() },
    {
      page: otherPage,
      origin: beside.origin,
      shown: other,
      font: otherFonts.display,
      benefits: await module.content.benefits(),
    },
  ]
  const releases = await Promise.all(
    portals.map(async ({ page: member, origin, shown, font, benefits }) => {
      const loaded = new Set<string>()
      member.on('response', (response) => {
        const release = /^\/remotes\/[^/]+\/[^/]+/.exec(new URL(response.url()).pathname)
        if (release) loaded.add(release[0])
      })
      await member.goto(origin)
      await expect(member).toHaveTitle(`${shown.card.name} – ${shown.slogan}`)
      const address = await member.locator('link[as=font]').first().getAttribute('href')
      expect(address).toContain(path.parse(font.preloaded[0] ?? '').name)
      await logIn(member, { loginName: `mitglied@${shown.domain}` })
      await expect(greeting(member)).toBeVisible()
      await member.goto(`${origin}/vorteile-und-praemien/vorteile`)
      for (const { title } of benefits) await expect(member.getByText(title)).toBeVisible()
      await member.goto(`${origin}/konto/karten`)
      await expect(member.getByRole('link', { name: shown.contact.phone })).toBeVisible()
      return [...loaded].toSorted()
    }),
  )
  expect(releases[0]).toHaveLength(3)
  expect(releases[1]).toEqual(releases[0])
})
