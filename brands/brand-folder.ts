import { existsSync, writeSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandNames, firstBrand } from './brand-names.ts'

const name = process.env['BRAND'] || firstBrand
const names = brandNames(import.meta.dirname)

if (!names.includes(name)) {
  // No error to throw: every program reads the brand first, and would print a stack that says nothing more.
  writeSync(process.stderr.fd, `BRAND is "${name}", which is no brand. The brands are: ${names.join(', ')}.\n`)
  process.exit(1)
}

/** The folder of the brand that the setting `BRAND` names; without one, the program has ended. */
export const brandFolder = path.join(import.meta.dirname, name)

/**
 * The files of parts that a brand without the part leaves out, by the names under which programs import them; empty
 * content is in their place.
 */
export const absentContent: Readonly<Record<string, string>> = Object.fromEntries(
  ['app', 'contest', 'events']
    .filter((part) => !existsSync(path.join(brandFolder, 'content', `${part}.ts`)))
    .map((part) => [
      `@portal/brands/chosen/content/${part}`,
      path.join(import.meta.dirname, 'standard/absent-parts', `${part}.ts`),
    ]),
)

/** A module of the brand. */
export const brandModule = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(brandFolder, file)).href)) as Module
