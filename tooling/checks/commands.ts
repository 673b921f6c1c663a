import { spawnSync } from 'node:child_process'
import path from 'node:path'
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

/** Runs an installed tool in a folder. */
function run(folder: string, tool: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, stdout: stdout ?? '', output: error?.message ?? `${stdout}${stderr}`.trim() }
}

/** The lines a failed tool printed. */
function linesOf({ ok, output }: ReturnType<typeof run>): Findings {
  return ok ? [] : output.split('\n')
}

/** Formatting by Prettier. */
export const format = (folder: string): Findings =>
  linesOf(run(folder, 'prettier', ['--check', '--log-level=warn', '.']))

/** Types, by the tsconfig of the folder. */
export const types = (folder: string): Findings =>
  linesOf(run(folder, 'tsc', ['-p', 'tsconfig.json', '--pretty', 'false']))

/** Lint rules, import directions and import circles, by .oxlintrc.json. */
export function lint(folder: string): Findings {
  const result = run(folder, 'oxlint', ['--deny-warnings', '--format=json'])
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
export const unused = (folder: string): Findings => linesOf(run(folder, 'knip', ['--no-progress']))

/** Rules of style sheets: custom properties that no token defines and colours outside the tokens among others. */
export const styles = (folder: string): Findings =>
  linesOf(run(folder, 'stylelint', ['{shell,mfe-*,shared-ui,embed,gallery}/src/**/*.css', '--formatter', 'unix']))
