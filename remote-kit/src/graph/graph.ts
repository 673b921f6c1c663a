import {
  majorOf,
  offeringRemote,
  sharedModuleOf,
  type ImportedParts,
  type LiveShell,
  type ReleaseRecord,
} from '@portal/shared-contracts/remotes'
import type { DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { deprecatedImports } from '../imports/deprecated-imports.ts'
import type { SharedUse } from '../release/standard-build.ts'

/** A version that browsers get. */
export type LiveVersion = {
  version: string
  /** Major of the contract whose shells take it. */
  major: string
  role: 'current' | 'previous' | 'canary'
  /** Percent of the browsers; of a canary only. */
  percent?: number
}

/** A shared module that a version uses. */
export type UsedModule = Pick<SharedUse, 'module' | 'ownCopy'> & {
  /** The versions that it takes of the page; null where only its imports name the module. */
  required: string | null
}

/** What a version is made of. */
export type VersionParts = {
  /** The contract that it was built for. */
  contract: string
  /** The contracts of the shells that take it. */
  shells: string
  pages: string[]
  widgets: string[]
  /** Its widgets in slots of the shell and of remotes. */
  slots: { slot: string; widget: string }[]
  /** Slots of its own for widgets of others. */
  offers: string[]
  /** Widgets of others that it shows. */
  shows: string[]
  /** Null if its manifest cannot be read. */
  shared: UsedModule[] | null
  /** Versions of shared packages of others that it was built with, such as React. */
  builtWith: Readonly<Record<string, string>>
  /** Null if its build reported no imports. */
  imports: ImportedParts | null
  deprecated: DeprecatedPart[] | null
}

/** A live version and its parts; without them if its record cannot be used, which the faults say. */
export type GraphVersion = LiveVersion & { parts: VersionParts | null }

export type GraphRemote = {
  name: string
  /** Switched off: no browser gets it. */
  disabled: boolean
  versions: GraphVersion[]
}

export type GraphShell = Pick<LiveShell, 'build' | 'origin' | 'contract' | 'shared' | 'widgets'>

/**
 * Who shows a widget: the pages of a shell, a slot by a version of the widget's own remote, or a version of a remote.
 */
export type WidgetConsumer =
  { shell: string } | { slot: string; remote: string; version: string } | { remote: string; version: string }

/** Who uses what in a portal. */
export type Graph = {
  /** The contract whose deprecated parts are marked. */
  contract: string
  shells: GraphShell[]
  remotes: GraphRemote[]
  widgets: { widget: string; shownBy: WidgetConsumer[] }[]
  faults: GraphFault[]
}

/** What is wrong: one sentence, and the remotes that it is about. */
export type GraphFault = { remotes: readonly string[]; sentence: string }

/** The contracts of shells that take a version, as npm writes ranges. */
function shellsFor(contract: string): string {
  const [major = '', minor = ''] = contract.split('.')
  return `>=${major}.${minor} <${Number(major) + 1}`
}

/** The shared modules in the manifest, and those that only the imports name. */
function usedModules(sharedModules: readonly SharedUse[], { imports = {} }: ReleaseRecord): UsedModule[] {
  const listed = sharedModules.map(({ module, required, ownCopy }) => ({ module, required: required || null, ownCopy }))
  const imported = Object.keys(imports).flatMap((path) => sharedModuleOf(path) ?? [])
  const more = [...new Set(imported)]
    .filter((module) => sharedModules.every((one) => one.module !== module))
    .map((module) => ({ module, required: null, ownCopy: false }))
  return [...listed, ...more].toSorted((one, other) => (one.module < other.module ? -1 : 1))
}

/** The parts of a version by its record, and by its manifest if that could be read. */
export function partsOf(
  record: ReleaseRecord,
  sharedModules: readonly SharedUse[] | null,
  deprecated: readonly DeprecatedPart[],
): VersionParts {
  const { contract, routes, widgets, slots = [], offers = [], uses: shows = [], shared = {}, imports } = record
  return {
    contract,
    shells: shellsFor(contract),
    pages: routes.map(({ path }) => path),
    widgets: Object.keys(widgets),
    slots,
    offers,
    shows,
    shared: sharedModules && usedModules(sharedModules, record),
    builtWith: shared,
    imports: imports ?? null,
    deprecated: imports ? deprecatedImports(imports, deprecated) : null,
  }
}

type WidgetUse = { widget: string; major: string; by: WidgetConsumer }

/** Each use of a widget, by shells and by versions that browsers get. */
function widgetUses(shells: readonly GraphShell[], remotes: readonly GraphRemote[]): WidgetUse[] {
  const byShells = shells.flatMap(({ build, contract, widgets }) =>
    widgets.map((widget) => ({ widget, major: majorOf(contract), by: { shell: build } })),
  )
  const byRemotes = remotes.flatMap(({ name: remote, disabled, versions }) =>
    versions.flatMap(({ version, major, parts }): WidgetUse[] =>
      disabled || parts === null
        ? []
        : [
            ...parts.slots.map(({ slot, widget }) => ({
              widget: `${remote}/${widget}`,
              major,
              by: { slot, remote, version },
            })),
            ...parts.shows.map((widget) => ({ widget, major, by: { remote, version } })),
          ],
    ),
  )
  return [...byShells, ...byRemotes]
}

/** `mfe-a 1.1.0-b`, `the shell old`, `the slot home (mfe-a 1.1.0-b)`. */
export function consumerName(by: WidgetConsumer): string {
  if ('shell' in by) return `the shell ${by.shell}`
  const version = `${by.remote} ${by.version}`
  return 'slot' in by ? `the slot ${by.slot} (${version})` : version
}

/** The remotes of which a consumer is a part: its own, and the one that offers its slot. */
function remotesOf(by: WidgetConsumer): string[] {
  if ('shell' in by) return []
  const offering = 'slot' in by ? offeringRemote(by.slot) : null
  return offering === null ? [by.remote] : [by.remote, offering]
}

/** Why a page that shows a widget does not get it. */
function missing(use: WidgetUse, remotes: readonly GraphRemote[]): GraphFault[] {
  const [owner = ''] = use.widget.split('/')
  const about = [owner, ...remotesOf(use.by)]
  return missingSentences(use, remotes).map((sentence) => ({ remotes: about, sentence }))
}

function missingSentences({ widget, major, by }: WidgetUse, remotes: readonly GraphRemote[]): string[] {
  const [owner = '', name = ''] = widget.split('/')
  const shows = `${consumerName(by)} shows ${widget}`
  const remote = remotes.find((one) => one.name === owner)
  if (remote === undefined) return [`${shows}, and ${owner} is not registered`]
  if (remote.disabled) return [`${shows}, and ${owner} is off`]
  // A page has one version of a remote, so that its own widgets are those of the version.
  const ownVersion = 'remote' in by && by.remote === owner ? by.version : null
  const versions = remote.versions.filter(
    (one) => one.major === major && (ownVersion === null || one.version === ownVersion),
  )
  if (versions.length === 0) return [`${shows}, and ${owner} has no version for contract ${major}`]
  return versions
    .filter(({ parts }) => parts !== null && !parts.widgets.includes(name))
    .map(({ version }) => `${shows}, which ${owner} ${version} does not have`)
}

/** The slots that a remote offers in versions that browsers get. */
export const offeredSlots = ({ disabled, versions }: GraphRemote, major?: string): string[] =>
  versions.flatMap((version) =>
    disabled || (major !== undefined && version.major !== major) ? [] : (version.parts?.offers ?? []),
  )

/** Why a widget in a slot of a remote is on no page. */
function unoffered({ major, by }: WidgetUse, remotes: readonly GraphRemote[]): GraphFault[] {
  if (!('slot' in by) || offeringRemote(by.slot) === null) return []
  if (remotes.some((remote) => offeredSlots(remote, major).includes(by.slot))) return []
  const sentence = `${by.remote} ${by.version} fills the slot ${by.slot}, which no live version offers`
  return [{ remotes: remotesOf(by), sentence }]
}

/** The graph of a portal, by what was read. */
export function graphOf(
  contract: string,
  shells: GraphShell[],
  remotes: GraphRemote[],
  faults: readonly GraphFault[],
): Graph {
  const uses = widgetUses(shells, remotes)
  const byWidget = [...Map.groupBy(uses, ({ widget }) => widget)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    contract,
    shells,
    remotes,
    widgets: byWidget.map(([widget, own]) => ({ widget, shownBy: own.map(({ by }) => by) })),
    faults: [...faults, ...uses.flatMap((use) => [...missing(use, remotes), ...unoffered(use, remotes)])],
  }
}

/** The graph of one remote: its versions, the widgets that it has or shows, those in its slots, and its faults. */
export const ofRemote = (graph: Graph, name: string): Graph => ({
  ...graph,
  remotes: graph.remotes.filter((remote) => remote.name === name),
  widgets: graph.widgets.filter(
    ({ widget, shownBy }) => widget.startsWith(`${name}/`) || shownBy.some((by) => remotesOf(by).includes(name)),
  ),
  faults: graph.faults.filter((fault) => fault.remotes.includes(name)),
})
