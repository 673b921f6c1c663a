import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { loaderSource } from './one-bundle.ts'

type Loader = { load: (part: object) => Promise<unknown>; get: (part: object) => unknown }

const folder = mkdtempSync(path.join(tmpdir(), 'one-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, source: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, source)
  return file
}

const routes = write(
  'routes.mjs',
  `export const routes = [{ path: '/praemien', load: async () => ({ Component: 'rewards' }) }]`,
)
const widget = write('highlights.mjs', `export const widget = { load: async () => ({ Component: 'highlights' }) }`)

test.each([
  { part: { remote: 'mfe-rewards', route: '/praemien' }, expected: 'rewards' },
  { part: { remote: 'mfe-rewards', widget: 'highlights' }, expected: 'highlights' },
])('the loader without federation loads $expected and keeps it', async ({ part, expected }) => {
  const source = loaderSource([
    ['mfe-rewards/routes', routes],
    ['mfe-rewards/highlights', widget],
  ])
  const module = (await import(pathToFileURL(write('loader.mjs', source)).href)) as { createRemoteLoader: () => Loader }
  const loader = module.createRemoteLoader()
  expect(loader.get(part)).toBeUndefined()
  expect(await loader.load(part)).toBe(expected)
  expect(loader.get(part)).toBe(expected)
})
