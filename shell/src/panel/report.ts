import type { PanelData, RegistrySnapshot, ReleaseRecord, SnapshotRemote } from '@portal/shared-contracts/remotes'
import { kindOf, type Kind } from './kind-of.ts'
import { reasonOf, type Reason, type SharedChoice } from './shared-choices.ts'
import { transfersOf, type Timing, type Transfers } from './transfers.ts'
import type { ExposedPart } from './watch-federation.ts'

/** A part of a remote that the page shows: a page by its route, or a widget by its name. */
export type ShownPart = { type: 'route' | 'widget'; name: string }

/** What the panel says of a version of a remote. */
export type RemoteReport = {
  name: string
  version: string
  kind: Kind
  /** Of the browsers, for a canary. */
  percent?: number
  /** It is shown because the newest version failed in this page. */
  isFallback: boolean
  contract: string
  parts: ShownPart[]
  shared: { module: string; version: string | null; from: string | null; required: string | null; reason: Reason }[]
  /** Null if the page loaded nothing of it. */
  loaded: Transfers | null
}

/** What the panel says of a page; this is also the JSON that it copies. */
export type PageReport = {
  path: string
  /** Group of the browser, which decides about canaries; null while no canary is live. */
  bucket: number | null
  contract: string
  remotes: RemoteReport[]
}

type Release = { base: string; record: ReleaseRecord }

/** What is known of a page when the panel asks. */
export type KnownOfPage = {
  url: string
  registry: RegistrySnapshot
  panelData: PanelData
  /** The contract of the shell. */
  contract: string
  parts: readonly ExposedPart[]
  choices: readonly SharedChoice[]
  timings: readonly Timing[]
}

/** The report of a page. Versions that it shows come first, then those that it only loaded or could load. */
export function reportOf(page: KnownOfPage): PageReport {
  const remotes = Object.entries(page.registry).flatMap(([name, remote]) => {
    const reports = [reportOfRelease(name, remote, remote, page)]
    if (remote.previous) reports.push(reportOfRelease(name, remote, remote.previous, page))
    // The previous version is only of interest where it is used.
    return reports.filter(({ isFallback, parts }) => !isFallback || parts.length > 0)
  })
  const rank = ({ parts, loaded }: RemoteReport): number => (parts.length > 0 ? 0 : loaded === null ? 2 : 1)
  return {
    path: new URL(page.url).pathname,
    bucket: page.panelData.bucket,
    contract: page.contract,
    remotes: remotes.toSorted((one, other) => rank(one) - rank(other)),
  }
}

function reportOfRelease(name: string, remote: SnapshotRemote, release: Release, page: KnownOfPage): RemoteReport {
  const { panelData, parts, choices, timings, url } = page
  const { record } = release
  const isFallback = release === remote.previous
  const percent = isFallback ? undefined : panelData.canaries[name]
  const kind = isFallback ? 'release' : kindOf(remote, percent !== undefined)
  const shown = parts.filter((part) => part.remote === name && part.version === record.version)
  const namesByContainer = containerNames(page.registry)
  return {
    name,
    version: record.version,
    kind,
    ...(kind === 'canary' && percent !== undefined && { percent }),
    isFallback,
    contract: record.contract,
    parts: uniqueParts(shown.map(({ expose }) => partOf(record, expose))),
    shared: choices
      .filter(({ consumer }) => consumer === record.global)
      .map((choice) => ({
        module: choice.module,
        version: choice.chosen?.version ?? null,
        from: choice.chosen === null ? null : (namesByContainer.get(choice.chosen.from) ?? choice.chosen.from),
        required: choice.required,
        reason: reasonOf(choice),
      }))
      .toSorted((one, other) => (one.module < other.module ? -1 : 1)),
    loaded: transfersOf(release, timings, url),
  }
}

/** The part that an exposed module has: a release record names widgets by it, and routes by their paths. */
export function partOf({ widgets, routes }: Pick<ReleaseRecord, 'widgets' | 'routes'>, expose: string): ShownPart {
  if (Object.hasOwn(widgets, expose)) return { type: 'widget', name: expose }
  const route = routes.find((candidate) => candidate.expose === `./${expose}`)
  return { type: 'route', name: route?.path ?? expose }
}

/** A part that the page shows several times stands once. */
const uniqueParts = (parts: readonly ShownPart[]): ShownPart[] => [
  ...new Map(parts.map((part) => [`${part.type} ${part.name}`, part])).values(),
]

/** Remotes with their versions by the name that their build has in the federation runtime. */
const containerNames = (registry: RegistrySnapshot): ReadonlyMap<string, string> =>
  new Map(
    Object.values(registry)
      .flatMap((remote): Release[] => [remote, ...(remote.previous ? [remote.previous] : [])])
      .map(({ record }) => [record.global, `${record.name} ${record.version}`]),
  )
