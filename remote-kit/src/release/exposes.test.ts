import { expect, test } from 'vitest'
import { dynamicImportsOf, importOf, pageExpose } from './exposes.ts'

test.each([
  { code: "load: () => import('./pages/one.tsx'),", files: ['./pages/one.tsx'] },
  { code: 'async () => { await import( "./pages/a/two.tsx" ) }', files: ['./pages/a/two.tsx'] },
  { code: "import('./one.tsx'); import('./two.tsx')", files: ['./one.tsx', './two.tsx'] },
  { code: "Promise.all([import('./data.ts'), import('./one.tsx')])", files: ['./one.tsx'] },
  { code: "import x from './x.tsx'; import('./data.json')", files: [] },
])('$code imports $files on demand', ({ code, files }) => {
  expect(dynamicImportsOf(code)).toEqual(files)
})

test.each([
  { load: () => import('./exposes.ts'), file: null },
  { load: { toString: () => "() => import('./pages/one.tsx')" }, file: './pages/one.tsx' },
  { load: { toString: () => "async () => ({ Component: (await import('./pages/one.tsx')).One })" }, file: null },
])('$load is $file or more than an import', ({ load, file }) => {
  expect(importOf(load as () => unknown)).toBe(file)
})

test('a page is exposed by its file without the ending', () => {
  expect(pageExpose('./pages/overview.tsx')).toBe('./pages/overview')
})
