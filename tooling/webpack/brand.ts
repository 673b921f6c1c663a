import path from 'node:path'
import type { Configuration } from 'webpack'
import { fonts } from '@portal/shared-contracts/brand/fonts'
import { brandFolder } from '@portal/brands/brand-folder'

const contracts = '@portal/shared-contracts/brand'

/** The address of a font's file in a style sheet or script; one in the brand's folder begins with `./`. */
const fontFile = (file: string): string => (file.startsWith('./') ? path.join(brandFolder, file) : file)

/** Modules of the brand that a build contains, by the names under which Node reads the same files. */
const modules = {
  [`${contracts}/brand$`]: path.join(brandFolder, 'brand.ts'),
  [`${contracts}/content$`]: path.join(brandFolder, 'content.ts'),
  [`${contracts}/colors$`]: path.join(brandFolder, 'colors.ts'),
  [`${contracts}/colors.css$`]: path.join(brandFolder, 'colors.generated.css'),
  [`${contracts}/fonts$`]: path.join(brandFolder, 'fonts.ts'),
  [`${contracts}/fonts.css$`]: path.join(brandFolder, 'fonts.generated.css'),
  ...Object.fromEntries(
    Object.entries(fonts).flatMap(([role, { latin, latinExtended }]) => [
      [`${contracts}/fonts/${role}-latin.woff2$`, fontFile(latin)],
      [`${contracts}/fonts/${role}-latin-extended.woff2$`, fontFile(latinExtended)],
    ]),
  ),
  '@portal/brands/chosen': brandFolder,
}

/** A configuration that builds the brand of the setting `BRAND` in; remotes are built without one and take the page's. */
export const withBrand = ({ resolve, ...config }: Configuration): Configuration => ({
  ...config,
  resolve: { ...resolve, alias: { ...resolve?.alias, ...modules } },
})
