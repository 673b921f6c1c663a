import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import { colorSheet } from '@portal/shared-contracts/brand/color-sheet'

const comment = '/* Written by `npm run generate` from colors.ts. */\n'

/** The generated style sheets of all brands in a folder with `brands`, by their paths in it. */
export async function colorSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const sheets = globSync('brands/*/colors.ts', { cwd: folder }).map(async (file) => {
    const { lightScheme, darkScheme } = (await import(pathToFileURL(path.join(folder, file)).href)) as {
      lightScheme: LightScheme
      darkScheme: DarkScheme
    }
    const sheet = path.join(path.dirname(file), 'colors.generated.css')
    return [sheet, comment + colorSheet(lightScheme, darkScheme)] as const
  })
  return new Map(await Promise.all(sheets))
}
