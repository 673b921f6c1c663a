import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@portal/shared-contracts/brand/brand'

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
    // A brand without an app has no addresses of its stores.
  ].filter((mark) => mark !== '')
}

/** The marks of a brand that the repository or the German language uses, too; none without a file of them. */
export async function marksInUse(folder: string, name: string): Promise<readonly string[]> {
  const file = path.join(folder, name, 'marks-in-use.ts')
  if (!existsSync(file)) return []
  return ((await import(pathToFileURL(file).href)) as { marksInUse: readonly string[] }).marksInUse
}

/** Marks without those that a mark of others contains: without `Kontor` beside `Hafenkontor`. */
export function without(marks: readonly string[], others: readonly string[]): string[] {
  const lower = others.map((other) => other.toLowerCase())
  return marks.filter((mark) => !lower.some((other) => other.includes(mark.toLowerCase())))
}

/** The words by which a brand is recognised outside its folder. */
export async function ownWords(folder: string, name: string): Promise<string[]> {
  const inUse = new Set((await marksInUse(folder, name)).map((mark) => mark.toLowerCase()))
  return identityOf(await loadBrand(folder, name)).filter((word) => !inUse.has(word.toLowerCase()))
}

/** Finds the first of some words in a text, whatever the case of its letters; undefined without one. */
export function wordIn(text: string, words: readonly string[]): string | undefined {
  const lower = text.toLowerCase()
  return words.find((word) => lower.includes(word.toLowerCase()))
}
