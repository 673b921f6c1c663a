import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddableConfig } from './embeddable.ts'
import { embeddedModulesHash, sourcesHash } from './embedded-modules.ts'
import { embedManifestFile } from './manifest-plugin.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'embeddable-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const built = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8')

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'))
  symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'))
  write('package.json', '{ "name": "mfe-small", "version": "1.0.0" }')
  write(
    'src/routes.ts',
    `import * as react from 'react'
     import { Button } from '@delikaterie/shared-ui/button'
     import { Dialog } from '@delikaterie/shared-ui/dialog'
     export const found = [react.name, Button, typeof Dialog]
     export const routes = [{ path: '/small', title: 'Small', load: () => import('./page.tsx') }]`,
  )
  write('src/page.tsx', `export const Component = () => null`)
  const compiler = webpack(createEmbeddableConfig(folder))
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (stats?.hasErrors() === false ? resolve() : reject(error ?? stats?.toJson()))),
  )
}, 60_000)

test('the build for embedding pages takes React and components from the page, and has the other components', () => {
  const { entry, global } = JSON.parse(built(embedManifestFile)) as { entry: string; global: string }
  const sheets: unknown[] = []
  const modules = new Proxy(
    { react: { name: 'React of the page' }, '@delikaterie/shared-ui/button': { Button: 'Button of the page' } },
    { get: (given, name) => Reflect.get(given, name) ?? {} },
  )
  const document = { currentScript: { src: 'https://portal.example/embed.js', tagName: 'SCRIPT' } }
  const location = { origin: 'https://shop.example' }
  const page: Record<string, unknown> = { document, location, portalEmbed: { modules, sheets } }
  class CSSStyleSheet {
    replaceSync = () => {}
  }
  const run = new Function('globalThis', 'window', 'document', 'portalEmbed', 'CSSStyleSheet', built(entry))
  run(page, page, document, page['portalEmbed'], CSSStyleSheet)
  expect(page[global]).toMatchObject({ found: ['React of the page', 'Button of the page', 'function'] })
  expect(sheets).toHaveLength(1)
})

test('the manifest says which files embedding pages load and which modules they must provide', () => {
  const { files } = JSON.parse(built(embedManifestFile)) as { files: string[] }
  expect(JSON.parse(built(embedManifestFile))).toEqual({
    entry: 'embed.js',
    global: expect.stringMatching(/^mfe_small_embed_[0-9a-f]{8}$/),
    modules: embeddedModulesHash(),
    files,
  })
  expect(files).toContain('embed.js')
  expect(files).not.toContain('entry.js')
  expect(built('entry.js')).not.toContain('portalEmbed.modules')
})

test('the hash of modules changes with each of their sources, and with nothing else', () => {
  mkdirSync(path.join(folder, 'lib'))
  const sources = {
    'lib/a.ts': `import {\n  b,\n} from './b.ts'\nimport type { d } from './d.ts'\nexport const a = './none.ts'`,
    'lib/b.ts': `import * as css from './b.css'\nexport * from './c.ts'\nexport const b = css`,
    'lib/b.css': '.b {}',
    'lib/c.ts': `import 'react'\nexport const c = 1`,
  }
  const hashWith = (changes: Record<string, string>): string => {
    for (const [file, text] of Object.entries({ ...sources, 'lib/d.ts': '', ...changes })) write(file, text)
    return sourcesHash([path.join(folder, 'lib/a.ts')])
  }
  const before = hashWith({})
  expect(hashWith({})).toBe(before)
  expect(hashWith({ 'lib/d.ts': 'export type d = 1', 'src/routes.ts': '' })).toBe(before)
  const changed = Object.entries(sources).map(([file, text]) => hashWith({ [file]: `${text} ` }))
  expect(new Set([before, ...changed]).size).toBe(Object.keys(sources).length + 1)
})
