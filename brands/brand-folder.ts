import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const name = process.env['BRAND'] || 'delikaterie'

/** The folder of the brand that the setting `BRAND` names. @throws Error if there is none */
export const brandFolder = path.join(import.meta.dirname, name)

if (!existsSync(path.join(brandFolder, 'brand.ts'))) {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map((folder) => folder.name).join(', ')
  throw new Error(`BRAND is "${name}": brands has no such folder with a brand.ts, it has ${names}.`)
}
