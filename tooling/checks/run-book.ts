import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Findings } from './source-files.ts'

const runBook = 'docs/run-book.md'
const items = ['Means', 'Look at', 'Do']

type Rule = { file: string; alert?: string | undefined; annotations?: Readonly<Record<string, string>> }

/** Alerts that do not name their section of the run book, sections without an alert, and sections that lack an item. */
export function withoutSection(folder: string, rules: readonly Rule[]): Findings {
  const file = path.join(folder, runBook)
  const [, ...parts] = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : []
  const sections = new Map(parts.map((part) => [part.split('\n', 1)[0] ?? '', part]))
  const alerts = rules.flatMap(({ file, alert, annotations = {} }) =>
    alert === undefined ? [] : [{ file, alert, runbook: annotations['runbook'] }],
  )
  return [
    ...alerts.flatMap(({ file, alert, runbook }) => {
      const expected = `${runBook}#${alert.toLowerCase()}`
      return runbook === expected ? [] : [`${file}: ${alert} lacks the annotation runbook: ${expected}`]
    }),
    ...alerts.flatMap(({ alert }) => (sections.has(alert) ? [] : [`${runBook}: has no section ${alert}`])),
    ...[...sections].flatMap(([name, text]) => [
      ...(alerts.some(({ alert }) => alert === name) ? [] : [`${runBook}: there is no alert ${name}`]),
      ...items.filter((item) => !text.includes(`- **${item}**: `)).map((item) => `${runBook}: ${name} lacks ${item}`),
    ]),
  ]
}
