import * as v from 'valibot'

/** Name of a remote: its folder among the releases and the `kid` of its signatures. */
export const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/))
export type RemoteName = string

/** A widget of a remote, such as `mfe-auth/login-box`. */
export type WidgetName = `${RemoteName}/${string}`

/** A contract version as major.minor.patch. */
export const ContractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))

/** A link that a remote adds to a menu of the shell; a shell ignores the menus that it does not know. */
export const MenuEntry = v.object({
  menu: v.string(),
  /** On one line. */
  label: v.pipe(v.string(), v.regex(/^\S(?:[^\p{Cc}]{0,38}\S)?$/u)),
  path: v.pipe(v.string(), v.startsWith('/')),
})
export type MenuEntry = v.InferOutput<typeof MenuEntry>

/**
 * The slots, places of the shell for widgets of remotes: `home` on the home page of members, `overview` on that of
 * benefits and rewards.
 */
export const slotNames = ['home', 'overview'] as const
/** A slot of the shell, or one that a remote offers, after its name: `mfe-events:below`. */
export type SlotName = (typeof slotNames)[number] | `${RemoteName}:${string}`

/** A slot that a remote offers to widgets of others, such as `mfe-events:below`. */
export const OfferedSlot = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}:[a-z][a-z0-9-]{0,40}$/))

/** The remote that offers a slot; null for a slot of the shell. */
export const offeringRemote = (slot: string): RemoteName | null => /^([^:]+):/.exec(slot)?.[1] ?? null

/** A widget that a remote adds to a slot; a shell ignores the slots that it does not know. */
export const SlotEntry = v.object({ slot: v.string(), widget: v.string() })
export type SlotEntry = v.InferOutput<typeof SlotEntry>

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
  /** Slots of its own that widgets of others may fill. Edges and commands of earlier versions do not know them. */
  offers: v.optional(v.array(OfferedSlot)),
  /** Largest sizes of a release in brotli bytes, checked by the release commands. */
  budgets: v.optional(v.object({ entry: v.optional(Bytes), chunk: v.optional(Bytes) })),
  /** Whether its team may show builds before their release (`Preview`); builds before it do not know it. */
  previews: v.optional(v.boolean()),
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
