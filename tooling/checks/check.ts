import { root } from '../build/root.ts'
import { brands } from './brands.ts'
import { format, lint, styles, types, unused } from './commands.ts'
import { contract } from './contract/contract.ts'
import type { Check } from './findings.ts'
import { generated } from './generated.ts'
import { messages } from './messages.ts'
import { metricNames } from './metric-names.ts'
import { mutualImports } from './mutual-imports.ts'
import { references } from './references.ts'
import { ruleTests } from './rule-tests.ts'
import { sizes } from './sizes.ts'
import { textNodes } from './text-nodes.ts'
import { tokens } from './tokens.ts'
import { words } from './words.ts'

// `npm run check`, after a build: runs every check, or those that the arguments name, prints all findings and sets one
// exit code.

const checks: readonly { name: string; subject: string; check: Check }[] = [
  { name: 'format', subject: 'Prettier, 120 columns', check: format },
  { name: 'types', subject: 'TypeScript over all packages and their tests', check: types },
  { name: 'lint', subject: 'oxlint: rules, import directions, import circles', check: lint },
  { name: 'folders', subject: 'folders of one package that import each other', check: mutualImports },
  { name: 'unused', subject: 'knip: files, exports and dependencies without a user', check: unused },
  { name: 'styles', subject: 'Stylelint: unknown custom properties, colours outside the tokens', check: styles },
  { name: 'tokens', subject: 'design tokens without a user, unknown ones in components', check: tokens },
  {
    name: 'translation',
    subject: 'texts that React cannot change once a browser has translated them',
    check: textNodes,
  },
  { name: 'brands', subject: 'words, colours and pictures of a brand outside its folder', check: brands },
  { name: 'generated', subject: 'generated files against their sources', check: generated },
  { name: 'messages', subject: 'German texts that no page shows, and words with a replacement', check: messages },
  {
    name: 'references',
    subject: 'documents, rules, links and paths named in comments and documents',
    check: references,
  },
  {
    name: 'rule-tests',
    subject: 'the test of every rule in docs/product and of every requirement in docs/security.md',
    check: ruleTests,
  },
  { name: 'words', subject: 'replaced words in names, comments, texts and documents', check: words },
  { name: 'contract', subject: 'what shell, edge and remotes agree on, against what was released', check: contract },
  { name: 'metrics', subject: 'alert rules and dashboard against the metrics of the edge', check: metricNames },
  { name: 'sizes', subject: 'brotli sizes of built files against their budgets', check: sizes },
]
const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.includes(name))
let failed = 0

// All at once, because the slowest is a process of its own; the findings stand in the order of the list.
const start = performance.now()
const runs = chosen.map(async ({ check, ...named }) => {
  const findings = await check(root)
  return { ...named, findings }
})

for (const run of runs) {
  const { name, subject, findings } = await run
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${subject}`)
  for (const finding of findings) console.log(`     ${finding}`)
  if (findings.length > 0) failed++
}
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(`checks: ${chosen.length - failed} passed, ${failed} failed, ${seconds} s`)
process.exitCode = failed === 0 ? 0 : 1
