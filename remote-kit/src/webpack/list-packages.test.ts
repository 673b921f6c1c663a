import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LicenceList } from '@portal/shared-contracts/remotes/licences'
import * as v from 'valibot'
import webpack, { type Compiler, type Configuration, type Module } from 'webpack'
import { expect, onTestFinished, test } from 'vitest'
import { packagesBySourceMaps } from '../testing/source-maps.ts'
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

test('code that a class of another plugin writes is named as unknown, in the runtime and among the modules', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'main.js'), `import 'generated'`)
  const RawModule = createRequire(import.meta.url)('webpack/lib/RawModule.js') as new (...args: string[]) => Module
  class GeneratedModule extends RawModule {}
  class AddedRuntimeModule extends webpack.RuntimeModule {
    override generate = (): string => '/* added */'
  }
  const plugin = (compiler: Compiler): void => {
    compiler.hooks.normalModuleFactory.tap('test', (factory) =>
      factory.hooks.resolve.tap('test', ({ request }) =>
        request === 'generated' ? new GeneratedModule('globalThis.x = 1', 'generated', 'generated') : undefined,
      ),
    )
    compiler.hooks.thisCompilation.tap('test', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('test', (chunk) =>
        compilation.addRuntimeModule(chunk, new AddedRuntimeModule('added')),
      ),
    )
  }
  const base = baseConfig(path.join(root, 'mfe-cards'), 'linked')
  const output = { ...base.output, path: path.join(folder, 'dist'), filename: 'main.js' }
  const plugins = [...(base.plugins ?? []), plugin]
  await runWebpack({ ...base, name: 'sample', context: folder, entry: './main.js', output, plugins })
  const list = readList(path.join(folder, 'dist/licences.sample.json'))
  expect(list.files?.['main.js']).toEqual(
    expect.arrayContaining(['unknown AddedRuntimeModule', 'unknown GeneratedModule']),
  )
  expect(namesOf(list)).toEqual([])
})

test('the lists of a remote have exactly the packages that the source maps of its minimised scripts name', async () => {
  const file = pathToFileURL(path.join(root, 'mfe-cards/webpack.config.ts')).href
  const { default: configs } = (await import(file)) as { default: Configuration[] }
  const { listed, mapped, written } = await packagesBySourceMaps(configs, path.join(newFolder(), 'dist'))
  expect(mapped.length).toBeGreaterThan(10)
  expect(listed).toEqual(mapped)
  expect(written).toEqual(['@module-federation/enhanced', 'webpack', 'webpack-subresource-integrity'])
})
