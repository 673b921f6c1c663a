import * as v from '../schema/schema.ts'
import { openEncryptedStorage, type EncryptedStorage } from '../storage/encrypted-storage.ts'
import { createSerialQueue } from '../stores/serial-queue.ts'

const prefix = 'draft:'
let opened: Promise<EncryptedStorage> | undefined
const queue = createSerialQueue()

/** Keeps the order of calls: without it, an earlier save could end after a later removal. */
const runExclusive = <T>(task: (storage: EncryptedStorage) => Promise<T>): Promise<T> =>
  queue(async () => task(await (opened ??= openEncryptedStorage())))

/** The drafts of all members under one name. The owner is not part of the key, because keys are not encrypted. */
const Entries = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ owner: v.string(), value: v.unknown(), keptAtLogout: v.optional(v.boolean(), false) })),
)
type Entries = v.InferOutput<typeof Entries>

async function read(storage: EncryptedStorage, name: string): Promise<Entries> {
  const entries = v.safeParse(Entries, await storage.read(prefix + name))
  return entries.success ? entries.output : []
}

async function write(storage: EncryptedStorage, name: string, entries: Entries): Promise<void> {
  if (entries.length === 0) storage.remove(prefix + name)
  else await storage.write(prefix + name, JSON.stringify(entries))
}

/**
 * Stores what a member typed and has not sent. It survives reloads and idle logouts; only the same member reads
 * it. An explicit logout deletes it, except with `keptAtLogout`: an order must not be forgotten.
 */
export const saveDraft = (
  name: string,
  owner: string,
  value: unknown,
  { keptAtLogout = false }: { keptAtLogout?: boolean } = {},
): Promise<void> =>
  runExclusive(async (storage) => {
    const others = (await read(storage, name)).filter((entry) => entry.owner !== owner)
    await write(storage, name, [...others, { owner, value, keptAtLogout }])
  })

/** The member's draft of that name, or null if there is none or it has another shape. */
export const loadDraft = <S extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: S,
): Promise<v.InferOutput<S> | null> =>
  runExclusive(async (storage) => {
    const own = (await read(storage, name)).find((entry) => entry.owner === owner)
    const value = v.safeParse(schema, own?.value)
    return own !== undefined && value.success ? value.output : null
  })

/** Removes a member's draft; the draft of another member of that name stays. */
export const removeDraft = (name: string, owner: string): Promise<void> =>
  runExclusive(async (storage) => {
    const others = (await read(storage, name)).filter((entry) => entry.owner !== owner)
    await write(storage, name, others)
  })

/** Removes the drafts of all members at an explicit logout, except those stored with `keptAtLogout`. */
export const clearDrafts = (): Promise<void> =>
  runExclusive(async (storage) => {
    for (const stored of storage.names()) {
      if (!stored.startsWith(prefix)) continue
      const name = stored.slice(prefix.length)
      const kept = (await read(storage, name)).filter(({ keptAtLogout }) => keptAtLogout)
      await write(storage, name, kept)
    }
  })
