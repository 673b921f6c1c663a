import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { format, lint, styles, types, unused } from './commands.ts'
import { brands } from './brands.ts'
import { data } from './data/data.ts'
import { deploy } from './deploy.ts'
import { documented } from './documented.ts'
import { diagrams } from './diagrams.ts'
import { fileNames } from './file-names.ts'
import { formsOfAddress } from './forms-of-address.ts'
import { generated } from './generated.ts'
import { longComments } from './long-comments.ts'
import { messages } from './messages.ts'
import { metricNames } from './metric-names.ts'
import { importOrder } from './import-order.ts'
import { mutualImports } from './mutual-imports.ts'
import { packageImports } from './package-imports.ts'
import { references } from './references.ts'
import { ruleTests } from './rule-tests.ts'
import { sharedHooks } from './shared-hooks.ts'
import { sizes } from './sizes.ts'
import { textNodes } from './text-nodes.ts'
import { tokens } from './tokens.ts'
import { wireNames } from './wire-names.ts'
import { words } from './words.ts'
import { fixture } from './fixture.ts'

// Every check must find the errors of its fixture, so that one that reads no file does not pass. Larger fixtures have a
// test beside their check.

const scratch = mkdtempSync(path.join(tmpdir(), 'checks-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Copies a fixture out of the repository, whose own configuration ignores fixtures. */
function copyOf(name: string, configuration: string): string {
  const folder = path.join(scratch, name)
  cpSync(fixture(name), folder, { recursive: true })
  cpSync(path.join(root, configuration), path.join(folder, configuration))
  return folder
}

test('format finds an unformatted file', async () => {
  expect((await format(copyOf('format', '.prettierrc.json'))).join('\n')).toContain('unformatted.ts')
})

test('comments finds lines with more than 120 columns, alone or after code, and none in a text', () => {
  const finding = 'a comment has more than 120 columns'
  expect(longComments(fixture('long-comments'))).toEqual([
    `order.css:2: ${finding}`,
    ...[2, 4, 6, 8].map((line) => `order.ts:${line}: ${finding}`),
  ])
})

test('types finds a wrong type', async () => {
  expect((await types(fixture('types'))).join('\n')).toContain('wrong.ts(1,14): error TS2322')
})

// Rule: session-6
test('lint finds a violation of every configured rule and import zone', async () => {
  const folder = copyOf('lint', '.oxlintrc.json')
  writeFileSync(path.join(folder, 'rules/too-long.ts'), 'export {}\n'.repeat(251))
  writeFileSync(path.join(folder, 'rules/long-function.ts'), `export function long() {\n${'  long()\n'.repeat(61)}}\n`)
  const findings = (await lint(folder)).join('\n')

  type Override = { rules: Record<string, unknown> }
  const configuration = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    rules: Record<string, unknown>
    overrides: Override[]
  }
  const rules = Object.entries(configuration.rules).flatMap(([rule, value]) =>
    value === 'off' ? [] : [rule.split('/').at(-1) ?? ''],
  )
  for (const rule of rules) expect(findings).toContain(`(${rule})`)

  const zones = configuration.overrides.flatMap(({ rules }) => [
    rules['no-restricted-imports'],
    rules['no-restricted-properties'],
  ])
  const zoneMessages = JSON.stringify(zones).matchAll(/"message":"([^"]+)"/g)
  for (const [, message] of zoneMessages) expect(findings).toContain(message)
  for (const category of ['correctness', 'suspicious']) expect(findings).toContain(`rules/${category}.ts`)
})

test('translation finds texts that change beside others, and none that stay', () => {
  const lines = readFileSync(path.join(fixture('text-nodes'), 'texts.tsx'), 'utf8').split('\n')
  const wrong = lines.flatMap((line, index) =>
    line.includes('// wrong') || line.includes('{/* wrong') ? [index + 1] : [],
  )
  const found = textNodes(fixture('text-nodes')).map((finding) => Number(/^texts\.tsx:(\d+): /.exec(finding)?.[1]))
  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual(wrong)
})

test('folders finds two that import each other, be it types, side effects, lazily or by the name of the package', () => {
  expect(mutualImports(fixture('mutual-imports'))).toEqual([
    'shop/src: orders and payments import each other',
    'shop/src: orders and stock import each other',
    'shop/src: pages and payments import each other',
    'shop/src: refunds and returns import each other',
  ])
})

test('names finds a test and a style sheet without a source of their name', () => {
  expect(fileNames(fixture('file-names'))).toEqual([
    'shop/src/orders/rows.module.css: there is no source rows beside it',
    'shop/src/orders/twice.test.ts: there is no source twice beside it',
  ])
})

test('hooks finds one that a shared file adds when it is loaded', () => {
  expect(sharedHooks(fixture('shared-hooks'))).toEqual([
    'of-one-file.ts: a hook outside a function is that of one test file only',
  ])
})

test('imports finds a package after a file, and none for side effects or in a text', () => {
  expect(importOrder(fixture('import-order'))).toEqual([
    'late-package.ts: @portal/page-library/api is imported after a file of its own',
  ])
})

// Rule: language-12
test('address finds texts in one form only, and words of the other form in a pair', () => {
  const place = 'shell/src/messages/page.ts'
  const single = 'stands in one form only: write sieOrDu(…, …)'
  expect(formsOfAddress(fixture('forms-of-address'))).toEqual([
    `${place}:8: "Ihnen" ${single}`,
    `${place}:9: "Sie erhalten" ${single}`,
    `${place}:10: "Dir" ${single}`,
    `${place}:11: "Sie" stands in the form with 'Du'`,
    `${place}:12: "Dich" stands in the form with 'Sie'`,
    `${place}:16: "Ihre" ${single}`,
  ])
})

test('unused finds a forgotten file', async () => {
  expect((await unused(fixture('unused'))).join('\n')).toContain('src/forgotten.ts')
})

test('styles finds an unknown custom property, a colour, an unknown property and an animation that repaints', async () => {
  const findings = (await styles(copyOf('styles', 'stylelint.config.js'))).join('\n')
  for (const rule of [
    'no-unknown-custom-properties',
    'color-no-hex',
    'property-no-unknown',
    'plugin/no-low-performance-animation-properties',
  ]) {
    expect(findings).toContain(`(${rule})`)
  }
})

test('tokens finds an unused token, and an unknown one in a component', () => {
  expect(tokens(fixture('tokens'))).toEqual([
    'shared-ui/src/styles/tokens.css: --color-idle is not used',
    'shell/src/page.tsx: --color-misspelt is not a token',
  ])
})

test('generated finds a style sheet that does not match its source', async () => {
  expect((await generated(fixture('generated'))).join('\n')).toContain('not up to date')
  expect(await generated(root)).toEqual([])
})

test('packages finds relative imports of another package and of what a page has once, exports under another path or without a user, and former paths that lead nowhere', () => {
  const finding = 'shop/src/shop.ts: ../../orders/src/order.ts is in another package, whose name the import must have'
  expect(packageImports(fixture('package-imports'))).toEqual([
    finding,
    finding,
    'page-library/src/stores/store.ts: ../session/index.ts is one copy in a page; import @portal/page-library/session',
    'orders/package.json: ./sent is ./src/journal/sent.ts: an import path is the path of its file',
    'orders/package.json: nothing imports @portal/orders/journal/kept',
    'orders/package.json: the former path ./gone leads to ./src/gone.ts, which is not there',
    'orders/package.json: the former path ./moved leads to @portal/shop/moved, which is not there',
  ])
})

test('words finds replaced words in names, comments and documents', () => {
  expect(words(fixture('words'))).toEqual([
    'docs/page.md:1: Nobody: write no user or no caller',
    'docs/page.md:1: vouches: write integrity',
    'order.ts:1: door: write route',
    'order.ts:3: OrderFailure: write error',
    'order.ts:4: createOrderDesk: write context or dependencies',
    'order.ts:5: impatiently: write failure threshold, timeout or limit',
    'order.ts:5: PaymentReply: write response',
  ])
})

test('wire-names finds headers and member fields as texts, but not in comments, tests and the file that has them', () => {
  const file = 'mfe-cards/src/card.tsx'
  expect(wireNames(fixture('wire-names')).map((finding) => finding.split(': write')[0])).toEqual([
    "edge-proxy/src/recipient.ts:1: 'email'",
    `${file}:4: 'x-access-token'`,
    `${file}:4: "interaction-id"`,
    `${file}:3: 'firstName'`,
    `${file}:5: "zipCode"`,
  ])
  expect(wireNames(root)).toEqual([])
})

test('sizes finds a file over its budget and a missing build', async () => {
  const folder = path.join(scratch, 'sizes')
  cpSync(fixture('sizes'), folder, { recursive: true })
  // Random bytes do not compress.
  writeFileSync(path.join(folder, 'shell/dist/assets/main.0.js'), randomBytes(200_000))
  const findings = (await sizes(folder)).join('\n')
  expect(findings).toMatch(/main\.0\.js: \d+ brotli bytes/)
  expect(findings).toContain('mfe-*/dist/entry.js: not built')
  expect(findings).not.toContain('main.0.css')
})

test.each([
  brands,
  data,
  deploy,
  diagrams,
  fileNames,
  importOrder,
  metricNames,
  mutualImports,
  packageImports,
  wireNames,
  documented,
  tokens,
  styles,
  messages,
  references,
  ruleTests,
  words,
  sizes,
])('%o of an empty folder does not pass', async (check) => {
  const empty = mkdtempSync(path.join(scratch, 'empty-'))
  expect(await check(empty)).not.toEqual([])
})
