export { standardFonts as fonts, standardGenericFonts as genericFonts } from '../standard/standard-fonts.ts'
