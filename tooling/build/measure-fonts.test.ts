import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compress } from 'woff2-encoder'
import decompress from 'woff2-encoder/decompress'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { measureFonts } from './measure-fonts.ts'

const generic = { display: 'Georgia, serif', text: 'sans-serif' }
const require = createRequire(import.meta.url)
const variable = (name: string, part: 'latin' | 'latin-ext'): string =>
  require.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`)

/** A static font of a weight: the default letters of a variable one, without the tables of its axes. */
async function staticFont(file: string, weight: number): Promise<Uint8Array> {
  const sfnt = Buffer.from(await decompress(readFileSync(file)))
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    const [offset, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)]
    return { tag: sfnt.toString('latin1', at, at + 4), bytes: Buffer.from(sfnt.subarray(offset, offset + length)) }
  }).filter(({ tag }) => !['fvar', 'gvar', 'avar', 'STAT', 'HVAR', 'MVAR', 'DSIG'].includes(tag))
  tables.find(({ tag }) => tag === 'OS/2')?.bytes.writeUInt16BE(weight, 4)
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, bytes }] of tables.entries()) {
    const at = 12 + 16 * index
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  }
  return compress(Buffer.concat(parts))
}

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const place = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(place, file), bytes)
  return place
}

let regular: Uint8Array
let bold: Uint8Array
beforeAll(async () => {
  ;[regular, bold] = (await Promise.all(
    [400, 700].map((weight) => staticFont(variable('figtree', 'latin'), weight)),
  )) as [Uint8Array, Uint8Array]
})

// Rule: formats-70
test('a variable font is measured at the weight of its role: lines, and widths beside fonts of devices', async () => {
  const files = {
    'serif.woff2': readFileSync(variable('fraunces', 'latin')),
    'sans.woff2': readFileSync(variable('figtree', 'latin')),
  }
  const { display, text } = await measureFonts(
    folderWith(files),
    { display: ['./serif.woff2'], text: ['./sans.woff2'] },
    generic,
  )
  expect(display).toMatchObject({ ascent: 97.8, descent: 25.5, lineGap: 0 })
  expect(text).toMatchObject({ ascent: 95, descent: 25, lineGap: 0 })
  // As browsers show headings of weight 560 and texts of weight 400.
  expect(display.widths.times).toBeCloseTo(1.18, 1)
  expect(text.widths.arial).toBeCloseTo(0.99, 1)
  expect([display, text].map(({ widths }) => Object.keys(widths))).toEqual([
    ['times', 'notoSerif', 'dejaVuSerif'],
    ['arial', 'dejaVuSans'],
  ])
  expect(text.files).toEqual([{ path: './sans.woff2', weight: '300 900' }])
})

// Rule: formats-70
test('a font in two parts loads each for its own letters, and every page loads that with Latin-1 only', async () => {
  const paths = [variable('figtree', 'latin-ext'), variable('figtree', 'latin')]
  const files = { 'extended.woff2': readFileSync(paths[0]!), 'latin.woff2': readFileSync(paths[1]!) }
  const both = ['./extended.woff2', './latin.woff2']
  const { text } = await measureFonts(folderWith(files), { display: both, text: both }, generic)
  expect(text.files.map(({ unicodeRange }) => unicodeRange?.slice(0, 11))).toEqual(['U+0100-02BA', 'U+0000-00FF'])
  expect(text.preloaded).toEqual(['./latin.woff2'])
})

// Rule: formats-70
test('of static files each has its own weight, and every page loads those of the weights that it uses', async () => {
  const folder = folderWith({ 'regular.woff2': regular, 'bold.woff2': bold })
  const both = ['./regular.woff2', './bold.woff2']
  const { display, text } = await measureFonts(folder, { display: both, text: both }, generic)
  expect(text.files).toEqual([
    { path: './regular.woff2', weight: '400' },
    { path: './bold.woff2', weight: '700' },
  ])
  expect([display.preloaded, text.preloaded]).toEqual([['./bold.woff2'], both])
})

// Rule: formats-67
test.each([
  { title: 'a missing file', files: {}, message: /: \.\/a\.woff2 of fonts\.ts is missing\.$/ },
  { title: 'another format', files: { 'a.woff2': 'OTTO' }, message: /: \.\/a\.woff2 of fonts\.ts is no WOFF2 file\.$/ },
  { title: 'half a file', files: { 'a.woff2': 'wOF2 and no more' }, message: /is no readable WOFF2 file\.$/ },
  {
    title: 'a font without German letters',
    files: { 'a.woff2': readFileSync(variable('figtree', 'latin-ext')) },
    message: /: no file of the font "display" has the letters of German texts\.$/,
  },
])('$title is one line of error that names the brand', async ({ files, message }) => {
  const folder = folderWith(files)
  const measured = measureFonts(folder, { display: ['./a.woff2'], text: ['./a.woff2'] }, generic)
  await expect(measured).rejects.toThrow(message)
  await expect(measured).rejects.toThrow(`Brand ${path.basename(folder)}: `)
})
