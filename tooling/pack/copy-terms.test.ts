import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTerms } from './copy-terms.ts'

test.each([
  {
    title: 'its own before that of the repository',
    files: ['package/LICENSE.md', 'LICENSE'],
    expected: 'package/LICENSE.md',
  },
  { title: 'that of the repository', files: ['LICENSE.txt', 'README.md'], expected: 'LICENSE.txt' },
  { title: 'none while the owner has set none', files: ['README.md', 'licences.json'], expected: null },
])('a packed package has the terms file: $title', ({ files, expected }) => {
  const place = mkdtempSync(path.join(tmpdir(), 'copy-terms-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [source, packed] = [path.join(place, 'package'), path.join(place, 'packed')]
  for (const folder of [source, packed]) mkdirSync(folder)
  for (const file of files) writeFileSync(path.join(place, file), file)
  copyTerms(source, place, packed)
  expect(readdirSync(packed).map((file) => readFileSync(path.join(packed, file), 'utf8'))).toEqual(
    expected === null ? [] : [expected],
  )
})
