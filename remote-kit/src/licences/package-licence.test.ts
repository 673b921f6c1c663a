import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageFolderOf, readPackage } from './package-licence.ts'

test.each([
  { file: '/p/node_modules/react/cjs/react.js', folder: '/p/node_modules/react' },
  { file: '/p/node_modules/@img/colour/index.js', folder: '/p/node_modules/@img/colour' },
  { file: '/p/node_modules/a/node_modules/b/c.js', folder: '/p/node_modules/a/node_modules/b' },
  { file: '/p/node_modules/.federation/entry.js', folder: null },
  { file: '/p/src/main.ts', folder: null },
])('the package of $file is $folder', ({ file, folder }) => {
  expect(packageFolderOf(file)).toBe(folder)
})

function readSample(manifest: object, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-licence-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
    writeFileSync(path.join(folder, file), text)
  return readPackage(folder)
}

const long = 'Permission is hereby granted. '.repeat(40).trim()

test.each([
  { title: 'its own file', license: 'MIT', files: { 'MIT-LICENSE.txt': long }, text: new RegExp(`^${long}$`) },
  { title: 'its notice too', license: 'ISC', files: { LICENSE: 'L', 'NOTICE.txt': 'N' }, text: /^L\n\nN$/ },
  {
    title: 'the standard text after a file that only names the licence',
    license: 'Apache-2.0',
    files: { LICENCE: 'Copyright 2016, A' },
    text: /^Copyright 2016, A\n\n[^]*TERMS AND CONDITIONS/,
  },
  {
    title: 'its author, README and the standard text without a file',
    license: 'MIT',
    files: { 'README.md': '# A\nuse it\n## License\nMIT (c) B' },
    text: /^Copyright \(c\) A B\n\n## License\nMIT \(c\) B\n\nPermission is hereby/,
  },
  {
    title: 'the GPL below the LGPL, which refers to it',
    license: 'LGPL-3.0-or-later',
    files: {},
    text: /LESSER[^]*\n *GNU GENERAL/,
  },
  { title: 'nothing if there is nothing', license: 'Own', files: { 'licence.js': 'x' }, text: /^$/ },
])('the text of a licence is $title', ({ license, files, text }) => {
  expect(readSample({ name: 'a', version: '1.0.0', license, author: { name: 'A B' } }, files).text).toMatch(text)
})

test('licences in the forms of old packages are read', () => {
  expect(readSample({ name: 'a', license: { type: 'MIT' } }, {}).license).toBe('MIT')
  expect(readSample({ name: 'a', licenses: [{ type: 'MIT' }, { type: 'ISC' }] }, {}).license).toBe('MIT OR ISC')
  expect(readSample({ name: 'a' }, {}).license).toBe('')
})
