import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { integrityKey } from '@delikaterie/shared-contracts/remotes'
import webpack from 'webpack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFederatedConfig } from './federated.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shared-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  mkdirSync(path.join(folder, 'src/widgets'), { recursive: true })
  symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'))
  write('package.json', '{ "name": "mfe-small", "version": "1.0.0" }')
  write(
    'src/routes.ts',
    `import * as react from 'react'
     import { string } from '@delikaterie/shared-contracts/schema'
     export const found = [react.name, typeof string === 'function' ? 'own copy' : string]`,
  )
  write('src/teaser.ts', `export const Component = () => 'Teaser'`)
  write('src/widgets/teaser.ts', `export const widget = { load: () => import('../teaser.ts') }`)
  const compiler = webpack(createFederatedConfig(folder))
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) => (stats?.hasErrors() === false ? resolve() : reject(error ?? stats?.toJson()))),
  )
}, 60_000)

const shared = (exports: object) => ({ get: () => Promise.resolve(() => exports), loaded: 1, from: 'page' })
const versionsOf = (name: string, versions: readonly string[]) =>
  Object.fromEntries(versions.map((version) => [version, shared({ name: `${name} ${version}`, string: version })]))

/** Loads the entry in a page with these versions; gives the container and the addresses of the scripts that it loads. */
function loadEntry(react: readonly string[], schema: readonly string[], portalEmbed?: object) {
  const { global } = JSON.parse(readFileSync(path.join(folder, 'dist/manifest.json'), 'utf8')) as { global: string }
  const urls: string[] = []
  const run = (file: string) =>
    new Function('globalThis', 'document', 'window', readFileSync(path.join(folder, 'dist', file), 'utf8'))(
      page,
      document,
      page,
    )
  const appendChild = (script: { src: string; onload: (event: object) => void }): void => {
    urls.push(script.src)
    run(path.basename(script.src))
    script.onload({ type: 'load' })
  }
  const document = {
    currentScript: { src: 'https://portal.example/remotes/mfe-small/1.0.0/entry.js', tagName: 'SCRIPT' },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => {} }),
    head: { appendChild },
  }
  const page: Record<string | symbol, unknown> = {
    document,
    location: { origin: 'https://shop.example' },
    portalEmbed,
    [Symbol.for(integrityKey)]: () => {},
  }
  run('entry.js')
  const container = page[global] as {
    init: (scope: object) => unknown
    get: (name: string) => Promise<() => Record<string, unknown>>
  }
  container.init({
    react: versionsOf('React', react),
    '@delikaterie/shared-contracts/schema': versionsOf('schema', schema),
  })
  return { container, urls }
}

/** Loads the remote in a page with these versions; gives what it found and the addresses of its scripts. */
async function load(react: readonly string[], schema: readonly string[], portalEmbed?: object) {
  const { container, urls } = loadEntry(react, schema, portalEmbed)
  const module = await container.get('./routes')
  return { found: module()['found'], urls }
}

test.each([
  { react: ['19.3.1'], schema: ['1.0.0'], found: ['React 19.3.1', '1.0.0'] },
  { react: ['18.2.0', '19.0.0'], schema: ['2.0.0', '1.4.2'], found: ['React 19.0.0', '1.4.2'] },
  { react: ['18.2.0'], schema: ['0.9.0'], found: ['React 18.2.0', 'own copy'] },
  { react: ['20.0.0'], schema: ['2.0.0'], found: ['React 20.0.0', 'own copy'] },
  { react: ['19.0.0-rc.1'], schema: [], found: ['React 19.0.0-rc.1', 'own copy'] },
])('a page with React $react and schemas $schema gives $found', async ({ react, schema, found }) => {
  expect((await load(react, schema)).found).toEqual(found)
})

test('a page without React gets an error that names it', async () => {
  await expect(load([], ['1.0.0']).then(({ found }) => found)).rejects.toThrow('Shared module react is missing')
})

test('scripts have the addresses that an embedding page makes, else those of the release', async () => {
  const scriptUrl = (url: string) => url.replace('portal.example', 'trusted.example')
  const origins = async (portalEmbed?: object) => {
    const { urls } = await load(['19.0.0'], [], portalEmbed)
    return [...new Set(urls.map((url) => new URL(url).origin))]
  }
  expect(await origins({ scriptUrl })).toEqual(['https://trusted.example'])
  expect(await origins({})).toEqual(['https://portal.example'])
  expect(await origins()).toEqual(['https://portal.example'])
})

test('a widget is part of the entry: the next script is that of its component', async () => {
  const { container, urls } = loadEntry(['19.0.0'], ['1.0.0'])
  const { widget } = (await container.get('./teaser'))() as { widget: { load: () => Promise<object> } }
  expect(urls).toEqual([])
  expect(await widget.load()).toHaveProperty('Component')
  expect(urls).toHaveLength(1)
})
