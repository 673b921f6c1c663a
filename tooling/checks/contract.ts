import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { root } from '../build/root.ts'
import type { Findings } from './findings.ts'

const Accepted = v.object({ version: v.string(), surface: v.string() })

/** Modules that shells and remotes of different versions share at run time. */
const entries = [
  'shared-contracts/src/api/index.ts',
  'shared-contracts/src/bus/bus.ts',
  'shared-contracts/src/coupons/account-coupons.ts',
  'shared-contracts/src/drafts/drafts.ts',
  'shared-contracts/src/navigation/navigation.tsx',
  'shared-contracts/src/remotes/index.ts',
  'shared-contracts/src/schema/schema.ts',
  'shared-contracts/src/session/index.ts',
  'shared-ui/src/icons/icons.tsx',
]

/** Declarations of all modules the entries import, without comments; implementations are not part of the contract. */
function declarations(folder: string): string {
  const out = mkdtempSync(path.join(tmpdir(), 'contract-'))
  try {
    const files = entries.filter((file) => existsSync(path.join(folder, file)))
    const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--removeComments', '--outDir', out]
    const config = [
      '--ignoreConfig',
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--jsx',
      'react-jsx',
      '--strict',
      '--skipLibCheck',
      '--types',
      'node',
    ]
    const extra = [
      '--allowImportingTsExtensions',
      '--rootDir',
      folder,
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
    ]
    spawnSync(path.join(root, 'node_modules/.bin/tsc'), [...files, ...options, ...config, ...extra], { cwd: folder })
    return globSync('**/*.d.ts', { cwd: out })
      .toSorted()
      .map((file) => readFileSync(path.join(out, file), 'utf8'))
      .join('\n')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/**
 * The declarations of the contract match the accepted ones in contract.json. A change to them requires a decision
 * whether `contractVersion` must be raised.
 */
export function contract(folder: string): Findings {
  const text = declarations(folder)
  if (text === '') return ['the contract has no declarations: its entries were moved or do not compile']
  const surface = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const file = path.join(folder, 'shared-contracts/contract.json')
  const source = readFileSync(path.join(folder, 'shared-contracts/src/remotes/contract.ts'), 'utf8')
  const version = /contractVersion = '([\d.]+)'/.exec(source)?.[1] ?? ''
  const accepted = existsSync(file) ? v.parse(Accepted, JSON.parse(readFileSync(file, 'utf8'))) : null
  if (accepted?.surface === surface && accepted.version === version) return []
  return [
    `the contract's surface is ${surface} at version ${version}; shared-contracts/contract.json says ${accepted?.surface} at version ${accepted?.version}.`,
    'Would an older shell or remote break? Then raise contractVersion. Write both into shared-contracts/contract.json.',
  ]
}
