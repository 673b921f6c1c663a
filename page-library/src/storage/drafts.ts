import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import * as v from '@portal/shared-contracts/schema'
import { decryptText, encryptText, openStorageKey, withOpenTimeout } from './text-encryption.ts'

let opened: Promise<DraftDatabase> | undefined
let last: Promise<unknown> = Promise.resolve()

/** Opens the database once; after a failure the next call tries again. */
const open = (): Promise<DraftDatabase> =>
  (opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

/** Keeps the order of calls, also after a failed one: without it, an earlier save could end after a later removal. */
function inOrder<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task, task)
  last = result
  return result
}

const runExclusive = <T>(task: (database: DraftDatabase) => Promise<T>): Promise<T> =>
  inOrder(async () => task(await open()))

/** The drafts of all members under one name. The owner is not part of the key, because keys are not encrypted. */
const Entries = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ owner: v.string(), value: v.unknown(), keptAtLogout: v.optional(v.boolean(), false) })),
)
type Entries = v.InferOutput<typeof Entries>

async function read(database: DraftDatabase, name: string): Promise<Entries> {
  const entries = v.safeParse(Entries, await database.read(name))
  return entries.success ? entries.output : []
}

async function write(database: DraftDatabase, name: string, entries: Entries): Promise<void> {
  if (entries.length === 0) await database.remove(name)
  else await database.write(name, JSON.stringify(entries))
}

/**
 * The saves that have not begun, by name and owner: a later value replaces theirs, so that fast typing is stored
 * within two writes.
 */
const waiting = new Map<string, { entry: Entries[number]; saved: Promise<void> }>()

/**
 * Stores what a member typed and has not sent. It survives reloads and idle logouts; only the same member reads
 * it. An explicit logout deletes it, except with `keptAtLogout`: what may have been sent must not be forgotten.
 */
export const saveDraft = (
  name: string,
  owner: string,
  value: unknown,
  { keptAtLogout = false }: { keptAtLogout?: boolean } = {},
): Promise<void> => {
  const entry = { owner, value, keptAtLogout }
  const key = JSON.stringify([name, owner])
  const before = waiting.get(key)
  if (before !== undefined) {
    before.entry = entry
    return before.saved
  }
  const save = { entry, saved: Promise.resolve() }
  save.saved = inOrder(async () => {
    const database = await open().finally(() => {
      if (waiting.get(key) === save) waiting.delete(key)
    })
    const others = (await read(database, name)).filter((other) => other.owner !== owner)
    await write(database, name, [...others, save.entry])
  })
  waiting.set(key, save)
  return save.saved
}

/** The member's draft of that name, or null if there is none or it has another shape. */
export const loadDraft = <S extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: S,
): Promise<v.InferOutput<S> | null> =>
  runExclusive(async (database) => {
    const own = (await read(database, name)).find((entry) => entry.owner === owner)
    const value = v.safeParse(schema, own?.value)
    return own !== undefined && value.success ? value.output : null
  })

/** Removes a member's draft; the draft of another member of that name stays. */
export const removeDraft = (name: string, owner: string): Promise<void> => {
  // A later save must follow the removal.
  waiting.delete(JSON.stringify([name, owner]))
  return runExclusive(async (database) => {
    const others = (await read(database, name)).filter((entry) => entry.owner !== owner)
    await write(database, name, others)
  })
}

/** Removes the drafts of all members at an explicit logout, except those stored with `keptAtLogout`. */
export const clearDrafts = (): Promise<void> => {
  waiting.clear()
  return runExclusive(async (database) => {
    for (const name of await database.names()) {
      const kept = (await read(database, name)).filter(({ keptAtLogout }) => keptAtLogout)
      await write(database, name, kept)
    }
  })
}

/**
 * Encrypted texts by name. In IndexedDB, because every tab must read what another tab wrote before it released a
 * lock: each process of the browser has its own copy of local storage, which is updated later.
 */
type DraftDatabase = {
  read: (name: string) => Promise<string | null>
  /** Rejects if the browser does not store the text. */
  write: (name: string, text: string) => Promise<void>
  remove: (name: string) => Promise<void>
  names: () => Promise<string[]>
}

const prefix = 'draft:'

/**
 * The drafts of this browser; in memory if it stores nothing, as `openEncryptedStorage` does.
 * @throws if the database exists but does not open now: in memory, an order stored there could be placed again.
 */
async function openDatabase(): Promise<DraftDatabase> {
  try {
    const key = await openStorageKey()
    const store = reopening(() => createStore('portal-drafts', 'drafts'))
    // Opens the database.
    await withOpenTimeout(keys(store))
    return encryptedDatabase(key, store)
  } catch (error) {
    if (isPassing(error)) throw error
    return memoryDatabase()
  }
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '')

/** Whether the database may open later; without IndexedDB or Web Crypto there are other errors. */
const isPassing = (error: unknown): boolean => /^(Timeout|Quota|Unknown|Abort)/.test(nameOf(error))

/**
 * Connects again after any error, and repeats what a closed connection has refused: browsers close connections, some
 * without the event that idb-keyval waits for.
 */
function reopening(open: () => UseStore): UseStore {
  let store = open()
  return async (mode, callback) => {
    try {
      return await store(mode, callback)
    } catch (error) {
      store = open()
      if (nameOf(error) === 'InvalidStateError') return store(mode, callback)
      throw error
    }
  }
}

function encryptedDatabase(key: CryptoKey, store: UseStore): DraftDatabase {
  return {
    read: async (name) => {
      const envelope = await get<string>(prefix + name, store)
      return envelope === undefined ? null : decryptText(key, prefix + name, envelope)
    },
    write: async (name, text) => set(prefix + name, await encryptText(key, prefix + name, text), store),
    remove: (name) => del(prefix + name, store),
    names: async () => (await keys<string>(store)).map((name) => name.slice(prefix.length)),
  }
}

function memoryDatabase(): DraftDatabase {
  const entries = new Map<string, string>()
  return {
    read: async (name) => entries.get(name) ?? null,
    write: async (name, text) => void entries.set(name, text),
    remove: async (name) => void entries.delete(name),
    names: async () => [...entries.keys()],
  }
}
