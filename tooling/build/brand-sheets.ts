import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import { colorSheet } from '@portal/shared-contracts/brand/color-sheet'
import type { Fonts, GenericFonts } from '@portal/shared-contracts/brand/fonts'
import { fontSheet } from '@portal/shared-contracts/brand/font-sheet'
import { format, resolveConfig } from 'prettier'

type Sheet = { from: string; write: (module: unknown) => string }

/** The modules of a brand that style sheets are written from. */
const sheets: readonly Sheet[] = [
  {
    from: 'colors',
    write(module) {
      const { lightScheme, darkScheme } = module as { lightScheme: LightScheme; darkScheme: DarkScheme }
      return colorSheet(lightScheme, darkScheme)
    },
  },
  {
    from: 'fonts',
    write(module) {
      const { fonts, genericFonts } = module as { fonts: Fonts; genericFonts: GenericFonts }
      return fontSheet(fonts, genericFonts, (role) => ({
        latin: fonts[role].latin,
        latinExtended: fonts[role].latinExtended,
      }))
    },
  },
]

/** The generated style sheets of all brands in a folder with `brands`, by their paths in it; the template has none. */
export async function brandSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const written = sheets.flatMap(({ from, write }) =>
    globSync(`brands/*/${from}.ts`, { cwd: folder, exclude: ['brands/template'] }).map(async (file) => {
      const text = write(await import(pathToFileURL(path.join(folder, file)).href))
      const sheet = path.join(path.dirname(file), `${from}.generated.css`)
      const style = await resolveConfig(path.join(folder, sheet), { editorconfig: true })
      const comment = `/* Written by \`npm run generate\` from ${from}.ts. */\n`
      return [sheet, await format(comment + text, { ...style, parser: 'css' })] as const
    }),
  )
  return new Map(await Promise.all(written))
}
