import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createMetrics } from '@portal/edge-proxy/http/metrics'
import { inProject } from '../project.ts'
import { isTestFile, sourceFiles, type Findings } from '../source-files.ts'
import { callsIn, productFiles } from './calls.ts'
import { storedNames, type StorageKind } from './stored-names.ts'
import { tableNames } from './tables.ts'
import { pinoFields, writtenFields, type FieldKind } from './written-fields.ts'

const document = 'docs/data.md'
const privacyPage = 'brands/standard/content/privacy.ts'

type Kind = StorageKind | FieldKind | 'table or column' | 'file' | 'metric label' | 'address of a receiver'

/** The headings of the document under which the first column of a table names all of a kind. */
const headings: Readonly<Record<Kind, string>> = {
  cookie: 'Cookies',
  'web storage': 'Local storage and session storage',
  IndexedDB: 'IndexedDB',
  cache: 'Caches and service workers',
  'service worker': 'Caches and service workers',
  channel: 'Channels between tabs',
  'table or column': 'Tables of the edge',
  file: 'Files of the edge',
  'log field': 'Log fields',
  'metric label': 'Metric labels',
  'trace attribute': 'Trace attributes',
  'address of a receiver': 'Receivers',
}

/** What is stored in browsers of members: the last column of these tables names an item of the privacy page. */
const onPrivacyPage: ReadonlySet<string> = new Set([
  headings.cookie,
  headings['web storage'],
  headings.IndexedDB,
  headings.cache,
])

type Named = { kind: Kind; name: string }
const named = (kind: Kind, names: readonly string[]): Named[] => names.map((name) => ({ kind, name }))

function namesOfProject(folder: string): { names: Named[]; findings: Findings } {
  const read = inProject(folder, (project) => {
    const files = productFiles(project, folder)
    const calls = files.flatMap((file) => callsIn(file, project))
    return [storedNames(files, calls, project), writtenFields(calls, project)]
  })
  if (read === null) return { names: [], findings: ['no project found'] }
  return {
    names: read.flatMap(({ names }): Named[] => names),
    findings: read.flatMap(({ findings }) => findings.map((finding) => path.relative(folder, finding))),
  }
}

/** Labels of all metrics, also of those that every process in Node has. */
function metricLabels(): string[] {
  const metrics = createMetrics()
  metrics.addGauges(() => Promise.reject(new Error('only the names are read')))
  return metrics.registry
    .getMetricsAsArray()
    .flatMap((metric) => ('labelNames' in metric ? [...(metric.labelNames as string[])] : []))
}

/** Settings with the address of another server, or of pages of other sites that get data. */
const addressSetting =
  /\bread\(\s*'([A-Z_]+)',\s*setting\.(?:BaseUrl|DatabaseUrl|EmbedOrigins|HttpAddress|ImageSources|Origins|SocketPath)\b/g

/** Where other files than tables are: what the edge joins to the path of DATA_DIR. */
const fileInDataDir = /\bjoin\((?:config\.)?dataDir, '([^']+)'/g

/** The first groups of all matches in sources of the edge. */
const namesInEdge = (folder: string, pattern: RegExp): string[] =>
  [...sourceFiles(folder, 'edge-proxy/src/**/*.ts')]
    .filter(([file]) => !isTestFile(file))
    .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name))

/** A row of a table, with what stands in backticks in its first cell, and its last cell. */
type Row = { names: readonly string[]; last: string }

function rowsBelow(text: string, heading: string): Row[] {
  const [, below = ''] = text.split(new RegExp(`^#+ ${heading}\\n`, 'm'))
  const section = below.split(/^#+ /m)[0] ?? ''
  return [...section.matchAll(/^\|([^|]*)\|.*?([^|]*)\|$/gm)].map(([, first = '', last = '']) => ({
    names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    last: last.trim(),
  }))
}

/** Names without a row, rows without a name in the code, and names with two rows. */
function compare(heading: string, rows: readonly Row[], named: readonly Named[]): Findings {
  const listed = rows.flatMap(({ names }) => names)
  return [
    ...named.filter(({ name }) => !listed.includes(name)).map(({ kind, name }) => `no row for the ${kind} ${name}`),
    ...listed
      .filter((row) => !named.some(({ name }) => name === row))
      .map((row) => `the code has no ${row}, which "${heading}" lists`),
    ...listed.filter((row, index) => listed.indexOf(row) < index).map((row) => `"${heading}" lists ${row} twice`),
  ]
}

/** Items that the privacy page does not have, for rows that need one. */
const missingItems = (rows: readonly Row[], page: string): Findings =>
  rows
    .filter(({ names, last }) => names.length > 0 && !last.startsWith('none: ') && !page.includes(`'${last}: `))
    .map(({ names, last }) => `${privacyPage} has no item "${last}", which must tell members about ${names.join(', ')}`)

const readText = (folder: string, file: string): string => {
  const found = path.join(folder, file)
  return existsSync(found) ? readFileSync(found, 'utf8') : ''
}

/** What the code stores, logs, counts and sends without a row in docs/data.md, and rows of what it does not. */
export function data(folder: string): Findings {
  const text = readText(folder, document)
  const page = readText(folder, privacyPage)
  const ofProject = namesOfProject(folder)
  const all: Named[] = [
    ...ofProject.names,
    ...named('log field', pinoFields),
    ...named('table or column', tableNames(folder)),
    ...named('file', namesInEdge(folder, fileInDataDir)),
    ...named('metric label', metricLabels()),
    ...named('address of a receiver', namesInEdge(folder, addressSetting)),
  ]
  const findings = [...new Set(Object.values(headings))].flatMap((heading) => {
    const rows = rowsBelow(text, heading)
    const ofHeading = all.filter(({ kind }) => headings[kind] === heading)
    const missing = onPrivacyPage.has(heading) ? missingItems(rows, page) : []
    return [...compare(heading, rows, ofHeading), ...missing]
  })
  return [...new Set([...ofProject.findings, ...findings.map((finding) => `${document}: ${finding}`)])]
}
