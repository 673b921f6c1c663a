import * as v from 'valibot'
import { coversPath, recordFaults, shellFaults } from './claims.ts'
import { isCompatible } from './contract.ts'
import { ContractVersion } from './contract-version.ts'
import type { RegistryDocument } from './registry-document.ts'
import type { ReleaseRecord } from './release-record.ts'

/**
 * A shell that serves pages: `shells/{build}.json` among the releases, written by its edges or by a deployment
 * (docs/release-a-remote.md).
 */
export const LiveShell = v.object({
  /** Identifies the build. */
  build: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  /** Origin of the portal. */
  origin: v.string(),
  contract: ContractVersion,
  /** Versions of shared modules that are no part of the repository, such as React. */
  shared: v.record(v.string(), v.string()),
  /** Paths of its own pages. */
  paths: v.array(v.string()),
  /** Widgets its pages show, such as `mfe-auth/login-box`. */
  widgets: v.array(v.string()),
  /** When an edge that serves it said so last (ISO 8601); without it the shell is live until its file is deleted. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})
export type LiveShell = v.InferOutput<typeof LiveShell>

/** ms after which a shell is gone if no edge has renewed its file; edges do so every hour. */
const shellLifetime = 24 * 60 * 60 * 1000

/** Whether an edge still serves a shell. */
export const isLive = ({ at }: LiveShell, now: Date): boolean =>
  at === undefined || now.getTime() - Date.parse(at) < shellLifetime

/** What a release must fit: the registry document, the live shells, and every version of other remotes that pages use. */
export type Surroundings = {
  document: Pick<RegistryDocument, 'remotes'>
  shells: readonly LiveShell[]
  neighbours: readonly ReleaseRecord[]
}

const nameOf = ({ name, version }: ReleaseRecord): string => `${name} ${version}`

/** Why a release does not work with a shell, one sentence each. */
function faultsWithShell(record: ReleaseRecord, shell: LiveShell, claims: readonly string[]): string[] {
  const place = `The shell ${shell.build} of ${shell.origin}`
  const contract = isCompatible(record.contract, shell.contract)
    ? []
    : [
        `${place} has the contract ${shell.contract}, ${nameOf(record)} is built for ${record.contract}. ` +
          (isCompatible(shell.contract, record.contract)
            ? 'Release the shell first.'
            : `Build with a shared-contracts of contract ${shell.contract.split('.')[0]}.`),
      ]
  const shared = Object.entries(record.shared ?? {}).flatMap(([name, built]) => {
    const provided = shell.shared[name]
    if (provided !== undefined && isCompatible(built, provided)) return []
    return [`${place} provides ${name} ${provided ?? '(not at all)'}, ${nameOf(record)} is built with ${built}.`]
  })
  const widgets = missingWidgets(record, shell.widgets).map((widget) => `${place} shows ${widget}, which is gone.`)
  const paths = shellFaults(claims, shell.paths).map((fault) => `${place}: ${fault}.`)
  return [...contract, ...shared, ...widgets, ...paths]
}

/** The widgets of a remote that others show and a release does not have. */
const missingWidgets = ({ name, widgets }: ReleaseRecord, shown: readonly string[]): string[] =>
  shown.filter((widget) => widget.startsWith(`${name}/`) && !(widget.slice(name.length + 1) in widgets))

/** Why a release does not work beside another remote, one sentence each. */
function faultsWithNeighbour(record: ReleaseRecord, neighbour: ReleaseRecord): string[] {
  return [
    ...missingWidgets(record, neighbour.uses ?? []).map(
      (widget) => `${nameOf(neighbour)} shows ${widget}, which ${nameOf(record)} does not have.`,
    ),
    ...missingWidgets(neighbour, record.uses ?? []).map(
      (widget) => `${nameOf(record)} shows ${widget}, which ${nameOf(neighbour)} does not have.`,
    ),
    ...record.routes
      .filter(({ path }) => neighbour.routes.some((route) => coversPath(route.path, path)))
      .map(({ path }) => `${nameOf(neighbour)} has the path ${path} already.`),
  ]
}

/**
 * Why a release does not fit its surroundings, one sentence each that names who does not fit: its claims, every live
 * shell, and the remotes beside it. Empty for a release that fits.
 */
export function releaseFaults(record: ReleaseRecord, { document, shells, neighbours }: Surroundings): string[] {
  const claims = document.remotes[record.name]
  if (!claims) return [`The registry document has no remote ${record.name}.`]
  const others = neighbours.filter(({ name }) => name !== record.name)
  const unknown = (record.uses ?? []).filter((widget) => !others.some(({ name }) => widget.startsWith(`${name}/`)))
  return [
    ...recordFaults(record, claims),
    ...shells.flatMap((shell) => faultsWithShell(record, shell, claims.paths)),
    ...others.flatMap((neighbour) => faultsWithNeighbour(record, neighbour)),
    ...unknown.map((widget) => `${nameOf(record)} shows ${widget}, whose remote is not released.`),
  ]
}
