import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { brandNames, identityOf, loadBrand, wordIn } from '@portal/brands/identity'
import * as v from '@portal/shared-contracts/schema'
import { sourceFiles, type Findings } from './source-files.ts'

const textFiles = '**/*.{ts,tsx,js,mjs,css,html,json,svg,sql,yaml,service}'
/** Builds that every portal shares; the others are of the brand that they were built for. */
const sharedBuild = /^mfe-/
const ownBuild = /^(shell|embed)\//

type Marks = { brand: string; words: string[]; colors: Set<string>; pictures: Set<string> }

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function marksOf(folder: string, brand: string): Promise<Marks> {
  const own = path.join(folder, brand)
  const colors = readFileSync(path.join(own, 'colors.ts'), 'utf8').match(/#[\da-f]{6}\b/gi) ?? []
  const pictures = globSync('**/*.{svg,png}', { cwd: own }).map((file) => hashOf(readFileSync(path.join(own, file))))
  return {
    brand,
    words: identityOf(await loadBrand(folder, brand)),
    // White is no brand's.
    colors: new Set(colors.map((color) => color.toLowerCase()).filter((color) => color !== '#ffffff')),
    pictures: new Set(pictures),
  }
}

/** What of a brand a file has: a word, a colour in a style or script, or one of its pictures. */
function markIn(file: string, text: string, { words, colors, pictures }: Marks): string | undefined {
  if (pictures.has(hashOf(Buffer.from(text)))) return 'a picture'
  const word = wordIn(text, words)
  if (word !== undefined || !/\.(css|tsx?|js)$/.test(file)) return word
  return (text.match(/#[\da-f]{6}\b/gi) ?? []).find((color) => colors.has(color.toLowerCase()))
}

const findingsOf = (file: string, text: string, marks: readonly Marks[]): string[] =>
  marks.flatMap((brand) => {
    const mark = markIn(file, text, brand)
    return mark === undefined ? [] : [`${file}: has ${mark} of the brand ${brand.brand}`]
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

/**
 * Words, addresses, colours and pictures of a brand outside its folder, in sources and in the builds that are there; brands
 * that do not say whether points expire.
 */
export async function brands(folder: string): Promise<Findings> {
  const place = path.join(folder, 'brands')
  const marks = await Promise.all(brandNames(place).map((brand) => marksOf(place, brand)))
  if (marks.length === 0) return ['no brands found']
  const sources = [...sourceFiles(folder, textFiles)].filter(
    ([file]) => !/^(brands|bench\/compared|tooling\/create-brand)\/|package-lock\.json$/.test(file),
  )
  const built = globSync('*/dist/**/*.{js,mjs,css,json,html,svg}', { cwd: folder }).map(
    (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
  )
  const chosen = marks.find(({ brand }) => path.join(place, brand) === brandFolder)
  // Two brands may have a colour or a sample in common.
  const others = marks
    .filter((brand) => brand !== chosen)
    .map(({ words, colors, ...other }) => ({
      ...other,
      words: words.filter((word) => !chosen?.words.includes(word)),
      colors: new Set([...colors].filter((color) => !chosen?.colors.has(color))),
    }))
  const foreignTo = (file: string): readonly Marks[] =>
    sharedBuild.test(file) ? marks : ownBuild.test(file) ? others : []
  return [
    ...(await Promise.all(marks.map(({ brand }) => unsaidExpiry(place, brand)))).flat(),
    ...sources.flatMap(([file, text]) => findingsOf(file, text, marks)),
    ...built.flatMap(([file, text]) => findingsOf(file, text, foreignTo(file))),
  ]
}
