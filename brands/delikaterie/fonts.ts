export { standardFontPaths as fontPaths, standardGenericFonts as genericFonts } from '../standard/standard-fonts.ts'
