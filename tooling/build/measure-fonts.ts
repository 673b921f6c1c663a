import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  Font,
  FontFile,
  FontPaths,
  FontRole,
  Fonts,
  GenericFonts,
  SystemFont,
} from '@portal/shared-contracts/brand/fonts'
import { Blob, Buffer as TextBuffer, Face, Font as SizedFont, Variation, shape } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { BrandError } from './brand-error.ts'
import { fontFile } from './font-file.ts'

/** The text whose width is compared. */
const sample =
  'Jetzt Mitglied werden und bei jedem Einkauf Punkte sammeln: im Laden, im Restaurant und im Online-Shop. ' +
  'Zur Begrüßung gibt es 500 Punkte; das sind 5 Euro. Größe, Preis und Verfügbarkeit stehen bei jeder Prämie. ' +
  'Ihre Karte zeigen Sie beim Bezahlen vor, und schon am nächsten Tag sehen Sie die Buchung auf Ihrem Konto. ' +
  'Fragen beantwortet der Kundenservice von Montag bis Freitag, auch per E-Mail.'

/**
 * The width of the sample in em in fonts of devices, as HarfBuzz measures it. Liberation Serif and Sans, which are as
 * wide as Times New Roman and Arial, Noto Serif and the DejaVu fonts; each in its regular weight.
 */
const systemWidths: Readonly<Record<SystemFont, number>> = {
  times: 164.812,
  arial: 181.917,
  notoSerif: 194.071,
  dejaVuSerif: 209.204,
  dejaVuSans: 204.257,
}

/** The parts into which fonts are divided, as Google's fonts are. */
const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExtended:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/**
 * The weights that pages use: `--font-weight-display`, and those of texts and of strong texts. The first is measured.
 */
const weights: Readonly<Record<FontRole, readonly [number, ...number[]]>> = { display: [560], text: [400, 600] }

type OpenFile = { path: string; face: Face; least: number; greatest: number; hasLatin: boolean; hasExtended: boolean }

/**
 * Measures the fonts in the folder of a brand.
 * @throws BrandError for a file that is missing, no WOFF2 file, or without the letters of German texts
 */
export async function measureFonts(folder: string, paths: FontPaths, generic: GenericFonts): Promise<Fonts> {
  const measure = async (role: FontRole): Promise<Font> => {
    const files = await Promise.all(paths[role].map((file) => openFile(folder, file)))
    const latin = files.filter(({ hasLatin }) => hasLatin)
    if (latin.length === 0)
      throw new BrandError(
        `Brand ${path.basename(folder)}: no file of the font "${role}" has the letters of German texts.`,
      )
    const [measured, ...others] = weights[role].map((weight) => ({ weight, file: nearest(latin, weight) }))
    const font = new SizedFont(measured!.file.face)
    if (measured!.file.least < measured!.file.greatest) font.setVariations([new Variation('wght', measured!.weight)])
    const { ascender, descender, lineGap } = font.hExtents()
    const percent = (units: number): number => Number(((100 * units) / measured!.file.face.upem).toFixed(1))
    const names: readonly SystemFont[] = /(?<!sans-)serif$/.test(generic[role])
      ? ['times', 'notoSerif', 'dejaVuSerif']
      : ['arial', 'dejaVuSans']
    const width = widthIn(font, measured!.file.face.upem)
    return {
      files: files.map((file) => described(file, files)),
      preloaded: [...new Set([measured!, ...others].map(({ file }) => file.path))],
      ascent: percent(ascender),
      descent: percent(-descender),
      lineGap: percent(lineGap),
      widths: Object.fromEntries(names.map((name) => [name, Number((width / systemWidths[name]).toFixed(3))])),
    }
  }
  return { display: await measure('display'), text: await measure('text') }
}

async function openFile(folder: string, file: string): Promise<OpenFile> {
  const wrong = (reason: string): BrandError =>
    new BrandError(`Brand ${path.basename(folder)}: ${file} of fonts.ts ${reason}.`)
  const bytes = await read(folder, file).catch(() => {
    throw wrong('is missing')
  })
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw wrong('is no WOFF2 file')
  const sfnt = await decompress(bytes).catch(() => {
    throw wrong('is no readable WOFF2 file')
  })
  const face = new Face(new Blob(sfnt), 0)
  const letters = new Set(face.collectUnicodes())
  const has = (text: string): boolean => [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0))
  const { min, max } = face.getAxisInfos()['wght'] ?? { min: weightOf(face), max: weightOf(face) }
  return { path: file, face, least: min, greatest: max, hasLatin: has('AZazÄÖÜäöüß09'), hasExtended: has('ŁłŐőŠš') }
}

const read = async (folder: string, file: string): Promise<Buffer> => readFile(fontFile(folder, file))

/** `usWeightClass` of a static font. */
function weightOf(face: Face): number {
  const table = face.referenceTable('OS/2')
  return table === undefined ? 400 : new DataView(table.buffer, table.byteOffset).getUint16(4)
}

/** The width of the sample in em. */
function widthIn(font: SizedFont, unitsPerEm: number): number {
  const buffer = new TextBuffer()
  buffer.addText(sample)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / unitsPerEm
}

/** The file that browsers take for a weight: from 500 upwards the next heavier one, below it the next lighter one. */
function nearest(files: readonly OpenFile[], weight: number): OpenFile {
  const distance = ({ least, greatest }: OpenFile): number => {
    if (least <= weight && weight <= greatest) return 0
    const isPreferred = weight > 500 ? least > weight : greatest < weight
    return Math.min(Math.abs(least - weight), Math.abs(greatest - weight)) + (isPreferred ? 0 : 1000)
  }
  return files.toSorted((one, other) => distance(one) - distance(other))[0]!
}

/** A file that is one part of its weight loads for the letters of this part, another one for all. */
function described(
  { path: file, least, greatest, hasLatin, hasExtended }: OpenFile,
  all: readonly OpenFile[],
): FontFile {
  const weight = least === greatest ? String(least) : `${least} ${greatest}`
  const isDivided = all.some((other) => other.path !== file && other.least === least && other.greatest === greatest)
  if (!isDivided || hasLatin === hasExtended) return { path: file, weight }
  return { path: file, weight, unicodeRange: unicodeRanges[hasLatin ? 'latin' : 'latinExtended'] }
}
