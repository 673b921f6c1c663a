import path from 'node:path'
import type { BrandCatalogue } from '@portal/shared-contracts/brand/catalogue'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test('the template replaces every item of the sandbox, so that a new brand shows no other retailer’s', async () => {
  const { catalogue } = (await import(path.join(root, 'brands/template/content/catalogue.ts'))) as {
    catalogue: BrandCatalogue
  }
  const { fullCatalogue } = (await import(path.join(root, 'sandbox/src/catalogue/catalogue.ts'))) as {
    fullCatalogue: readonly { couponId: string }[]
  }
  expect(Object.keys(catalogue).toSorted()).toEqual(fullCatalogue.map(({ couponId }) => couponId).toSorted())
})
