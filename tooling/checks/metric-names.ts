import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { edgeMetrics } from './edge-metrics.ts'
import { withoutSection } from './run-book.ts'
import type { Findings } from './source-files.ts'

const ruleFiles = 'deploy/prometheus/{alerts,objectives}.yaml'
const dashboards = 'deploy/grafana/*.json'

/** Labels that Prometheus adds. */
const ownLabels = ['job', 'instance']
const keywords = new Set(['and', 'or', 'unless', 'bool', 'offset', 'on', 'by', 'ignoring', 'without', 'inf', 'nan'])

/** Labels by name of a series, as a running edge sends them; `up` is Prometheus' own. */
function knownSeries(): Map<string, readonly string[]> {
  const series = edgeMetrics().flatMap(({ name, type, labels }): [string, string[]][] => {
    const ofHistogram: [string, string[]][] = [
      [`${name}_bucket`, [...labels, 'le']],
      [`${name}_sum`, labels],
      [`${name}_count`, labels],
    ]
    return type === 'histogram' ? ofHistogram : [[name, labels]]
  })
  return new Map<string, readonly string[]>([...series, ['up', []]])
}

const Rules = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          expr: v.string(),
          alert: v.optional(v.string()),
          record: v.optional(v.string()),
          labels: v.optional(v.record(v.string(), v.string()), {}),
          annotations: v.optional(v.record(v.string(), v.string()), {}),
        }),
      ),
    }),
  ),
})

const readDocument = (folder: string, file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'))

/** The values of all keys of this name in a document. */
function valuesOf(key: string, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  )
}

const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const selector = /([a-zA-Z_:][\w:]*)(\s*\()?(?:\s*\{([^}]*)\})?/g
const namesIn = (list: string): string[] => list.match(/[a-zA-Z_]\w*/g) ?? []

/** The series of an expression with the labels of their selectors, and the labels that it groups by. */
function partsOf(expression: string) {
  const plain = expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/\[[^\]]*\]|(?<![\w:])\d[\w.]*/g, '')
  const groups = [...plain.matchAll(grouping)].flatMap(([, list = '']) => namesIn(list))
  const series = [...plain.replaceAll(grouping, '').matchAll(selector)]
    .filter(([, name = '', call]) => call === undefined && !keywords.has(name.toLowerCase()))
    .map(([, name = '', , matchers = '']) => ({ name, labels: namesIn(matchers) }))
  return { groups, series }
}

/**
 * Series and labels of rules and dashboards that no edge and no rule has, metrics of the edge that no dashboard shows,
 * and alerts without a section in the run book.
 */
export function metricNames(folder: string): Findings {
  const rules = globSync(ruleFiles, { cwd: folder }).flatMap((file) =>
    v
      .parse(Rules, readDocument(folder, file))
      .groups.flatMap((group) => group.rules.map((rule) => ({ file, ...rule }))),
  )
  const known = knownSeries()
  for (const { record, expr, labels } of rules) {
    if (record !== undefined) known.set(record, [...partsOf(expr).groups, ...Object.keys(labels)])
  }
  const used = [
    ...rules,
    ...globSync(dashboards, { cwd: folder }).flatMap((file) =>
      valuesOf('expr', readDocument(folder, file)).map((expr) => ({ file, expr })),
    ),
  ].map(({ file, expr }) => ({ file, ...partsOf(expr) }))
  const unknown = used.flatMap(({ file, groups, series }) => {
    const labels = new Set([...ownLabels, ...series.flatMap(({ name }) => known.get(name) ?? [])])
    return [
      ...series.flatMap(({ name, labels }) => {
        const ofSeries = known.get(name)
        if (ofSeries === undefined) return [`${file}: no edge has ${name}`]
        const others = labels.filter((label) => ![...ownLabels, ...ofSeries].includes(label))
        return others.map((label) => `${file}: ${name} has no label ${label}`)
      }),
      ...groups.filter((label) => !labels.has(label)).map((label) => `${file}: no series has the label ${label}`),
    ]
  })
  const isDashboard = (file: string): boolean => path.matchesGlob(file, dashboards)
  const shown = new Set(
    used.flatMap(({ file, series }) =>
      isDashboard(file) ? series.map(({ name }) => name.replace(/_bucket$/, '')) : [],
    ),
  )
  const hidden = [...known.keys()]
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))
    .filter((name, index, all) => name.startsWith('edge_') && all.indexOf(name) === index && !shown.has(name))
  return [
    ...new Set([
      ...unknown,
      ...hidden.map((name) => `${dashboards}: ${name} is not shown`),
      ...withoutSection(folder, rules),
    ]),
  ]
}
