import { expect, test } from 'vitest'
import { dynamicImportsOf, pageExpose } from './exposes.ts'

test.each([
  { code: "load: () => import('./pages/one.tsx'),", files: ['./pages/one.tsx'] },
  { code: 'async () => { await import( "./pages/a/two.tsx" ) }', files: ['./pages/a/two.tsx'] },
  { code: "import('./one.tsx'); import('./two.tsx')", files: ['./one.tsx', './two.tsx'] },
  { code: "import x from './x.tsx'; import('./data.json')", files: [] },
])('$code imports $files on demand', ({ code, files }) => {
  expect(dynamicImportsOf(code)).toEqual(files)
})

test('a page is exposed by its file without the ending', () => {
  expect(pageExpose('./pages/overview.tsx')).toBe('./pages/overview')
})
