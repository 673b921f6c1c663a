import * as v from 'valibot'
import { ReleaseRecord } from './release-record.ts'

/** Longest life of an override in milliseconds. */
export const maxOverrideAge = 12 * 60 * 60 * 1000

/**
 * Address of a portal that allows overrides: GET says whether a remote may run there, PUT below it takes a signed
 * {@link Override}.
 */
export const overridesPath = '/api/remotes/overrides'

/** The characters of an {@link OverrideId}: 128 bits in hexadecimal digits. */
export const overrideIdFormat = /^[0-9a-f]{32}$/

/** An override's id, chosen at random by the developer's machine: who knows it can use the override. */
export const OverrideId = v.pipe(v.string(), v.regex(overrideIdFormat))

/**
 * A remote that runs on a developer's machine inside a portal, signed with the remote's key like a release
 * (docs/release-a-remote.md).
 */
export const Override = v.strictObject({
  record: ReleaseRecord,
  /** Base of the files; only the machine of the browser itself. */
  base: v.pipe(v.string(), v.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}\/([\w.-]+\/)*$/)),
  /** Origin of the portal it is for. */
  portal: v.string(),
  /** At most {@link maxOverrideAge} from now. */
  expires: v.pipe(v.string(), v.isoTimestamp()),
})
export type Override = v.InferOutput<typeof Override>

/**
 * A remote that the dev server of its tool serves on a developer's machine. Its files change while pages run and have
 * no hashes, so only portals of development take it.
 */
export const DevelopmentOverride = v.strictObject({
  ...Override.entries,
  development: v.literal(true),
  record: v.object({ ...ReleaseRecord.entries, files: v.strictObject({}) }),
})
export type DevelopmentOverride = v.InferOutput<typeof DevelopmentOverride>

/**
 * Address of a portal of development for remotes of dev servers: GET says whether it is one, PUT takes a signed
 * {@link DevelopmentOverride}.
 */
export const developmentRemotesPath = '/dev/remotes'
