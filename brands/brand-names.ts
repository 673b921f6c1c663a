import { globSync } from 'node:fs'
import path from 'node:path'

/** The names of the brands that a folder like this one has. */
export const brandNames = (folder: string): string[] =>
  globSync('*/brand.ts', { cwd: folder })
    .map((file) => path.dirname(file))
    .toSorted()

/** The brand without the setting `BRAND`. */
export const firstBrand = 'delikaterie'
