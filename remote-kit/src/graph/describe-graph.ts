import type { ImportedParts } from '@portal/shared-contracts/remotes'
import { describeDeprecated } from '../imports/deprecated-imports.ts'
import { table } from '../status/table.ts'
import {
  consumerName,
  type Graph,
  type GraphRemote,
  type GraphShell,
  type GraphVersion,
  type UsedModule,
  type VersionParts,
  type WidgetConsumer,
} from './graph.ts'

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `current`, `canary at 5 %`. */
export const roleName = ({ role, percent }: GraphVersion): string =>
  percent === undefined ? role : `${role} at ${percent} %`

const versionsOf = (shared: GraphShell['shared']): string[] =>
  Object.entries(shared).map(([name, version]) => `${name} ${version}`)

/** `react ^19.0.0`, `@portal/shared-ui/icons ^1.0.0 (with a copy of its own)`. */
const moduleText = ({ module, required, ownCopy }: UsedModule): string =>
  [module, required, ownCopy && '(with a copy of its own)'].filter(Boolean).join(' ')

/** The modules one by one, or how many there are. */
function sharedLines(shared: readonly UsedModule[] | null, isFull: boolean): string[] {
  if (shared === null) return ['unknown, its manifest cannot be read']
  if (isFull || shared.length === 0) return shared.map(moduleText)
  const copies = shared.filter(({ ownCopy }) => ownCopy).map(({ module }) => module)
  const count = plural(shared.length, 'module')
  return [copies.length > 0 ? `${count}, with a copy of its own of ${copies.join(' and ')}` : count]
}

function importLines(imports: ImportedParts | null, isFull: boolean): string[] {
  if (imports === null) return ['unknown, its build reported none']
  const modules = Object.entries(imports)
  const count = modules.reduce((sum, [, names]) => sum + names.length, 0)
  const summary = `${plural(count, 'part')} of ${plural(modules.length, 'module')}`
  return isFull ? [summary, ...modules.map(([module, names]) => `  ${module}: ${names.join(', ')}`)] : [summary]
}

/** The rows of a version: a title and its lines; rows without lines are left out. */
function rowsOf(parts: VersionParts, isFull: boolean): [title: string, lines: string[]][] {
  const { pages, slots, offers, shows, shared, builtWith, imports, deprecated } = parts
  const own = (entries: readonly string[]): string[] => (entries.length > 0 ? [entries.join(', ')] : [])
  return [
    ['pages', own(pages)],
    ['widgets', own(parts.widgets)],
    ['slots', own(slots.map(({ slot, widget }) => `${slot} shows ${widget}`))],
    ['offers', own(offers)],
    ['shows', own(shows)],
    ['shared', sharedLines(shared, isFull)],
    ['built with', own(versionsOf(builtWith))],
    ['imports', importLines(imports, isFull)],
    ['DEPRECATED', (deprecated ?? []).map((part) => `${part.name} of ${part.module} ${describeDeprecated(part)}`)],
  ]
}

const titleWidth = 12

function versionLines(version: GraphVersion, isFull: boolean): string[] {
  const { parts } = version
  const title = `  ${version.version}, ${roleName(version)}`
  if (parts === null) return [`${title}, contract ${version.major}: REFUSED by edges, see the problems`]
  const rows = rowsOf(parts, isFull).flatMap(([row, lines]) =>
    lines.map((line, index) => `    ${(index === 0 ? row : '').padEnd(titleWidth)}${line}`),
  )
  return [`${title}, for shells with contract ${parts.shells}`, ...rows]
}

function remoteLines({ name, disabled, versions }: GraphRemote, isFull: boolean): string[] {
  const state = disabled ? ' is off: no browser gets it' : versions.length === 0 ? ' has no version' : ''
  return ['', name + state, ...versions.flatMap((version) => versionLines(version, isFull))]
}

/** How many versions import deprecated parts, and of how many nothing is known. */
function summaryOf({ remotes, shells, contract }: Graph): string[] {
  const versions = remotes.flatMap((remote) => (remote.disabled ? [] : remote.versions))
  const deprecated = versions.filter(({ parts }) => (parts?.deprecated ?? []).length > 0)
  const unknown = versions.filter(({ parts }) => parts?.deprecated === null)
  return [
    `${plural(remotes.length, 'remote')} with ${plural(versions.length, 'live version')}, ${plural(shells.length, 'live shell')}`,
    `${deprecated.length === 0 ? 'No version imports' : plural(deprecated.length, 'version imports', 'versions import')} deprecated parts of contract ${contract}` +
      (unknown.length > 0 ? `, unknown of ${unknown.length}` : ''),
  ]
}

/** `the shell old, the slot home (1.0.0-a), mfe-a (1.0.0-a, 1.1.0-b)`. */
function consumersText(shownBy: readonly WidgetConsumer[]): string {
  const nameOf = (by: WidgetConsumer): string =>
    'slot' in by ? `the slot ${by.slot}` : 'remote' in by ? by.remote : consumerName(by)
  const versionOf = (by: WidgetConsumer): string[] => ('remote' in by ? [by.version] : [])
  return [...Map.groupBy(shownBy, nameOf)]
    .map(([name, own]) => [name, ...own.flatMap(versionOf)])
    .map(([name, ...versions]) => (versions.length > 0 ? `${name} (${versions.join(', ')})` : name))
    .join(', ')
}

/**
 * A graph as text: a summary, what is wrong, the shells, every remote, and who shows which widget.
 * @param isFull whether to name each import
 */
export function describeGraph(graph: Graph, isFull = false): string[] {
  const { shells, remotes, widgets, faults } = graph
  const rows = widgets.map(({ widget, shownBy }) => [widget, `is shown by ${consumersText(shownBy)}`])
  return [
    ...summaryOf(graph),
    ...(faults.length > 0 ? ['', 'Problems', ...faults.map(({ sentence }) => `  ${sentence}`)] : []),
    ...(shells.length > 0 ? ['', 'Shells'] : []),
    ...shells.map(
      ({ build, origin, contract, shared }) =>
        `  ${build} of ${origin}, contract ${contract}: ${versionsOf(shared).join(', ')}`,
    ),
    ...remotes.flatMap((remote) => remoteLines(remote, isFull)),
    ...(rows.length > 0 ? ['', 'Widgets', ...table(rows, 2).map((row) => `  ${row}`)] : []),
  ]
}

/** A graph as the JSON that `graph --json` prints. */
export const jsonOf = (graph: Graph): object => ({
  ...graph,
  faults: graph.faults.map(({ sentence }) => sentence),
})
