import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'

/** The part of a document of the repository below a heading of the second level. @throws Error if there is none */
export function sectionOf(document: string, heading: string): string {
  const text = readFileSync(path.join(root, document), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`${document} has no section "${heading}"`)
  return section
}

/** The parts of a section, each with its heading of the third level. */
export const subsectionsOf = (section: string): [heading: string, text: string][] =>
  section
    .split(/^### /m)
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part])

/** The code blocks of one language in a text, such as `sh`. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, found, block = '']) => (found === language ? [block] : []))

/** Writes the files of a remote that a document shows: blocks whose first line is a comment with a path. */
export function writeDocumentedFiles(document: string, folder: string): void {
  const text = readFileSync(path.join(root, document), 'utf8')
  for (const block of ['ts', 'tsx', 'css', 'svg'].flatMap((language) => blocksOf(text, language))) {
    const [, file] = /^(?:\/\/|\/\*|<!--) (src\/\S+)/.exec(block) ?? []
    if (file === undefined) continue
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), block)
  }
}
