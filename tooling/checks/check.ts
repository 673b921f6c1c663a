import { root } from '../build/root.ts'
import { brands } from './brands.ts'
import { format, lint, styles, types, unused } from './commands.ts'
import { contract } from './contract/contract.ts'
import { data } from './data/data.ts'
import type { Check } from './source-files.ts'
import { deploy } from './deploy.ts'
import { documented } from './documented.ts'
import { diagrams } from './diagrams.ts'
import { fileNames } from './file-names.ts'
import { formsOfAddress } from './forms-of-address.ts'
import { generated } from './generated.ts'
import { importOrder } from './import-order.ts'
import { licences } from './licences.ts'
import { longComments } from './long-comments.ts'
import { messages } from './messages.ts'
import { metricNames } from './metric-names.ts'
import { mutualImports } from './mutual-imports.ts'
import { packageImports } from './package-imports.ts'
import { references } from './references.ts'
import { ruleTests } from './rule-tests.ts'
import { sharedHooks } from './shared-hooks.ts'
import { sizes } from './sizes.ts'
import { textNodes } from './text-nodes.ts'
import { tokens } from './tokens.ts'
import { vex } from './vex.ts'
import { wireNames } from './wire-names.ts'
import { words } from './words.ts'

// `npm run check`, after a build: runs every check, or those that the arguments name, prints all findings and sets one
// exit code.

const checks: Readonly<Record<string, readonly [subject: string, check: Check]>> = {
  format: ['Prettier, 120 columns', format],
  comments: ['lines of comments with more than 120 columns', longComments],
  types: ['TypeScript over all packages and their tests', types],
  lint: ['oxlint: rules, import directions, import circles', lint],
  packages: [
    'relative imports that leave a package or copy what a page has once, and exports that nothing imports or under another path than their file',
    packageImports,
  ],
  folders: ['folders of one package that import each other', mutualImports],
  names: ['tests and style sheets without a source of their name beside them', fileNames],
  diagrams: ['diagrams of docs/architecture.md against packages, folders and their imports', diagrams],
  documents: [
    'settings, metrics, limits, cookies, error codes, addresses and other names that their document lacks',
    documented,
  ],
  data: ['cookies, stored things, tables, log fields, labels and receivers against docs/data.md', data],
  imports: ['files that import a package after a file of their own', importOrder],
  hooks: ['hooks of Vitest that a shared file adds to one test file only', sharedHooks],
  unused: ['knip: files, exports and dependencies without a user', unused],
  styles: ['Stylelint: unknown custom properties, colours outside the tokens', styles],
  tokens: ['design tokens without a user, unknown ones in components', tokens],
  translation: ['texts that React cannot change once a browser has translated them', textNodes],
  brands: [
    'words, colours and pictures of a brand outside its folder; brands that do not say whether points expire',
    brands,
  ],
  generated: ['generated files against their sources', generated],
  'wire-names': ['names of headers and member fields that stand as texts outside the file that has them', wireNames],
  messages: ['German texts that no page shows, and words with a replacement', messages],
  address: ['texts that address members with Sie or Du only', formsOfAddress],
  references: [
    'documents, rules, links and paths named in comments and documents; names of code in CONTRIBUTING.md',
    references,
  ],
  'rule-tests': [
    'rules of docs/product and their tests; tests that docs/security.md and the reports for buyers name',
    ruleTests,
  ],
  words: ['replaced words in names, comments, texts and documents', words],
  contract: ['what shell, edge and remotes agree on, against what was released', contract],
  deploy: ['settings in the files for Kubernetes and Compose against those of the edge; secrets in them', deploy],
  metrics: [
    'rules and dashboard against the metrics of the edge; alerts without a section in the run book',
    metricNames,
  ],
  licences: ['licences of packages in builds and at the edge, and packages without an entry in a list', licences],
  vex: ['statements about reported vulnerabilities against the schema of CycloneDX', vex],
  sizes: ['brotli sizes of built files against their budgets', sizes],
}
const wanted = process.argv.slice(2)
const chosen = Object.entries(checks).filter(([name]) => wanted.length === 0 || wanted.includes(name))
let failed = 0

// All at once, because the slowest is a process of its own; the findings stand in the order of the list.
const start = performance.now()
const runs = chosen.map(async ([name, [subject, check]]) => ({ name, subject, findings: await check(root) }))

for await (const { name, subject, findings } of runs) {
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${subject}`)
  for (const finding of findings) console.log(`     ${finding}`)
  if (findings.length > 0) failed++
}
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(`checks: ${chosen.length - failed} passed, ${failed} failed, ${seconds} s`)
process.exitCode = failed === 0 ? 0 : 1
