import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

/** The cells of the rows of tables in a text of Markdown. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()))

test('docs/licences.md names every library in libvips with its licences, as the package does', () => {
  const [readme = ''] = globSync('node_modules/@img/sharp-libvips-*/README.md', { cwd: root })
  const inPackage = rowsOf(readFileSync(path.join(root, readme), 'utf8'))
    .slice(2)
    .flatMap(([library = '', licences = '']) =>
      licences
        .replaceAll(/\[([^\]]*)\]\([^)]*\)|\(BSD-like\)/g, '$1')
        .split(/[,+]/)
        .map((licence) => `${library}: ${licence.trim()}`),
    )
  const inDocument = rowsOf(readFileSync(path.join(root, 'docs/licences.md'), 'utf8')).flatMap(
    ([licences = '', libraries = '']) =>
      libraries.split(', ').flatMap((library) => licences.split(', ').map((licence) => `${library}: ${licence}`)),
  )
  expect(inPackage.length).toBeGreaterThan(25)
  expect(inPackage.filter((line) => !inDocument.includes(line))).toEqual([])
})
