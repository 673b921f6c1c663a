import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLicenceList, LicenceList, packageId } from '@portal/shared-contracts/remotes/licences'
import * as v from 'valibot'
import type { Configuration } from 'webpack'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../files/files.ts'
import { packageFolderOf, readPackage } from '../licences/package-licence.ts'
import { baseConfig } from './base.ts'
import { runWebpack } from './build.ts'

const root = path.resolve(import.meta.dirname, '../../..')

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

const readList = (file: string): LicenceList => v.parse(LicenceList, JSON.parse(readFileSync(file, 'utf8')))
const namesOf = ({ packages }: LicenceList): string[] => packages.map(({ name }) => name)

/** Builds one script. @returns its list, and the names of the packages in it */
async function buildScript(lines: readonly string[]) {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'main.js'), lines.join('\n'))
  const base = baseConfig(path.join(root, 'mfe-cards'), 'linked')
  const output = { ...base.output, path: path.join(folder, 'dist'), filename: 'main.js', uniqueName: 'x' }
  await runWebpack({ ...base, name: 'sample', context: folder, entry: './main.js', output })
  const list = readList(path.join(folder, 'dist/licences.sample.json'))
  return { list, names: namesOf(list) }
}

test('a list has what was joined to one module, and the licence of a font, but no package of which nothing is left', async () => {
  const { list, names } = await buildScript([
    `import { atom } from 'nanostores'`,
    `import { Apple } from 'lucide-react'`,
    `globalThis.store = atom(1)`,
    `globalThis.font = new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url)`,
  ])
  expect(names).toEqual(expect.arrayContaining(['nanostores', '@fontsource-variable/figtree', 'webpack']))
  expect(names).not.toContain('lucide-react')
  const font = list.packages.find(({ license }) => license === 'OFL-1.1')
  expect(font?.text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  const fontFile = Object.keys(list.files ?? {}).find((file) => file.endsWith('.woff2')) ?? ''
  expect(list.files?.[fontFile]).toEqual([`${font?.name}@${font?.version}`])
  for (const { text } of list.packages) expect(text.length).toBeGreaterThan(500)
})

test('a script of own code alone has an empty list', async () => {
  expect(await buildScript(['globalThis.own = 1'])).toMatchObject({ list: { packages: [], files: { 'main.js': [] } } })
})

test('a function of the compiler comes with the package that it is from', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'main.ts'), `export class A { @mark value = 1 }\nfunction mark(...all: unknown[]) {}`)
  const base = baseConfig(path.join(root, 'mfe-cards'), 'linked')
  const [script] = base.module?.rules ?? []
  const options = { jsc: { parser: { syntax: 'typescript', decorators: true }, externalHelpers: true } }
  const rules = [{ test: /\.ts$/, loader: Object(script).loader as string, options }]
  await runWebpack({
    ...base,
    name: 'sample',
    context: folder,
    entry: './main.ts',
    module: { rules },
    output: { ...base.output, path: path.join(folder, 'dist') },
  })
  expect(namesOf(readList(path.join(folder, 'dist/licences.sample.json')))).toContain('@swc/helpers')
  expect(Object(script).options.jsc.externalHelpers).toBe(true)
})

/** Packages whose code is written by a class of the compiler, which no source map names. */
const written = ['webpack', '@module-federation/enhanced', 'webpack-subresource-integrity']

test('the lists of a remote have exactly the packages that the source maps of its minimised scripts name', async () => {
  const dist = path.join(newFolder(), 'dist')
  const file = pathToFileURL(path.join(root, 'mfe-cards/webpack.config.ts')).href
  const { default: configs } = (await import(file)) as { default: Configuration[] }
  await runWebpack(
    configs.map((config) => ({
      ...config,
      devtool: 'source-map',
      output: { ...config.output, path: dist, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    })),
  )
  const files = filesBelow(dist)
  const lists = files.filter(isLicenceList).map((each) => readList(path.join(dist, each)))
  expect(lists).toHaveLength(2)
  const mapped = files
    .filter((each) => each.endsWith('.js.map'))
    .flatMap((each) => (JSON.parse(readFileSync(path.join(dist, each), 'utf8')) as { sources: string[] }).sources)
    .map(packageFolderOf)
    .filter((folder) => folder !== null)
  const inMaps = new Set(mapped.map((folder) => packageId(readPackage(folder))))
  expect(inMaps.size).toBeGreaterThan(10)
  const listed = lists.flatMap(({ packages }) => packages.filter(({ name }) => !written.includes(name)).map(packageId))
  expect([...new Set(listed)].toSorted()).toEqual([...inMaps].toSorted())
  expect(namesOf(lists[0]!).concat(namesOf(lists[1]!))).toEqual(expect.arrayContaining(written))
})
