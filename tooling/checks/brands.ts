import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { brandNames } from '@portal/brands/brand-names'
import { identityOf, loadBrand, marksInUse, ownWords, without, wordIn } from '@portal/brands/identity'
import * as v from '@portal/shared-contracts/schema'
import { sourceFiles, type Findings } from './source-files.ts'

const textFiles = '**/*.{ts,tsx,js,mjs,css,html,json,svg,sql,yaml,service}'
const color = /#[\da-f]{6}\b/gi
/** Builds that every portal shares; the others are of the brand that they were built for. */
const sharedBuild = /^mfe-/
const ownBuild = /^(shell|embed)\//

type Marks = { brand: string; words: string[]; colors: Set<string>; pictures: Set<string> }

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function marksOf(folder: string, brand: string): Promise<Marks> {
  const own = path.join(folder, brand)
  const inUse = await marksInUse(folder, brand)
  const pictures = globSync('**/*.{svg,png}', { cwd: own }).map((file) => hashOf(readFileSync(path.join(own, file))))
  return {
    brand,
    words: await ownWords(folder, brand),
    colors: new Set(colorsIn(own).filter((found) => !inUse.includes(found))),
    pictures: new Set(pictures),
  }
}

/** The colours of a brand; white is no brand's. */
function colorsIn(folder: string): string[] {
  const found = readFileSync(path.join(folder, 'colors.ts'), 'utf8').match(color) ?? []
  return found.map((one) => one.toLowerCase()).filter((one) => one !== '#ffffff')
}

/** What of a brand a file has: a word, a colour in a style or script, or one of its pictures. */
function markIn(file: string, text: string, { words, colors, pictures }: Marks): string | undefined {
  if (pictures.has(hashOf(Buffer.from(text)))) return 'a picture'
  const word = wordIn(text, words)
  if (word !== undefined || !/\.(css|tsx?|js)$/.test(file)) return word
  return (text.match(color) ?? []).find((found) => colors.has(found.toLowerCase()))
}

const findingsOf = (file: string, text: string, marks: readonly Marks[]): string[] =>
  marks.flatMap((brand) => {
    const mark = markIn(file, text, brand)
    if (mark === undefined) return []
    const found = `${file}: has ${mark} of the brand ${brand.brand}`
    return [mark === 'a picture' ? found : `${found}, or brands/${brand.brand}/marks-in-use.ts lacks it`]
  })

const Expiry = v.variant('kind', [
  v.strictObject({ kind: v.literal('never') }),
  v.strictObject({
    kind: v.literal('afterMonths'),
    months: v.number(),
    endOf: v.picklist(['day', 'month', 'year']),
  }),
])

/** What to add to a brand that does not say whether points expire. */
async function unsaidExpiry(place: string, brand: string): Promise<string[]> {
  const { pointsExpiry }: { pointsExpiry?: unknown } = await loadBrand(place, brand)
  if (v.safeParse(Expiry, pointsExpiry).success) return []
  return [
    `brands/${brand}/brand.ts: does not say whether points expire; add \`pointsExpiry: { kind: 'never' }\`, or for example \`pointsExpiry: { kind: 'afterMonths', months: 24, endOf: 'year' }\``,
  ]
}

/** The sources that contain no brand, by their paths. */
export const neutralSources = (folder: string): [file: string, text: string][] =>
  [...sourceFiles(folder, textFiles)].filter(
    ([file]) => !/^(brands|bench\/compared|tooling\/create-brand)\/|package-lock\.json$/.test(file),
  )

/**
 * Words, addresses, colours and pictures of a brand outside its folder, in sources and in the builds that are there;
 * brands that do not say whether points expire.
 */
export async function brands(folder: string): Promise<Findings> {
  const place = path.join(folder, 'brands')
  const names = brandNames(place)
  if (names.length === 0) return ['no brands found']
  const marks = await Promise.all(names.map((brand) => marksOf(place, brand)))
  const built = globSync('*/dist/**/*.{js,mjs,css,json,html,svg}', { cwd: folder }).map(
    (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
  )
  const others = await foreignMarks(place, marks)
  const foreignTo = (file: string): readonly Marks[] =>
    sharedBuild.test(file) ? marks : ownBuild.test(file) ? others : []
  return [
    ...(await Promise.all(names.map((brand) => unsaidExpiry(place, brand)))).flat(),
    ...neutralSources(folder).flatMap(([file, text]) => findingsOf(file, text, marks)),
    ...built.flatMap(([file, text]) => findingsOf(file, text, foreignTo(file))),
  ]
}

/** What the build of the chosen brand must not have: two brands may have a colour, a drawing or a sample in common. */
async function foreignMarks(place: string, marks: readonly Marks[]): Promise<readonly Marks[]> {
  const chosen = marks.find(({ brand }) => path.join(place, brand) === brandFolder)
  if (chosen === undefined) return marks
  const own = path.join(place, chosen.brand)
  const [words, colors] = [identityOf(await loadBrand(place, chosen.brand)), new Set(colorsIn(own))]
  return marks
    .filter((brand) => brand !== chosen)
    .map((other) => ({
      brand: other.brand,
      words: without(other.words, words),
      colors: new Set([...other.colors].filter((color) => !colors.has(color))),
      pictures: new Set([...other.pictures].filter((picture) => !chosen.pictures.has(picture))),
    }))
}
