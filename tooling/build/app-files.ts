import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { appFiles } from '@portal/shared-contracts/paths'
import { BrandError } from './brand-error.ts'

/** What Google and Apple read: a list of statements, and an object with the apps. */
const contents: Readonly<Record<(typeof appFiles)[number], { isValid: (value: unknown) => boolean; is: string }>> = {
  'assetlinks.json': {
    isValid: (value) => Array.isArray(value) && value.every(isObject),
    is: 'a JSON list of objects',
  },
  'apple-app-site-association': { isValid: isObject, is: 'a JSON object' },
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Copies the files of a brand's app, which its folder `well-known` may have, and removes those of the build before.
 * @throws BrandError for one that is no JSON of its form
 */
export async function writeAppFiles(folder: string, ofBrand: string, hasApp: boolean): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  if (!hasApp) return
  for (const file of appFiles) {
    const text = await readFile(path.join(ofBrand, 'well-known', file), 'utf8').catch(() => null)
    if (text === null) continue
    const { isValid, is } = contents[file]
    if (!isValid(parsed(text))) {
      throw new BrandError(`Brand ${path.basename(ofBrand)}: well-known/${file} must be ${is}.`)
    }
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
