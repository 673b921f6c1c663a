import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import { colorSheet } from '@portal/shared-contracts/brand/color-sheet'
import type { Fonts, GenericFonts } from '@portal/shared-contracts/brand/fonts'
import { fontSheet } from '@portal/shared-contracts/brand/font-sheet'
import { format, resolveConfig } from 'prettier'

type Colors = { lightScheme: LightScheme; darkScheme: DarkScheme }
type FontModule = { fonts: Fonts; genericFonts: GenericFonts }

/** The style sheets that are written from modules of a brand. */
const sheetOf = {
  colors: ({ lightScheme, darkScheme }: Colors): string => colorSheet(lightScheme, darkScheme),
  fonts({ fonts, genericFonts }: FontModule): string {
    return fontSheet(fonts, genericFonts, (role) => {
      const { latin, latinExtended } = fonts[role]
      return { latin, latinExtended }
    })
  },
}

/** The generated style sheets of all brands in a folder with `brands`, or of one, by their paths in it; the template has none. */
export async function brandSheets(folder: string, brand = '*'): Promise<ReadonlyMap<string, string>> {
  const files = globSync(`brands/${brand}/{colors,fonts}.ts`, { cwd: folder, exclude: ['brands/template'] })
  const written = files.map(async (file) => {
    const name = path.basename(file, '.ts') as keyof typeof sheetOf
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Colors & FontModule
    const sheet = path.join(path.dirname(file), `${name}.generated.css`)
    const style = await resolveConfig(path.join(folder, sheet), { editorconfig: true })
    const comment = `/* Written by \`npm run generate\` from ${name}.ts. */\n`
    return [sheet, await format(comment + sheetOf[name](module), { ...style, parser: 'css' })] as const
  })
  return new Map(await Promise.all(written))
}
