import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { fonts } from '@portal/shared-contracts/brand/fonts'
import { absentContent, brandFolder, brandModule } from '@portal/brands/brand-folder'
import { fontFile } from '../build/font-file.ts'
import { makePictures, picturesCache } from '../build/brand-pictures.ts'
import { ownFontLicences, type FontModule } from '../build/own-fonts.ts'
import { listFonts } from './list-fonts.ts'

const contracts = '@portal/shared-contracts/brand'

const pictures = await makePictures(brandFolder)
const ownFonts = ownFontLicences(brandFolder, await brandModule<FontModule>('fonts.ts'))

/** Modules of the brand that a build contains, by the names under which Node reads the same files. */
const modules = {
  [`${contracts}/brand$`]: path.join(brandFolder, 'brand.ts'),
  [`${contracts}/content$`]: path.join(brandFolder, 'content.ts'),
  [`${contracts}/colors$`]: path.join(brandFolder, 'colors.ts'),
  [`${contracts}/colors.css$`]: path.join(brandFolder, 'colors.generated.css'),
  [`${contracts}/fonts$`]: path.join(brandFolder, 'fonts.generated.ts'),
  [`${contracts}/fonts.css$`]: path.join(brandFolder, 'fonts.generated.css'),
  ...Object.fromEntries(pictures.map(({ source, main }) => [`${source}$`, main])),
  ...Object.fromEntries(Object.entries(absentContent).map(([name, file]) => [`${name}$`, file])),
  '@portal/brands/chosen': brandFolder,
}

/** The module of the brand's fonts with their addresses, `FontFace[]`. */
function fontFaces(): string {
  const files = Object.entries(fonts).flatMap(([role, font]) => font.files.map((file) => ({ role, file })))
  const imports = files.map(
    ({ file }, index) => `import url${index} from ${JSON.stringify(fontFile(brandFolder, file.path))}`,
  )
  const faces = files.map(({ role, file: { weight, unicodeRange } }, index) => {
    const descriptors = JSON.stringify({ role, weight, unicodeRange })
    return `{ url: url${index}, ...${descriptors} }`
  })
  return `${imports.join('\n')}\nexport const fontFaces = [${faces.join(', ')}]`
}
const { VirtualUrlPlugin } = webpack.experiments.schemes

/**
 * Adds the other files of the photographs that a build contains; no module names them, because their addresses follow
 * from the main one's.
 */
const emitPhotographs = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap('emitPhotographs', (compilation) =>
    compilation.hooks.processAssets.tap('emitPhotographs', () => {
      for (const { main, files } of pictures.filter((picture) => path.basename(picture.main) in compilation.assets))
        for (const file of files.filter((each) => each !== main))
          compilation.emitAsset(path.basename(file), new webpack.sources.RawSource(readFileSync(file)))
    }),
  )

/**
 * A configuration that builds the brand of the setting `BRAND` in; remotes are built without one and take the page's.
 */
export const withBrand = ({ resolve, module, plugins = [], ...config }: Configuration): Configuration => ({
  ...config,
  resolve: { ...resolve, alias: { ...resolve?.alias, ...modules } },
  module: {
    ...module,
    rules: [
      ...(module?.rules ?? []),
      // Their names have a hash already, and those of the other files follow from it.
      { include: picturesCache, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    ],
  },
  plugins: [
    ...plugins,
    new VirtualUrlPlugin({ 'font-faces': fontFaces() }),
    new webpack.NormalModuleReplacementPlugin(new RegExp(`^${contracts}/font-faces$`), 'virtual:font-faces'),
    emitPhotographs,
    ...(ownFonts.size > 0 ? [listFonts(ownFonts)] : []),
  ],
})
