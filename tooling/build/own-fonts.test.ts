import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brandSheets } from './brand-sheets.ts'
import { ownFontLicences } from './own-fonts.ts'

function brandWith(files: Readonly<Record<string, string>>): string {
  const place = mkdtempSync(path.join(tmpdir(), 'own-fonts-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text)
  return place
}

const npm = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const fontPaths = { display: ['./house-500.woff2', './house-700.woff2'], text: [npm] }
const house = {
  name: 'House Grotesk',
  version: '2.1',
  license: 'LicenseRef-House',
  text: './LICENCE.txt',
  files: fontPaths.display,
}

test('the files of a font in the folder of a brand have the licence and the text that the brand names', () => {
  const folder = brandWith({ 'LICENCE.txt': ' (c) House\r\nFor web pages.\n' })
  const entry = {
    name: 'House Grotesk',
    version: '2.1',
    license: 'LicenseRef-House',
    text: '(c) House\nFor web pages.',
    isOwnFont: true,
  }
  expect(ownFontLicences(folder, { fontPaths, ownFonts: [house] })).toEqual(
    new Map(['house-500.woff2', 'house-700.woff2'].map((file) => [path.join(folder, file), entry])),
  )
  expect(ownFontLicences(folder, { fontPaths: { display: [npm], text: [npm] } })).toEqual(new Map())
})

test.each([
  { title: 'no entry', ownFonts: undefined, message: 'fonts.ts names no licence of ./house-500.woff2' },
  {
    title: 'an entry without this file',
    ownFonts: [{ ...house, files: ['./house-500.woff2'] }],
    message: 'fonts.ts names no licence of ./house-700.woff2',
  },
  { title: 'no text', ownFonts: [house], message: 'the licence ./LICENCE.txt of fonts.ts is missing or empty' },
])('a font of a brand with $title is an error that says so', ({ title, ownFonts, message }) => {
  const folder = brandWith({ 'LICENCE.txt': title === 'no text' ? ' ' : '(c) House' })
  const font = { fontPaths, ...(ownFonts && { ownFonts }) }
  expect(() => ownFontLicences(folder, font)).toThrow(`Brand ${path.basename(folder)}: ${message}`)
})

test('`npm run generate` refuses a brand whose own font has no licence', async () => {
  const place = brandWith({})
  const brand = path.join(place, 'brands/laden')
  mkdirSync(brand, { recursive: true })
  const paths = JSON.stringify({ display: ['./house.woff2'], text: [npm] })
  writeFileSync(path.join(brand, 'fonts.ts'), `export const fontPaths = ${paths}\nexport const genericFonts = {}\n`)
  await expect(brandSheets(place)).rejects.toThrow('Brand laden: fonts.ts names no licence of ./house.woff2')
})
