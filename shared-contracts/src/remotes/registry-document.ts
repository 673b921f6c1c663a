import * as v from 'valibot'
import { MenuEntry, SlotEntry } from './menu-and-slots.ts'
import { RemoteName } from './names.ts'

/** `kid` in the header of a signed registry document; no remote may sign with it. */
export const registryKeyId = 'registry'

/** An Ed25519 public key: the `x` of its JWK in base64url. */
export const PublicKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))

/** A path without parameters, in lower case because routes ignore case: `/top` covers `/top` and `/top/:slug`. */
const ClaimedPath = v.pipe(v.string(), v.regex(/^(\/[a-z0-9][a-z0-9._~-]*)+$/))

const Bytes = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The keys of a remote and what its releases may claim. */
export const RegisteredRemote = v.object({
  /** A release record is valid if one of them signed it, so that keys can be rotated. */
  keys: v.pipe(v.array(PublicKey), v.minLength(1)),
  paths: v.array(ClaimedPath),
  widgets: v.array(v.string()),
  menu: v.array(MenuEntry),
  slots: v.optional(v.array(SlotEntry)),
  /** Largest sizes of a release in brotli bytes, checked by the release commands. */
  budgets: v.optional(v.object({ entry: v.optional(Bytes), chunk: v.optional(Bytes) })),
})
export type RegisteredRemote = v.InferOutput<typeof RegisteredRemote>

/** The signed list of the remotes that exist (docs/release-a-remote.md). */
export const RegistryDocument = v.object({
  /** Only grows, so that an old document is recognised. */
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  issued: v.pipe(v.string(), v.isoTimestamp()),
  expires: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  remotes: v.record(RemoteName, RegisteredRemote),
})
export type RegistryDocument = v.InferOutput<typeof RegistryDocument>
