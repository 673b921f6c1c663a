import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { runWebpack } from '../webpack/build.ts'
import { createImportReport, importsFile, readImports } from './import-report.ts'
import { reportImportsOfVite } from './report-imports-of-vite.ts'
import { reportImports } from './report-imports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A remote with every form of an import, and a package of the portal that it bundles. */
const sources = {
  'package.json': '{ "name": "mfe-small" }',
  'src/index.js': `import { $status, $userData as user } from '@portal/page-library/session'
    import { value } from './value.js'
    import { day } from 'own-day'
    import { ignored } from 'react'
    import '@portal/shared-contracts/brand/brand'
    export { fieldErrorsOf } from '@portal/page-library/api'
    export const all = [$status, user, value, day, ignored]
    export const later = () => import('@portal/shared-contracts/dates/berlin-time')`,
  'src/value.js': `import { Cards } from '@portal/shared-ui/icons/icons'
    import { unused } from '@portal/shared-contracts/records'
    import * as text from '@portal/shared-contracts/text/tidy'
    export * from '@portal/shared-contracts/text/slug'
    export const value = [Cards, text]`,
  'node_modules/own-day/package.json': '{ "name": "own-day", "type": "module", "exports": "./index.js" }',
  'node_modules/own-day/index.js': `import { formatDay } from '@portal/shared-contracts/dates/berlin-time'
    import { inPackage } from '@portal/page-library/in-package'
    export const day = [formatDay, inPackage]`,
  'node_modules/@portal/page-library/package.json':
    '{ "name": "@portal/page-library", "type": "module", "exports": { "./*": "./*.js" } }',
  'node_modules/@portal/page-library/in-package.js': `import { coupons } from '@portal/shared-contracts/calls'
    export const inPackage = coupons`,
}
const expected = {
  '@portal/page-library/api': ['fieldErrorsOf'],
  '@portal/page-library/in-package': ['inPackage'],
  '@portal/page-library/session': ['$status', '$userData'],
  '@portal/shared-contracts/text/slug': ['*'],
  '@portal/shared-contracts/text/tidy': ['*'],
  '@portal/shared-ui/icons/icons': ['Cards'],
}
const isExternal = (request: string): boolean =>
  request === 'react' || (request.startsWith('@portal/') && !request.endsWith('/in-package'))

beforeAll(() => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
})

test('a build by webpack reports the exports of the contract that the remote and its own packages import', async () => {
  const dist = path.join(folder, 'webpack')
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    experiments: { outputModule: true },
    output: { path: dist, library: { type: 'module' } },
    externalsType: 'module',
    externals: [
      ({ request = '' }, done: (error?: null, result?: string) => void) =>
        isExternal(request) ? done(null, request) : done(),
    ],
    plugins: [reportImports],
  })
  expect(readImports(dist)).toEqual({
    ...expected,
    '@portal/shared-contracts/dates/berlin-time': ['*', 'formatDay'],
  })
})

test('a build by Vite reports the same', async () => {
  const dist = path.join(folder, 'vite')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [reportImportsOfVite()],
    build: {
      outDir: dist,
      lib: { entry: 'src/index.js', formats: ['es'] },
      rolldownOptions: { external: isExternal },
    },
  })
  expect(readImports(dist)).toEqual({
    ...expected,
    '@portal/shared-contracts/dates/berlin-time': ['*', 'formatDay'],
    // Vite sees the source, in which this import stands.
    '@portal/shared-contracts/records': ['unused'],
  })
})

test('a build that imports files of packages without an import path is refused, and names them', async () => {
  const entry = path.join(folder, 'src/internal.js')
  writeFileSync(
    entry,
    "import { $status } from '@portal/page-library/internal/session/index.js'\nimport '@portal/shared-ui/internal/a.js'\nconsole.log($status)\n",
  )
  const dist = path.join(folder, 'internal')
  const report = createImportReport()
  report.add(entry, '@portal/page-library/internal/session/index.js', '$status')
  report.add(entry, '@portal/shared-ui/internal/a.js')
  mkdirSync(dist, { recursive: true })
  writeFileSync(path.join(dist, importsFile), JSON.stringify(report.result()))
  expect(() => readImports(dist)).toThrow(
    /It imports @portal\/page-library\/internal\/session\/index\.js.*\n.*@portal\/shared-ui\/internal\/a\.js/,
  )
})

test('a build without a report has no imports, and a report of another shape is refused', () => {
  expect(readImports(path.join(folder, 'src'))).toBeUndefined()
  writeFileSync(path.join(folder, importsFile), '{ "@portal/page-library/session": "$status" }')
  expect(() => readImports(folder)).toThrow(/contract-imports\.json: @portal\/page-library\/session/)
})
