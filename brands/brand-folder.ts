import { writeSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandNames } from './brand-names.ts'

const name = process.env['BRAND'] || 'delikaterie'
const names = brandNames(import.meta.dirname)

if (!names.includes(name)) {
  // No error to throw: every program reads the brand first, and would print a stack that says nothing more.
  writeSync(process.stderr.fd, `BRAND is "${name}", which is no brand. The brands are: ${names.join(', ')}.\n`)
  process.exit(1)
}

/** The folder of the brand that the setting `BRAND` names; without one, the program has ended. */
export const brandFolder = path.join(import.meta.dirname, name)

/** A module of the brand. */
export const brandModule = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(brandFolder, file)).href)) as Module
