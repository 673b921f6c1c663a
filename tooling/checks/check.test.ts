import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { format, lint, styles, types, unused } from './commands.ts'
import { brands } from './brands.ts'
import { data } from './data/data.ts'
import { deploy } from './deploy.ts'
import { documented, documentsWithFacts, foreignHosts } from './documented.ts'
import { diagrams } from './diagrams.ts'
import { fileNames } from './file-names.ts'
import { formsOfAddress } from './forms-of-address.ts'
import { generated } from './generated.ts'
import { licences } from './licences.ts'
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
import { sourceFiles } from './source-files.ts'
import { textNodes } from './text-nodes.ts'
import { tokens } from './tokens.ts'
import { vex } from './vex.ts'
import { wireNames } from './wire-names.ts'
import { words } from './words.ts'

// Every check must find the errors of its fixture, so that a check that reads no file does not pass.

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name)
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

test('diagrams finds imports without an arrow, arrows without an import, and folders without a node', () => {
  const at = (heading: string, findings: readonly string[]) =>
    findings.map((finding) => `docs/architecture.md, ${heading}: ${finding}`)
  expect(diagrams(fixture('diagrams'))).toEqual([
    ...at('Packages and imports', [
      'the line is not understood: shell ==> ui',
      'no node has the id elsewhere',
      'edge --> elsewhere is no import',
      'no diagram shows that edge-proxy imports shared-ui',
      'sandbox has no node',
      'the node gallery is no folder',
    ]),
    ...at('Folders of a remote', ['stores --> pages is no import', 'pages --> stores is missing']),
    ...at('Folders of the edge', ['start --> base is missing', 'pages has no node']),
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

// Rules: language-1, language-2, language-3, language-4, language-6, language-7, language-8, language-10, language-11
// Rule: language-13
test('messages finds a text that no page shows and words that have a replacement', () => {
  const twins = 'shell/src/content/twins.ts'
  expect(messages(fixture('messages'))).toEqual([
    'shell/src/messages/page.ts: forgotten is not shown',
    `${twins}:3: "Strichcode": write Barcode`,
    `${twins}:4: "Onlineshop": write Online-Shop`,
    `${twins}:6: "verbunden": write verknüpfen`,
    `${twins}:7: "ausschalten": write aktivieren or deaktivieren`,
    `${twins}:8: "Schalten Sie den Coupon vorher ein": write aktivieren or deaktivieren`,
    `${twins}:9: "Newsletter bestell": write abonnieren or abbestellen`,
    `${twins}:10: "Email": write E-Mail`,
    `${twins}:11: "Karten Programm": write Karten-Programm`,
    `${twins}:12: "Punkt pro ": write Punkt je Euro`,
    `${twins}:13: "Kundendienst": write Kundenservice`,
    `${twins}:14: "Karte kann nur unser Team freigeben": write entsperren`,
    `${twins}:15: "9 Uhr": write \\u00a0 before Uhr`,
    `${twins}:17: "...": write …`,
    `${twins}:18: "Code an der Kasse": write Barcode`,
    `${twins}:19: "Programms der ": write Karten-Programm`,
    `${twins}:20: "089 12": write \\u00a0 in telephone numbers`,
    `${twins}:21: "legen Sie ein Konto an": write erstellen`,
  ])
})

test('references finds missing documents, rules, links, paths and names of code, and a number with two decisions', () => {
  expect(references(fixture('references'))).toEqual([
    'CONTRIBUTING.md: sorc/orders does not exist',
    'CONTRIBUTING.md: */page.ts does not exist',
    'CONTRIBUTING.md: no path in the answer "**a price**"',
    'CONTRIBUTING.md: there is no rule orders-9',
    'CONTRIBUTING.md: src/order.ts has no total',
    'CONTRIBUTING.md: src/order.ts has no amount',
    'docs/decisions/0002-second.md: docs/decisions/0002-first.md has the number 0002 too',
    'docs/decisions/0002-second.md: the heading does not begin with its number',
    'docs/product/orders.md: docs/product/orders.md has no heading #lost',
    'docs/product/orders.md: the link lost.md has no target',
    'docs/product/orders.md: src/removed.ts does not exist',
    'docs/product/orders.md: rule 3 stands after rule 4',
    'src/order.ts:1: "spec §" points outside the repository',
    'src/order.ts: docs/lost.md does not exist',
    'src/order.ts: there is no rule orders-7',
    'src/order.ts: there is no decision 0099',
    'src/order.ts: orders/removed.ts does not exist',
  ])
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

test('rule-tests finds rules without a test, tests of rules that are gone, promises that no text makes, and answers without proof', () => {
  expect(ruleTests(fixture('rule-tests'))).toEqual([
    'docs/product/orders.md: rewards-3 does not begin with the name of the page',
    'docs/product/orders.md: no test names orders-4',
    'src/order.test.ts: orders-1 stands above no test',
    'src/order.test.ts: there is no rule orders-2',
    'promises-2 quotes no text of the portal',
    'docs/security.md: requirement 1.1.2 names no test',
    'docs/security.md: requirement 1.2.1 names the test "sends an order twice", which src/order.test.ts does not have',
    'docs/accessibility-conformance.md: criterion 1.3.2 names axe, which has no rule for it',
    'docs/accessibility-conformance.md: criterion 1.3.3 names no proof',
    'docs/accessibility-conformance.md: criterion 1.4.1 has the unknown result "Fulfils"',
    'docs/accessibility-conformance.md: criterion 2.1.1 names the test "orders by keyboard only", which src/order.test.ts does not have',
    'docs/accessibility-conformance.md: criterion 2.1.2 names what is not covered: write Partially supports',
    'docs/accessibility-conformance.md: criterion 4.1.3 has no row',
    'docs/due-diligence.md: "Is it fast?" names no proof',
    'docs/due-diligence.md: "Is an order placed once?" names the test "an order is placed once", which src/order.test.ts does not have',
    'docs/due-diligence.md: "Is a row without blanks read?" names no proof',
    'docs/due-diligence.md: "Does a check that is not there prove it?" names the check no-such-check, which tooling/checks/check.ts does not have',
    'docs/due-diligence.md: "Does another site prove it?" links to https://example.org, which is no document of the repository',
    'docs/due-diligence.md: "Does a skipped test prove it?" names the test "cancels an order once", which src/order.test.ts does not have',
    'docs/due-diligence.md: "Does a text prove it?" names the test "an order is never lost", which src/order.test.ts does not have',
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

test('documents finds what a document lacks, and passes for those of the repository', () => {
  const findings = documented(fixture('documented'))
  expect(findings.filter((finding) => finding.includes('`IDLE_TIMEOUT`'))).toEqual([])
  for (const lacking of [
    'docs/operate.md: does not have `PUBLIC_ORIGIN`',
    'sandbox/README.md: does not have `wien`',
  ].map((finding) => `${finding}, or not often enough`))
    expect(findings).toContain(lacking)
  const documents = new Set(findings.map((finding) => finding.split(':')[0]))
  expect([...documents].toSorted()).toEqual(documentsWithFacts.toSorted())
  expect(findings.some((finding) => finding.includes('portal-member'))).toBe(true)
  expect(documented(root)).toEqual([])
})

/** Places in a fixture whose line ends with `// found`. */
const markedPlaces = (name: string): string[] =>
  [...sourceFiles(fixture(name), '**/*.ts')].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.endsWith('// found') ? [`${file}:${index + 1}`] : [])),
  )

test('data finds names without a row, rows without code, empty cells, items that the privacy page lacks, and code whose names it cannot read', () => {
  const findings = data(fixture('data'))
  const hint =
    ' (a schema of settings that names no server belongs to withoutReceiver in tooling/checks/data/edge-names.ts)'
  const noRow = [
    'cookie portal-new',
    'cookie portal-script',
    'web storage tab-{location.pathname}',
    'web storage alias',
    'web storage element',
    'web storage hidden',
    'IndexedDB address',
    'IndexedDB draft:order-{id}',
    'IndexedDB draft:name',
    'IndexedDB draft:street',
    'cache files-{version}',
    'table or column orders.email',
    'table or column edge_orders.address',
    'table or column edge_visits',
    'table or column edge_visits.day',
    'file visits.log',
    'log field address',
    'log field from',
    'log field from.country',
    'log field orders',
    'log field orders.email',
    'trace attribute account',
    'trace attribute code',
    'trace attribute message',
    `address of a receiver SHOP_URL${hint}`,
    `address of a receiver STATISTICS_PAGE${hint}`,
    `address of a receiver https://counter.example${hint}`,
  ]
  const others = [
    'the code has no portal-gone, which "Cookies" lists',
    'the code has no portal-tablet, which "Cookies" lists',
    'the code has no orders.name, which "Tables of the edge" lists',
    'the code has no country, which "Metric labels" lists',
    '"IndexedDB" lists portal twice',
    'the row `portal-tablet` has an empty cell',
    'brands/standard/content/privacy.ts has no item "none: tablets of shops", which must tell members about portal-tablet',
    'brands/standard/content/privacy.ts has no item "Bekannte Browser", which must tell members about known',
  ]
  const [ofDocument, ofCode] = [true, false].map((isOfDocument) =>
    findings.filter((finding) => finding.startsWith('docs/data.md: ') === isOfDocument),
  )
  const isOfLabels = (finding: string) => finding.includes('no row for the metric label')
  expect(ofDocument).toContain('docs/data.md: no row for the metric label window')
  expect(ofDocument?.filter((finding) => !isOfLabels(finding)).toSorted()).toEqual(
    [...noRow.map((name) => `no row for the ${name}`), ...others].map((text) => `docs/data.md: ${text}`).toSorted(),
  )
  const places = ofCode?.map((finding) => finding.split(': ')[0])
  expect([...new Set(places)].toSorted()).toEqual(markedPlaces('data').toSorted())
})

test('data says which migrations SQLite does not understand', () => {
  const folder = path.join(scratch, 'data-of-postgres')
  cpSync(fixture('data'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'edge-proxy/migrations/0003-passes.sql'), 'CREATE TYPE kind AS ENUM ()')
  expect(data(folder).filter((finding) => finding.startsWith('edge-proxy/migrations'))).toEqual([
    expect.stringContaining('near "TYPE": syntax error: write it otherwise, or extend forSqlite'),
  ])
})

test('the hosts of others in a policy are those that the privacy page must name', () => {
  const policy = "default-src 'none'; img-src 'self' data: https://films.example; frame-src *.films.example 'nonce-a.b'"
  expect(foreignHosts({ 'content-security-policy': policy }, {})).toEqual(['films.example', '*.films.example'])
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

test('metrics finds series and labels that no edge has, metrics without a panel, and alerts without a section', () => {
  const findings = metricNames(fixture('metrics'))
  const [rules, dashboard] = ['deploy/prometheus/alerts.yaml', 'deploy/grafana/edge.json']
  const objectives = 'deploy/prometheus/objectives.yaml'
  expect(findings.filter((finding) => !finding.endsWith(' is not shown'))).toEqual([
    `${rules}: no edge has edge_request_total`,
    `${rules}: no series has the label status`,
    `${rules}: edge_requests_total has no label code`,
    `${rules}: no series has the label path`,
    `${rules}: no edge has edge_request_seconds`,
    `${objectives}: objective:share:rate5m has no label status`,
    `${dashboard}: no edge has edge_gone`,
    `${dashboard}: edge_breaker_open has no label backends`,
    `${rules}: UnknownLabel lacks the annotation runbook: docs/run-book.md#unknownlabel`,
    `${rules}: HistogramItself lacks the annotation runbook: docs/run-book.md#histogramitself`,
    'docs/run-book.md: has no section HistogramItself',
    'docs/run-book.md: UnknownLabel lacks Look at',
    'docs/run-book.md: there is no alert Removed',
  ])
  expect(findings).toContain('deploy/grafana/*.json: edge_request_seconds is not shown')
  expect(findings).not.toContain('deploy/grafana/*.json: edge_requests_total is not shown')
  expect(metricNames(root)).toEqual([])
})

test('deploy finds unknown and missing settings, values that the edge refuses, and secrets', () => {
  const [overlay, compose] = ['deploy/kubernetes/one-edge', 'deploy/compose.yaml, edge-1']
  expect(deploy(fixture('deploy'))).toEqual([
    `${overlay}: SHOP_ORIGIN is no setting of the edge.`,
    `${overlay}: METRIC_READERS is no setting of the edge.`,
    `${overlay}: KIOSK_KEYS is a secret, which no file may hold.`,
    `${overlay}: LOYALTY_PASSWORD is a secret, which no file may hold.`,
    `${overlay}: PUBLIC_ORIGIN must be an origin such as https://portal.example, without a path.`,
    `${overlay}: SHOP_ORIGINS is required with NODE_ENV=production.`,
    `${overlay}: METRIC_READERS is no setting; METRICS_READERS is: rename it, or remove it.`,
    `${overlay}: SHOP_ORIGIN is no setting; SHOP_ORIGINS is: rename it, or remove it.`,
    `${compose}: WORKERS is no setting of the edge.`,
    `${compose}: BRAND is required.`,
    `${compose}: SESSION_KEYS is required with NODE_ENV=production.`,
  ])
  expect(deploy(root)).toEqual([])
})

test('licences finds a licence outside the list, a package without an entry or a text, a file and a build without a list, and a missing build', () => {
  const notAllowed = 'is not allowed (docs/licences.md)'
  expect(licences(fixture('licences'))).toEqual([
    'shell/dist/assets: has no licence list',
    ...['shell/dist/panel', 'shell/dist/prerender', 'embed/dist', 'mfe-unbuilt/dist'].map(
      (build) => `${build}: there is no build; run \`npm run build\` first`,
    ),
    `mfe-x/dist: copyleft@2.0.0: the licence GPL-3.0-only ${notAllowed}`,
    `mfe-x/dist: @img/sharp-wasm32@1.0.0: the licence LGPL-3.0-or-later ${notAllowed}`,
    'mfe-x/dist: silent@3.0.0: the text of the licence is missing',
    'mfe-x/dist: own@4.0.0: "SEE LICENSE IN LICENSE" is no licence that SPDX knows (docs/licences.md)',
    `mfe-x/dist: contract@6.0.0: the licence LicenseRef-House ${notAllowed}`,
    `mfe-x/dist: Free House@7.0.0: the licence GPL-3.0-only ${notAllowed}`,
    'mfe-x/dist: no list names copied.js',
    'mfe-x/dist: no list names unnamed.cjs',
    'mfe-x/dist: no list names unnamed.ttf',
    'mfe-x/dist: main.js contains unlisted@5.0.0, which has no entry',
    `package-lock.json: nested, which the edge installs: the licence AGPL-3.0-only ${notAllowed}`,
  ])
})

test('vex finds statements without a reason, and a file that is no CycloneDX document', async () => {
  const file = 'docs/vulnerabilities.cdx.json'
  expect(await vex(fixture('vex'))).toEqual([
    `${file}: GHSA-bbbb-bbbb-bbbb is not_affected without "justification"`,
    `${file}: GHSA-cccc-cccc-cccc is false_positive, and "detail" does not say why`,
    `${file}: GHSA-dddd-dddd-dddd names no package in "affects"`,
  ])
  const [invalid = ''] = await vex(fixture('vex/invalid'))
  expect(invalid).toContain(`${file} is no CycloneDX 1.6 document`)
  expect(invalid).toContain('/vulnerabilities/0/analysis/state')
  expect(await vex(scratch)).toEqual([`${file} is missing`])
  expect(await vex(root)).toEqual([])
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

// Rule: public-pages-53
test('brands finds words, colours and pictures of a brand outside its folder, in sources and in builds, and a brand that does not say whether points expire', async () => {
  const folder = path.join(scratch, 'brands')
  cpSync(fixture('brands'), folder, { recursive: true })
  mkdirSync(path.join(folder, 'mfe-cards/dist'), { recursive: true })
  writeFileSync(path.join(folder, 'mfe-cards/dist/entry.js'), 'show("hallo@musterladen.example")')
  expect(await brands(folder)).toEqual([
    "brands/laden/brand.ts: does not say whether points expire; add `pointsExpiry: { kind: 'never' }`, or for example `pointsExpiry: { kind: 'afterMonths', months: 24, endOf: 'year' }`",
    'shared-ui/src/copy.svg: has a picture of the brand laden',
    'shared-ui/src/hero.css: has #0A5B6C of the brand laden, or brands/laden/marks-in-use.ts lacks it',
    'shell/src/call.ts: has punktehaus/ of the brand laden, or brands/laden/marks-in-use.ts lacks it',
    'shell/src/page.ts: has Musterladen of the brand laden, or brands/laden/marks-in-use.ts lacks it',
    'mfe-cards/dist/entry.js: has Musterladen of the brand laden, or brands/laden/marks-in-use.ts lacks it',
  ])
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
