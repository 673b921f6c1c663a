import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const name = process.env['BRAND'] || 'delikaterie'

/** The folder of the brand that the setting `BRAND` names. @throws Error if there is none */
export const brandFolder = path.join(import.meta.dirname, name)

if (!existsSync(path.join(brandFolder, 'brand.ts'))) {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map((folder) => folder.name).join(', ')
  throw new Error(`BRAND is "${name}": brands has no such folder with a brand.ts, it has ${names}.`)
}

/** A module of the brand. */
export const brandModule = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(brandFolder, file)).href)) as Module
