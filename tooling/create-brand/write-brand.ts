import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@portal/shared-contracts/brand/brand'
import { format, resolveConfig } from 'prettier'
import { brandSheets } from '../build/brand-sheets.ts'
import { root } from '../build/root.ts'
import { brandFile, partsOf, type Answers } from './brand-file.ts'
import { colorsOf } from './color-scheme.ts'
import { contentFile, homeFile } from './content-files.ts'
import { articlesInUse, marksInUseOf } from './marks-in-use.ts'
import { drawingsOf } from './pictures.ts'

const template = path.join(root, 'brands/template')

/** Writes a file; TypeScript as Prettier formats it. */
async function write(place: string, text: string): Promise<void> {
  mkdirSync(path.dirname(place), { recursive: true })
  const style = await resolveConfig(place, { editorconfig: true })
  writeFileSync(place, place.endsWith('.ts') ? await format(text, { ...style, filepath: place }) : text)
}

const listOf = (marks: readonly string[]): string => `[${marks.map((mark) => JSON.stringify(mark)).join(', ')}]`

/** Fills the folder, and gives the names that the texts of the portal have with another article. */
async function fill(folder: string, answers: Answers): Promise<readonly string[]> {
  const colors = colorsOf(answers.primary, answers.accent)
  if ('findings' in colors) throw new Error(colors.findings.join('\n'))
  const { lightScheme, darkScheme } = colors
  cpSync(template, folder, { recursive: true })
  const without = partsOf(answers.without)
  for (const part of without) rmSync(path.join(folder, 'content', `${part}.ts`), { force: true })
  const file = path.join(folder, 'brand.ts')
  await write(file, brandFile(answers))
  await write(path.join(folder, 'content.ts'), contentFile(without))
  await write(path.join(folder, 'content/home.ts'), homeFile(without))
  await write(
    path.join(folder, 'colors.ts'),
    `import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'

export const lightScheme: LightScheme = ${JSON.stringify(lightScheme)}

export const darkScheme: DarkScheme = ${JSON.stringify(darkScheme)}
`,
  )
  for (const [picture, drawing] of drawingsOf(folder, lightScheme)) await write(path.join(folder, picture), drawing)
  for (const [sheet, text] of await brandSheets(root, path.basename(folder)))
    writeFileSync(path.join(root, sheet), text)

  const { brand } = (await import(pathToFileURL(file).href)) as { brand: Brand }
  const hexadecimal = Object.values({ ...lightScheme, ...darkScheme, light: lightScheme }).filter(
    (color): color is string => typeof color === 'string' && /^#(?!ffffff)[\da-f]{6}$/.test(color),
  )
  const articles = articlesInUse(root, brand)
  await write(
    path.join(folder, 'marks-in-use.ts'),
    `/**
 * Words and colours of this brand that the repository or the German language uses, too: no check takes them for this
 * brand (docs/brands.md).
 */
export const marksInUse: readonly string[] = ${listOf([...marksInUseOf(root, brand, hexadecimal), ...articles])}
`,
  )
  return articles
}

/**
 * Writes the folder of a brand: first under a name with a dot, which no program takes for a brand, so that a run that
 * is interrupted leaves no part of a brand. Gives the names that the texts of the portal have with another article.
 */
export async function writeBrand(answers: Answers): Promise<readonly string[]> {
  const folder = path.join(root, 'brands', answers.name)
  const unfinished = path.join(root, 'brands', `.${answers.name}`)
  const remove = (): void => rmSync(unfinished, { recursive: true, force: true })
  const interrupt = (): never => {
    remove()
    process.exit(1)
  }
  remove()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const articles = await fill(unfinished, answers)
    renameSync(unfinished, folder)
    return articles
  } finally {
    remove()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
