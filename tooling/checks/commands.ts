import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../build/root.ts'
import type { Check, Findings } from './findings.ts'

/** Runs an installed tool in a folder; its output is the findings if it fails. */
function run(folder: string, tool: string, args: readonly string[]): Findings {
  const bin = path.join(root, 'node_modules/.bin', tool)
  const { status, stdout, stderr, error } = spawnSync(bin, args, { cwd: folder, encoding: 'utf8' })
  if (error) return [`${tool} could not be started: ${error.message}`]
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split('\n')
}

/** Formatting by Prettier. */
export const format: Check = (folder) => run(folder, 'prettier', ['--check', '--log-level=warn', '.'])

/** Types of everything, by the one tsconfig of the folder. */
export const types: Check = (folder) => run(folder, 'tsc', ['-p', 'tsconfig.json', '--pretty', 'false'])

/** Lint, import directions included (design §2, Allowed imports). */
export const lint: Check = (folder) => run(folder, 'oxlint', ['--deny-warnings', '--format=unix'])

/** Files, exports and dependencies that nobody uses. */
export const unused: Check = (folder) => run(folder, 'knip', ['--no-progress'])
