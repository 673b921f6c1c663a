import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@portal/shared-contracts/brand/brand'

/** The names of the brands that a folder like this one has. */
export const brandNames = (folder: string): string[] =>
  globSync('*/brand.ts', { cwd: folder })
    .map((file) => path.dirname(file))
    .toSorted()

/** The brand in a folder of `brands`. */
export async function loadBrand(folder: string, name: string): Promise<Brand> {
  const module = (await import(pathToFileURL(path.join(folder, name, 'brand.ts')).href)) as { brand: Brand }
  return module.brand
}

/** What names a brand or its loyalty provider wherever it stands: words, addresses and field names. */
export function identityOf({ shop, card, wordmark, operator, contact, app, loyalty, ...names }: Brand): string[] {
  const { tokenField, accountIdField, pointsField, lineItemType, prefix } = loyalty
  return [
    shop.name,
    card.name,
    wordmark,
    names.domain,
    names.appId,
    `${names.elementPrefix}-`,
    operator.company.name,
    operator.street,
    operator.vatId,
    contact.email,
    contact.phoneUrl,
    app.appStore,
    app.playStore,
    `${prefix}/`,
    `${prefix}%2F`,
    tokenField,
    accountIdField,
    pointsField,
    lineItemType,
    names.newsletterField,
  ]
}

/** Finds the first of some words in a text, whatever the case of its letters; undefined without one. */
export function wordIn(text: string, words: readonly string[]): string | undefined {
  const lower = text.toLowerCase()
  return words.find((word) => lower.includes(word.toLowerCase()))
}
