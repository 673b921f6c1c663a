import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { messageOf, Refused } from '../refused.ts'

const Package = v.object({ name: v.optional(v.string(), ''), version: v.optional(v.string(), '0.0.0') })

/** Name, without its scope, and version in the package.json of a remote's folder. */
export function remotePackage(folder: string): { name: string; version: string } {
  const { name, version } = v.parse(Package, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  return { name: name.replace(/^@[^/]+\//, ''), version }
}

/** The nearest file of this name in a folder or the folders above it; null if there is none. */
export function findAbove(folder: string, name: string): string | null {
  const file = path.join(folder, name)
  if (existsSync(file)) return file
  const parent = path.dirname(folder)
  return parent === folder ? null : findAbove(parent, name)
}

/** The content of a JSON file. @throws Refused naming the file if it is not JSON */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refused(`${file} is not JSON: ${messageOf(error)}.`)
  }
}
