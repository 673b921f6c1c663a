import { embedNames } from '@portal/shared-contracts/embed/elements'
import { globSync } from 'node:fs'
import path from 'node:path'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import type { Findings } from './source-files.ts'

/** Brotli bytes allowed per built file, and what it is; a commit that raises a budget states the reason. */
const budgets: Readonly<Record<string, readonly [limit: number, what: string]>> = {
  'shell/dist/assets/react.*.js': [58_700, 'React'],
  'shell/dist/assets/main.*.js': [75_100, 'the shell with router and federation runtime'],
  'shell/dist/assets/boot.*.js': [830, 'the first script of a page'],
  'shell/dist/assets/report-timings.*.js': [3_200, 'the reports of sampled pages with web-vitals'],
  'shell/dist/panel/panel.*.js': [8_500, 'the panel for developers, which no page of a member loads'],
  'shell/dist/assets/main.*.css': [8_000, "the shell's style sheet"],
  'mfe-*/dist/entry.js': [9_000, "a remote's entry"],
  'mfe-*/dist/!(digital-card).js': [24_000, 'one chunk of a remote'],
  // Complete, with Preact, schemas and client, and the stored coupons: this document runs without the shell.
  'mfe-cards/dist/digital-card.js': [28_000, 'the document of the digital card'],
  'embed/dist/react.*.js': [60_000, 'React for pages of other sites'],
  'embed/dist/runtime.*.js': [40_400, 'what the elements of a page share, with the federation runtime'],
  [`embed/dist/{${embedNames.join()}}.js`]: [3_900, 'the script of an element'],
}

/** Built files over their budget, and budgets without a built file. */
export async function sizes(folder: string): Promise<Findings> {
  const measured = Object.entries(budgets).map(async ([files, [limit, what]]) => {
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
