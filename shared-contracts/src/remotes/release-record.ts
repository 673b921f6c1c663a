import * as v from 'valibot'
import { ContractVersion, MenuEntry, OfferedSlot, RemoteName, SlotEntry } from './registry-document.ts'

const Version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/))
/** A file of a version, perhaps in folders; no part begins with a dot, so that no name leaves the version's folder. */
const FileName = v.pipe(
  v.string(),
  v.regex(
    /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/,
    'is a name that files of a release cannot have: letters, digits and _ . @ - are possible',
  ),
)
const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))
const Files = v.array(FileName)
const Global = v.pipe(v.string(), v.regex(/^[\w$-]+$/))

/** A route in a release record; edge and shell read it before any code of the remote runs. */
export const RecordedRoute = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  lead: v.optional(v.string()),
  leadWithDu: v.optional(v.string()),
  loginRequired: v.optional(v.boolean()),
  hideHeader: v.optional(v.boolean()),
  hideMenu: v.optional(v.boolean()),
  hideFooter: v.optional(v.boolean()),
  hideHero: v.optional(v.boolean()),
  /** A shape for `skeletonShape`, open so that a shell accepts the records of newer remotes. */
  skeleton: v.optional(v.string()),
  /**
   * The exposed module that exports the page as `Component`, such as `./pages/overview`; some releases for contract 3
   * have none.
   */
  expose: v.optional(v.string()),
  /** Scripts and linked style sheets that the page loads first, besides the entry. */
  chunks: Files,
})
export type RecordedRoute = v.InferOutput<typeof RecordedRoute>

/**
 * Exports of the contract that a build imports, by module such as `@portal/page-library/session`; `*` is all of a
 * module.
 */
export const ImportedParts = v.record(
  v.pipe(v.string(), v.regex(/^@portal(\/[\w-]+)+$/)),
  v.array(v.pipe(v.string(), v.regex(/^(?:[\w$]+|\*)$/))),
)
export type ImportedParts = v.InferOutput<typeof ImportedParts>

/** The content of one signed release of a remote. */
export const ReleaseRecord = v.object({
  name: RemoteName,
  version: Version,
  revision: v.string(),
  /** The contract version it was built for (`isCompatible`). */
  contract: ContractVersion,
  entry: FileName,
  /** Name of the global the entry defines. */
  global: Global,
  /** Its files are ES modules, as Vite builds them. */
  module: v.optional(v.literal(true)),
  /** sha384 of every file. */
  files: v.record(FileName, Integrity),
  routes: v.array(RecordedRoute),
  /** Files per widget, e.g. `login-box`, which is the exposed module of that name. */
  widgets: v.record(v.string(), Files),
  /** Widgets of other remotes that it shows, such as `mfe-auth/change-password`. */
  uses: v.optional(v.array(v.string())),
  /** Versions it was built with, of shared modules that are no part of the repository, such as React. */
  shared: v.optional(v.record(v.string(), v.string())),
  /** Links it adds to menus of the shell. */
  menu: v.optional(v.array(MenuEntry)),
  /** Widgets it adds to slots of the shell and of other remotes. */
  slots: v.optional(v.array(SlotEntry)),
  /**
   * What its build reported; missing in records of other builds. Pages do not get it, so that edges ignore one that
   * cannot be read.
   */
  imports: v.fallback(v.optional(ImportedParts), undefined),
  /** Slots of its own that widgets of others may fill. */
  offers: v.optional(v.array(OfferedSlot)),
})
export type ReleaseRecord = v.InferOutput<typeof ReleaseRecord>
/** A record as remotes of any age write it. */
export type ReleaseRecordInput = v.InferInput<typeof ReleaseRecord>

const choice = {
  /** Missing while the first release of a remote is a canary: other browsers then see the portal without the remote. */
  current: v.optional(Version),
  /** The version before; loaded if the current one fails. */
  previous: v.optional(Version),
  /** A version for some browsers, by its share of them. */
  canary: v.optional(v.object({ version: Version, percent: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)) })),
}
const VersionChoice = v.object(choice)
/** The versions of a remote for the browsers of some shells. */
export type VersionChoice = v.InferOutput<typeof VersionChoice>

const Hold = v.object({
  version: Version,
  /** For people. */
  reason: v.string(),
  until: v.pipe(v.string(), v.isoTimestamp()),
})
/** Edges do not roll back the version before this time, however often it fails (`isHeld`). */
export type Hold = v.InferOutput<typeof Hold>

const PointerFields = v.looseObject({
  ...choice,
  /**
   * The versions for shells of a later contract, by its major such as `4`: each shell takes those for its own, so that
   * a portal moves to the next major while shells of both are live (docs/release-a-remote.md).
   */
  majors: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/)), VersionChoice)),
  /** Switches the remote off. */
  disabled: v.optional(v.boolean()),
  /** Versions that were rolled back; they are never served. */
  blocked: v.optional(v.array(Version)),
  /** Builds before it do not know it and keep it. One that cannot be read holds nothing, and refuses no pointer. */
  hold: v.fallback(v.optional(Hold), undefined),
  /** Who changed the pointer last, and when (ISO 8601). */
  by: v.optional(v.string()),
  at: v.optional(v.string()),
})

/**
 * Selects versions of a remote among the signed ones; not signed, so it can be edited by hand and by an edge that rolls
 * back. Fields that this build does not know are kept. JSON that names nothing, such as an error of the store, is no
 * pointer.
 */
export const ReleasePointer = v.pipe(
  PointerFields,
  v.check(
    ({ current, canary, majors, disabled, blocked }) => [current, canary, majors, disabled, blocked].some(Boolean),
    'The pointer names no version.',
  ),
)
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>

/** One remote in a page: the address of its files and their hashes. */
export type SnapshotRemote = {
  /** Base of the files, ending in `/`. */
  base: string
  record: ReleaseRecord
  /** A dev server serves the files, which have no hashes; only in portals of development. */
  development?: true
  previous?: { base: string; record: ReleaseRecord }
}

/** The registry when the page was served; an open page keeps its versions. */
export type RegistrySnapshot = Readonly<Record<RemoteName, SnapshotRemote>>

const megabyte = 1024 * 1024

/** What a version of a remote may have, so that it cannot fill the pages of all or the disk of an edge; in bytes. */
export const releaseLimits = {
  files: 300,
  file: 8 * megabyte,
  /** All files of the version. */
  version: 16 * megabyte,
  /** The record as JSON without its imports, which stands in every page. */
  record: 32 * 1024,
  /** Its imports as JSON. */
  imports: 16 * 1024,
} as const

/**
 * Which limits a version exceeds, one sentence each; none if it stays below them.
 * @param sizes of its files in bytes, where they are known
 */
export function limitFaults(record: ReleaseRecord, sizes: readonly number[] = []): string[] {
  const values = {
    files: Object.keys(record.files).length,
    file: Math.max(0, ...sizes),
    version: sizes.reduce((sum, size) => sum + size, 0),
    record: bytesOf({ ...record, imports: undefined }),
    imports: bytesOf(record.imports ?? {}),
  }
  const { files, file, version, record: json, imports } = releaseLimits
  return [
    ...(values.files > files ? [`it has ${values.files} files; at most ${files} are possible`] : []),
    ...(values.file > file ? [`a file has ${values.file} bytes; at most ${file} are possible`] : []),
    ...(values.version > version ? [`its files have ${values.version} bytes; at most ${version} are possible`] : []),
    ...(values.record > json ? [`its record has ${values.record} bytes as JSON; at most ${json} are possible`] : []),
    ...(values.imports > imports
      ? [`its imports have ${values.imports} bytes as JSON; at most ${imports} are possible`]
      : []),
  ]
}

const bytesOf = (content: object): number => new TextEncoder().encode(JSON.stringify(content)).length
