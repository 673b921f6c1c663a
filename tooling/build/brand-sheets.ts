import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import { colorSheet } from '@portal/shared-contracts/brand/color-sheet'
import { fontSheet } from '@portal/shared-contracts/brand/font-sheet'
import { format, resolveConfig } from 'prettier'
import { measureFonts } from './measure-fonts.ts'
import { ownFontLicences, type FontModule } from './own-fonts.ts'

type Colors = { lightScheme: LightScheme; darkScheme: DarkScheme }

/** What is written from a module of a brand, by the endings of the files. */
const written = {
  colors: async (_: string, { lightScheme, darkScheme }: Colors) => ({ css: colorSheet(lightScheme, darkScheme) }),
  async fonts(folder: string, { fontPaths, genericFonts, ownFonts = [] }: FontModule) {
    ownFontLicences(folder, { fontPaths, ownFonts })
    const fonts = await measureFonts(folder, fontPaths, genericFonts)
    return {
      css: fontSheet(fonts, genericFonts, (file) => file),
      ts: `import type { Fonts, GenericFonts } from '@portal/shared-contracts/brand/fonts'

export const fonts: Fonts = ${JSON.stringify(fonts)}

export const genericFonts: GenericFonts = ${JSON.stringify(genericFonts)}
`,
    }
  },
}

/**
 * The generated style sheets and modules of all brands in a folder with `brands`, or of one, by their paths in it; the
 * template has none.
 */
export async function brandSheets(folder: string, brand = '*'): Promise<ReadonlyMap<string, string>> {
  const modules = globSync(`brands/${brand}/{colors,fonts}.ts`, { cwd: folder, exclude: ['brands/template'] })
  const files = modules.map(async (file) => {
    const name = path.basename(file, '.ts') as keyof typeof written
    const place = path.join(folder, file)
    const module = (await import(pathToFileURL(place).href)) as Colors & FontModule
    const texts = Object.entries<string>(await written[name](path.dirname(place), module))
    return Promise.all(
      texts.map(async ([ending, text]) => {
        const target = path.join(path.dirname(file), `${name}.generated.${ending}`)
        const style = await resolveConfig(path.join(folder, target), { editorconfig: true })
        const comment = `/* Written by \`npm run generate\` from ${name}.ts. */\n`
        return [target, await format(comment + text, { ...style, filepath: target })] as const
      }),
    )
  })
  return new Map((await Promise.all(files)).flat())
}
