import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack, { type Stats } from 'webpack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { readImports } from '../imports/import-report.ts'
import { readBuild } from '../release/standard-build.ts'
import { createFederatedConfig } from './federated.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'federated-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const built = (file: string): string => readFileSync(path.join(folder, 'dist', file), 'utf8')

async function build(): Promise<Stats> {
  const compiler = webpack(createFederatedConfig(folder))
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  )
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  return stats
}

beforeAll(async () => {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  write('package.json', '{ "name": "@team/mfe-small", "version": "1.0.0" }')
  write(
    'src/routes.ts',
    `export const routes = [{ path: '/small', title: 'Small', load: () => import('./pages/small.tsx') }]`,
  )
  write('src/widgets/box.ts', `export const widget = { load: () => import('../ui/box.tsx') }`)
  write('src/ui/box.tsx', `export const Component = () => <p>box</p>`)
  write(
    'src/pages/small.tsx',
    `import { $status } from '@portal/page-library/session'
     import { Button } from '@portal/shared-ui/buttons/button'
     import { useStore } from '@nanostores/react'
     import { useState } from 'react'
     export const Component = () => <Button>{useStore($status)}{useState('small page')[0]}</Button>`,
  )
  const stats = await build()
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
})

test('each page and each widget is an exposed module, for which the manifest lists the files that it loads first', () => {
  const { exposes, entry, global } = readBuild(folder)
  expect([entry, global]).toEqual(['entry.js', expect.stringMatching(/^mfe_small_[0-9a-f]{8}$/)])
  expect([...exposes.keys()]).toEqual(['./pages/small', './box'])
  const codeOf = (module: string) => (exposes.get(module) ?? []).map(built).join('\n')
  expect(codeOf('./pages/small')).toContain('small page')
  expect(codeOf('./box')).toContain('box')
  expect(codeOf('./box')).not.toContain('small page')
})

test('the entry has the hash of every chunk and neither React, session nor federation runtime', () => {
  const { chunks, shared } = readBuild(folder)
  expect(chunks.size).toBeGreaterThan(1)
  for (const file of chunks) expect(built('entry.js')).toContain(integrityOf(Buffer.from(built(file))))
  const code = ['entry.js', ...chunks].map(built).join('\n')
  expect(code).toContain('_FEDERATION_RUNTIME_CORE')
  expect(code).not.toMatch(/react\.dev\/errors|indexedDB/)
  expect(shared.get('react')).toMatch(/^19\./)
})

test('the build reports what the sources of the remote import of the contract', () => {
  expect(readImports(path.join(folder, 'dist'))).toEqual({ '@portal/page-library/session': ['$status'] })
})

test('ids of modules do not depend on the folder of the build: those of the container and its runtime are fixed', () => {
  expect(built('entry.js')).toMatch(/[{,]container\(/)
  expect(built('entry.js')).toMatch(/[{,]runtime\(/)
})

test('a widget whose whole code a page has too keeps a file, whose hash is in the entry', async () => {
  write('src/ui/large.ts', `export const large = ${JSON.stringify('text '.repeat(4000))}`)
  write(
    'src/ui/box.tsx',
    `import { useState } from 'react'
     import { large } from './large.ts'
     export const Component = () => <p>{useState(large)[0]}</p>`,
  )
  write('src/pages/small.tsx', `export { Component } from '../ui/box.tsx'\nexport const title = 'small page'`)
  expect((await build()).toString('errors-only')).toBe('')
})

test('a build that bundles the session a second time fails and names the module to import', async () => {
  const session = path.join(root, 'page-library/src/session/index.ts')
  write('src/ui/box.tsx', `import { $status } from '${session}'\nexport const Component = () => $status.get()`)
  expect((await build()).toString('errors-only')).toMatch(
    /session\/index\.ts would be bundled a second time; import it as one of:.*@portal\/page-library\/session/,
  )
})
