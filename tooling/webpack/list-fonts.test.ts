import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { baseConfig } from '@portal/remote-kit/webpack/base'
import { runWebpack } from '@portal/remote-kit/webpack/build'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../build/root.ts'
import { listFonts } from './list-fonts.ts'

test('a build lists the fonts of the brand that are in it, with the names of their files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const file of ['house-400.woff2', 'house-700.woff2', 'other.woff2']) writeFileSync(path.join(folder, file), file)
  const fonts = ['house-400', 'house-700'].map((name) => `new URL('./${name}.woff2', import.meta.url)`)
  writeFileSync(path.join(folder, 'main.js'), `globalThis.fonts = [${fonts.join()}]`)
  const base = baseConfig(path.join(root, 'shell'), 'linked')
  const entryOf = (name: string) => ({ name, version: '1', license: 'OFL-1.1', text: 'text', isOwnFont: true as const })
  const licences = new Map(
    ['house-400', 'house-700', 'other'].map((name) => [
      path.join(folder, `${name}.woff2`),
      entryOf(name.split('-')[0] ?? ''),
    ]),
  )
  await runWebpack({
    ...base,
    name: 'sample',
    context: folder,
    entry: './main.js',
    output: { ...base.output, path: path.join(folder, 'dist') },
    plugins: [...(base.plugins ?? []), listFonts(licences)],
  })
  const list = JSON.parse(readFileSync(path.join(folder, 'dist/licences.sample-fonts.json'), 'utf8')) as {
    packages: object[]
    files: Record<string, string[]>
  }
  expect(list.packages).toEqual([entryOf('house')])
  expect(Object.values(list.files)).toEqual([['house@1'], ['house@1']])
  for (const file of Object.keys(list.files)) expect(file).toMatch(/^house-\d00\.[\da-f]{10}\.woff2$/)
})
