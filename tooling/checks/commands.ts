import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { root } from '../build/root.ts'
import type { Findings } from './findings.ts'

const OxlintReport = v.object({
  diagnostics: v.array(
    v.object({
      message: v.string(),
      code: v.optional(v.string(), ''),
      help: v.optional(v.string(), ''),
      filename: v.string(),
      labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
    }),
  ),
})

type Result = { ok: boolean; stdout: string; output: string }

/** Runs an installed tool in a folder. */
async function run(folder: string, tool: string, args: readonly string[]): Promise<Result> {
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  try {
    const { stdout } = await promisify(execFile)(path.join(root, 'node_modules/.bin', tool), args, options)
    return { ok: true, stdout, output: stdout }
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    return { ok: false, stdout, output: `${stdout}${stderr}`.trim() || message }
  }
}

/** The lines a failed tool printed. */
const linesOf = ({ ok, output }: Result): Findings => (ok ? [] : output.split('\n'))

/** Formatting by Prettier, which remembers the files that were formatted. */
export const format = async (folder: string): Promise<Findings> =>
  linesOf(await run(folder, 'prettier', ['--check', '--log-level=warn', '--cache', '--cache-strategy=content', '.']))

/** Types, by the tsconfig of the folder. */
export const types = async (folder: string): Promise<Findings> =>
  linesOf(await run(folder, 'tsc', ['-p', 'tsconfig.json', '--pretty', 'false']))

/** Lint rules, import directions and import circles, by .oxlintrc.json. */
export async function lint(folder: string): Promise<Findings> {
  const result = await run(folder, 'oxlint', ['--deny-warnings', '--format=json'])
  if (result.ok) return []
  if (!result.stdout.startsWith('{')) return linesOf(result)
  const { diagnostics } = v.parse(OxlintReport, JSON.parse(result.stdout))
  if (diagnostics.length === 0) return linesOf(result)
  return diagnostics.map(
    ({ filename, labels, message, code, help }) =>
      `${filename}:${labels[0]?.span.line ?? 1}: ${message} ${help} [${code}]`,
  )
}

/** Files, exports and dependencies without a user, by knip. */
export const unused = async (folder: string): Promise<Findings> => linesOf(await run(folder, 'knip', ['--no-progress']))

/** Rules of style sheets: custom properties that no token defines and colours outside the tokens among others. */
export const styles = async (folder: string): Promise<Findings> =>
  linesOf(await run(folder, 'stylelint', ['{shell,mfe-*,shared-ui,embed,gallery}/src/**/*.css', '--formatter', 'unix']))
