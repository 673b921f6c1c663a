import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'
import { blocksOf } from '../run/document-commands.ts'

/** Writes the files of a remote that a document of the repository shows: blocks whose first line is a comment with a path. */
export function writeDocumentedFiles(document: string, folder: string): void {
  const text = readFileSync(path.join(root, document), 'utf8')
  for (const block of ['ts', 'tsx'].flatMap((language) => blocksOf(text, language))) {
    const [, file] = /^\/\/ (src\/\S+)\n/.exec(block) ?? []
    if (file === undefined) continue
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), block)
  }
}
