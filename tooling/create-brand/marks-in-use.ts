import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nounsOf, wrongArticles } from '@portal/brands/articles'
import { identityOf } from '@portal/brands/identity'
import type { Brand } from '@portal/shared-contracts/brand/brand'
import { neutralSources } from '../checks/brands.ts'
import { germanTexts } from '../checks/language.ts'
import { sourceFiles } from '../checks/source-files.ts'

/** Packages whose code is in builds: those that a build for browsers depends on, and what they depend on. */
function bundledPackages(root: string): string[] {
  const manifest = (
    folder: string,
  ): { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> } =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as object
  const waiting = globSync('{shell,embed,mfe-*,page-library,shared-*}', { cwd: root })
  const found = new Set(waiting)
  for (const folder of waiting) {
    const { dependencies, peerDependencies } = manifest(folder)
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const place = `node_modules/${name}`
      const isThere = !name.startsWith('@portal/') && globSync(`${place}/package.json`, { cwd: root }).length > 0
      if (!isThere || found.has(place)) continue
      found.add(place)
      waiting.push(place)
    }
  }
  return [...found].filter((folder) => folder.startsWith('node_modules/'))
}

/** What a build or a page of another brand may contain: all sources, the other brands, and the code of packages. */
function* textsOf(root: string): Generator<string> {
  for (const [, text] of neutralSources(root)) yield text
  for (const [, text] of sourceFiles(root, 'brands/**/*.{ts,css,svg}')) yield text
  const code = bundledPackages(root).map((folder) => `${folder}/**/*.{js,mjs,cjs,css}`)
  for (const file of globSync(code, { cwd: root })) yield readFileSync(path.join(root, file), 'utf8')
}

/**
 * Names of a new brand with an article of another gender, as the texts of the portal have them: `die Karte`. The most
 * frequent first.
 */
export function articlesInUse(root: string, brand: Brand): string[] {
  const texts = [...sourceFiles(root, ...germanTexts).values()].map((text) => text.replaceAll(String.raw`\u00a0`, ' '))
  const nouns = nounsOf(brand)
  const found = texts.flatMap((text) => nouns.flatMap((noun) => wrongArticles(text, noun, nouns)))
  const often = Object.entries(Object.groupBy(found, (one) => one)).toSorted(
    ([, one = []], [, other = []]) => other.length - one.length,
  )
  return often.map(([phrase]) => phrase)
}

/** The words and colours of a new brand, which has no folder yet, that the repository or the German language uses. */
export function marksInUseOf(root: string, brand: Brand, colors: readonly string[]): string[] {
  const unseen = new Set([...identityOf(brand), ...colors])
  const found: string[] = []
  for (const text of textsOf(root)) {
    const lower = text.toLowerCase()
    for (const mark of unseen) {
      if (!lower.includes(mark.toLowerCase())) continue
      found.push(mark)
      unseen.delete(mark)
    }
  }
  return found.toSorted()
}
