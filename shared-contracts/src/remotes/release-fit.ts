import * as v from 'valibot'
import { coversPath, registrationOf, shellFaults, unclaimedParts } from './claims.ts'
import { isCompatible } from './contract.ts'
import { ContractVersion, offeringRemote, type RegistryDocument } from './registry-document.ts'
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

/** What a release must fit. */
export type LiveRecords = {
  document: Pick<RegistryDocument, 'remotes'>
  /** The live shells. */
  shells: readonly LiveShell[]
  /** Every version that pages use, also of the same remote. */
  records: readonly ReleaseRecord[]
}

const nameOf = ({ name, version }: ReleaseRecord): string => `${name} ${version}`

/** Why a release does not work with a shell, and what to do, for each reason. */
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
    return [
      `${place} provides ${name} ${provided ?? '(not at all)'}, ${nameOf(record)} is built with ${built}. ` +
        (provided === undefined ? 'Release the shell first.' : `Build with ${name}@${provided}.`),
    ]
  })
  const widgets = missingWidgets(record, shell.widgets).map(
    (widget) => `${place} shows ${widget}, which is gone. Keep it until that shell is gone.`,
  )
  const paths = shellFaults(claims, shell.paths).map(
    (fault) => `${place}: ${fault}. An operator removes the claim with "remotes keys remove ${record.name} --path".`,
  )
  return [...contract, ...shared, ...widgets, ...paths]
}

/** The widgets of a remote that are shown somewhere and that a release does not have. */
const missingWidgets = ({ name, widgets }: ReleaseRecord, shown: readonly string[]): string[] =>
  shown.filter((widget) => remoteOf(widget) === name && !(widget.slice(name.length + 1) in widgets))

/** The slots of another remote that a release fills. */
const filledSlots = ({ name, slots = [] }: ReleaseRecord, offering: string): string[] =>
  slots.flatMap(({ slot }) => (offering !== name && offeringRemote(slot) === offering ? [slot] : []))

/** Why a release cannot fill the slots of others: none of their versions that pages use offers them. */
function faultsOfSlots(record: ReleaseRecord, others: readonly ReleaseRecord[]): string[] {
  const offered = new Set([record, ...others].flatMap(({ offers = [] }) => offers))
  return (record.slots ?? []).flatMap(({ slot, widget }) => {
    const offering = offeringRemote(slot)
    if (offering === null || offered.has(slot)) return []
    const remedy =
      offering === record.name ? `Add it to "offers" of src/routes.ts.` : `Release ${offering} with it first.`
    return [`${nameOf(record)} adds ${widget} to the slot ${slot}, which ${offering} does not offer. ${remedy}`]
  })
}

const remoteOf = (widget: string): string => widget.slice(0, widget.indexOf('/'))

/** Why a release does not work beside another remote, and what to do, for each reason. */
function faultsWithRemote(record: ReleaseRecord, other: ReleaseRecord): string[] {
  const [ownName, otherName] = [nameOf(record), nameOf(other)]
  return [
    ...missingWidgets(record, other.uses ?? []).map(
      (widget) =>
        `${otherName} shows ${widget}, which ${ownName} does not have. Keep it until no version of ${other.name} shows it.`,
    ),
    ...missingWidgets(other, record.uses ?? []).map(
      (widget) => `${ownName} shows ${widget}, which ${otherName} does not have. Release ${other.name} with it first.`,
    ),
    ...filledSlots(other, record.name)
      .filter((slot) => !record.offers?.includes(slot))
      .map(
        (slot) =>
          `${otherName} fills the slot ${slot}, which ${ownName} does not offer. Keep it until no version of ${other.name} fills it.`,
      ),
    ...record.routes
      .filter(({ path }) => other.routes.some((route) => coversPath(route.path, path)))
      .map(({ path }) => `${otherName} has the path ${path} already. Release ${other.name} without it first.`),
  ]
}

/**
 * Why a release does not fit what is live, each reason with who does not fit and what to do: its claims, every live
 * shell, the remotes beside it, and its own widgets that it shows. Empty for a release that fits.
 */
export function releaseFaults(record: ReleaseRecord, { document, shells, records }: LiveRecords): string[] {
  const { name, uses = [], slots = [] } = record
  const own = [...uses, ...slots.map(({ widget }) => `${name}/${widget}`)]
  const add = `An operator runs "remotes keys add ${name}`
  const claims = document.remotes[name]
  if (!claims)
    return [`The registry document has no remote ${name}. An operator runs "${registrationOf(name, record)}".`]
  const others = records.filter((other) => other.name !== name)
  const known = [name, ...others.map((other) => other.name)]
  return [
    ...unclaimedParts(record, claims).map(({ part, option }) => `${part} is not claimed. ${add} ${option}".`),
    ...shells.flatMap((shell) => faultsWithShell(record, shell, claims.paths)),
    ...others.flatMap((other) => faultsWithRemote(record, other)),
    ...faultsOfSlots(record, others),
    ...missingWidgets(record, own).map(
      (widget) =>
        `${nameOf(record)} shows ${widget}, which it does not have. Add src/widgets/${widget.slice(name.length + 1)}.ts.`,
    ),
    ...uses
      .filter((widget) => !known.includes(remoteOf(widget)))
      .map(
        (widget) =>
          `${nameOf(record)} shows ${widget}, whose remote is not released. Release ${remoteOf(widget)} with it first.`,
      ),
  ]
}
