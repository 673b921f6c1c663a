import { expect, test } from 'vitest'
import { builtName, isLibrary, loadedTwice, packageOf } from './modules-loaded-twice.ts'

const filesWithModules = {
  'shell/main.js': { 'node_modules/react/index.js': 900, 'node_modules/valibot/index.mjs': 400 },
  'mfe-rewards/a.js': { 'node_modules/valibot/index.mjs': 400, 'shared-ui/src/card/card.tsx': 200 },
  'mfe-auth/b.js': { 'shared-ui/src/card/card.tsx': 200, 'shared-ui/src/card/types.ts': 0 },
  'mfe-auth/c.js': { 'shared-ui/src/card/types.ts': 0 },
}
const modules = new Map(
  Object.entries(filesWithModules).map(([file, bytes]) => [file, new Map<string, number>(Object.entries(bytes))]),
)

test('lists modules in two scripts of a visit, the largest first, without empty ones', () => {
  const scripts = [
    '/assets/main.js',
    '/remotes/mfe-rewards/0.1.0-x/a.js',
    '/remotes/mfe-auth/0.1.0-y/b.js',
    '/remotes/mfe-auth/0.1.0-y/c.js',
  ]
  expect(loadedTwice(scripts, modules)).toEqual({
    duplicates: [
      { module: 'node_modules/valibot/index.mjs', files: ['shell/main.js', 'mfe-rewards/a.js'], bytes: 400 },
      { module: 'shared-ui/src/card/card.tsx', files: ['mfe-rewards/a.js', 'mfe-auth/b.js'], bytes: 200 },
    ],
    unknown: [],
  })
})

test('names a script that is not in the builds', () => {
  expect(loadedTwice(['/assets/other.js'], modules)).toEqual({ duplicates: [], unknown: ['shell/other.js'] })
  expect(builtName('/remotes/mfe-auth/0.1.0-y/b.js')).toBe('mfe-auth/b.js')
})

test.each([
  { module: 'node_modules/react/index.js', name: 'react', library: true },
  { module: 'node_modules/@nanostores/react/index.js', name: '@nanostores/react', library: true },
  { module: 'shared-ui/src/card/card.tsx', name: 'shared-ui/src/card/card.tsx', library: false },
])('$module belongs to $name', ({ module, name, library }) => {
  expect(packageOf(module)).toBe(name)
  expect(isLibrary(module)).toBe(library)
})
