import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { edgeMetrics } from '../edge-metrics.ts'
import { inProject } from '../project.ts'
import type { Findings } from '../source-files.ts'
import { tableRows } from '../table-rows.ts'
import { callsIn, productFiles, type Found } from './syntax-tree.ts'
import { edgeNames, receiver } from './edge-names.ts'
import { storedNames, type StorageKind } from './stored-names.ts'
import { tableNames } from './tables.ts'
import { pinoFields, writtenFields, type FieldKind } from './written-fields.ts'

const document = 'docs/data.md'
const privacyPage = 'brands/standard/content/privacy.ts'

type Kind = StorageKind | FieldKind | 'table or column' | 'file' | 'metric label' | typeof receiver

/** The headings of the document under which the first column of a table names all of a kind. */
const headings: Readonly<Record<Kind, string>> = {
  cookie: 'Cookies',
  'web storage': 'Local storage and session storage',
  IndexedDB: 'IndexedDB',
  cache: 'Caches and service workers',
  'service worker': 'Caches and service workers',
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

const named = (kind: Kind, names: readonly string[]): Found<Kind>[] => names.map((name) => ({ kind, name }))

const namesOfProject = (folder: string): Found<Kind>[] =>
  inProject(folder, (project) => {
    const files = productFiles(project, folder)
    const calls = files.flatMap((file) => callsIn(file, project))
    const found = [storedNames, writtenFields, edgeNames].flatMap((read): Found<Kind>[] => read(files, calls, project))
    return found.map((one) => (typeof one === 'string' ? path.relative(folder, one) : one))
  }) ?? ['no project found']

/** Labels of all metrics, also of those that every process in Node has. */
const metricLabels = (): string[] => edgeMetrics().flatMap(({ labels }) => labels)

/** A row of a table: what stands in backticks in its first cell, and all its cells. */
type Row = { names: readonly string[]; cells: readonly string[] }

function rowsBelow(text: string, heading: string): Row[] {
  const [, below = ''] = text.split(new RegExp(`^#+ ${heading}\\n`, 'm'))
  return tableRows(below.split(/^#+ /m)[0] ?? '').map((cells) => ({
    names: [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    cells,
  }))
}

const hintOfReceivers =
  ' (a schema of settings that names no server belongs to withoutReceiver in tooling/checks/data/edge-names.ts)'

/** Names without a row, rows without a name in the code, names with two rows, and rows with an empty cell. */
function compare(heading: string, rows: readonly Row[], named: readonly { kind: Kind; name: string }[]): Findings {
  const listed = rows.flatMap(({ names }) => names)
  return [
    ...named
      .filter(({ name }) => !listed.includes(name))
      .map(({ kind, name }) => `no row for the ${kind} ${name}${kind === receiver ? hintOfReceivers : ''}`),
    ...listed
      .filter((row) => !named.some(({ name }) => name === row))
      .map((row) => `the code has no ${row}, which "${heading}" lists`),
    ...listed.filter((row, index) => listed.indexOf(row) < index).map((row) => `"${heading}" lists ${row} twice`),
    ...rows.filter(({ cells }) => cells.includes('')).map(({ cells }) => `the row ${cells[0]} has an empty cell`),
  ]
}

/** Whether a row is about persons whom the privacy page is for: one of its cells says whose it is. */
const isOfMembers = ({ cells }: Row): boolean => cells.some((cell) => /^(?:member|visitor)\b/.test(cell))

/** Items that the privacy page does not have, for rows that need one: all of members, and others without a reason. */
const missingItems = (rows: readonly Row[], page: string): Findings =>
  rows.flatMap((row) => {
    const item = row.cells.at(-1) ?? ''
    const isKnown = page.includes(`'${item}: `) || (item.startsWith('none: ') && !isOfMembers(row))
    const subject = row.names.join(', ')
    return isKnown ? [] : [`${privacyPage} has no item "${item}", which must tell members about ${subject}`]
  })

const readText = (folder: string, file: string): string => {
  const found = path.join(folder, file)
  return existsSync(found) ? readFileSync(found, 'utf8') : ''
}

/** What the code stores, logs, counts and sends without a row in docs/data.md, and rows of what it does not. */
export function data(folder: string): Findings {
  const text = readText(folder, document)
  const page = readText(folder, privacyPage)
  const found = [
    ...namesOfProject(folder),
    ...tableNames(folder),
    ...named('log field', pinoFields),
    ...named('metric label', metricLabels()),
  ]
  const all = found.filter((one) => typeof one !== 'string')
  const findings = [...new Set(Object.values(headings))].flatMap((heading) => {
    const rows = rowsBelow(text, heading)
    const ofHeading = all.filter(({ kind }) => headings[kind] === heading)
    const missing = onPrivacyPage.has(heading) ? missingItems(rows, page) : []
    return [...compare(heading, rows, ofHeading), ...missing]
  })
  const unread = found.filter((one) => typeof one === 'string')
  return [...new Set([...unread, ...findings.map((finding) => `${document}: ${finding}`)])]
}
