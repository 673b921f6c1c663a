import { root } from '../build/root.ts'
import { format, lint, types, unused } from './commands.ts'
import type { Check } from './findings.ts'
import { contract } from './contract.ts'
import { optionalShared } from './optional-shared.ts'
import { generated } from './generated.ts'
import { messages } from './messages.ts'
import { sizes } from './sizes.ts'
import { tokens } from './tokens.ts'

// `npm run check`, after a build: every check, all findings, one exit code.

const checks: Readonly<Record<string, Check>> = {
  format,
  types,
  lint,
  unused,
  generated,
  tokens,
  messages,
  contract,
  'optional shared': optionalShared,
  sizes,
}
let failed = 0

for (const [name, check] of Object.entries(checks)) {
  const findings = check(root)
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const finding of findings) console.log(`     ${finding}`)
  if (findings.length > 0) failed++
}
console.log(`checks: ${Object.keys(checks).length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
