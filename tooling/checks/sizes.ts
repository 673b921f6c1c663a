import { globSync } from 'node:fs'
import path from 'node:path'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import type { Findings } from './findings.ts'

/** Brotli bytes allowed per built file; a commit that raises a budget states the reason. */
const budgets: readonly { files: string; limit: number; what: string }[] = [
  { files: 'shell/dist/assets/react.*.js', limit: 58_700, what: 'React' },
  { files: 'shell/dist/assets/main.*.js', limit: 73_500, what: 'the shell with router and federation runtime' },
  { files: 'shell/dist/assets/boot.*.js', limit: 830, what: 'the first script of a page' },
  {
    files: 'shell/dist/assets/report-timings.*.js',
    limit: 3_200,
    what: 'the reports of sampled pages with web-vitals',
  },
  { files: 'shell/dist/assets/main.*.css', limit: 8_000, what: "the shell's style sheet" },
  { files: 'mfe-*/dist/entry.js', limit: 9_000, what: "a remote's entry" },
  { files: 'mfe-*/dist/!(digital-card).js', limit: 24_000, what: 'one chunk of a remote' },
  // Complete, with Preact, schemas and client: this document runs without the shell.
  { files: 'mfe-cards/dist/digital-card.js', limit: 26_000, what: 'the document of the digital card' },
  { files: 'embed/dist/react.*.js', limit: 60_000, what: 'React for pages of other sites' },
  {
    files: 'embed/dist/runtime.*.js',
    limit: 38_600,
    what: 'what the elements of a page share, with the federation runtime',
  },
  { files: 'embed/dist/{rewards,coupons,cards,account}.js', limit: 3_600, what: 'the script of an element' },
]

/** Built files over their budget, and budgets without a built file. */
export async function sizes(folder: string): Promise<Findings> {
  const measured = budgets.map(async ({ files, limit, what }) => {
    const found = globSync(files, { cwd: folder })
    if (found.length === 0) return [`${files}: not built, though ${what} has a budget`]
    // One check per file: size-limit adds up the files of a check.
    const checks = found.map((file) => ({ files: [path.join(folder, file)] }))
    const results = (await sizeLimit(filePlugin, { checks })) as { size: number }[]
    return results.flatMap(({ size }, index) =>
      size <= limit ? [] : [`${found[index]}: ${size} brotli bytes; the budget of ${what} is ${limit}`],
    )
  })
  return (await Promise.all(measured)).flat()
}
