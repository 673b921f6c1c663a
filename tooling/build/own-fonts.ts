import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FontPaths, GenericFonts, OwnFont } from '@portal/shared-contracts/brand/fonts'
import type { LicensedPackage } from '@portal/shared-contracts/remotes/licences'
import { BrandError } from './brand-error.ts'

/** What `fonts.ts` of a brand exports. */
export type FontModule = { fontPaths: FontPaths; genericFonts: GenericFonts; ownFonts?: readonly OwnFont[] }

/**
 * The entries in licence lists of the fonts whose files are in the folder of a brand, by the paths of these files.
 * @throws BrandError for such a file without a licence, and for a licence without a text
 */
export function ownFontLicences(
  folder: string,
  { fontPaths, ownFonts = [] }: Omit<FontModule, 'genericFonts'>,
): ReadonlyMap<string, LicensedPackage> {
  const wrong = (reason: string): BrandError => new BrandError(`Brand ${path.basename(folder)}: ${reason}.`)
  const entryOf = (file: string): LicensedPackage => {
    const font = ownFonts.find(({ files }) => files.includes(file))
    if (font === undefined)
      throw wrong(
        `fonts.ts names no licence of ${file}: add it to "files" of a font in "ownFonts", with the licence and its text`,
      )
    const { name, version, license } = font
    const place = path.join(folder, font.text)
    const text = existsSync(place) ? readFileSync(place, 'utf8').replaceAll('\r\n', '\n').trim() : ''
    if (text === '') throw wrong(`the licence ${font.text} of fonts.ts is missing or empty`)
    return { name, version, license, text, isOwnFont: true }
  }
  const own = Object.values(fontPaths).flatMap((paths) => paths.filter((file) => file.startsWith('./')))
  return new Map(own.map((file) => [path.join(folder, file), entryOf(file)]))
}
