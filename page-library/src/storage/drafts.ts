import * as v from '@portal/shared-contracts/schema'
import { openDraftDatabase, type DraftDatabase } from './draft-database.ts'
import { createSerialQueue } from './serial-queue.ts'

let opened: Promise<DraftDatabase> | undefined

/** Opens the database once; after a failure the next call tries again. */
const open = (): Promise<DraftDatabase> =>
  (opened ??= openDraftDatabase().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

/** Keeps the order of calls: without it, an earlier save could end after a later removal. */
const queue = createSerialQueue()

/** Local storage entry of a logout whose deletion has not ended: the page may have been left at once. */
const deletionMark = 'drafts-deletion'

function isDeletionDue(): boolean {
  try {
    return localStorage.getItem(deletionMark) !== null
  } catch {
    return false
  }
}

function markDeletion(isDue: boolean): void {
  try {
    if (isDue) localStorage.setItem(deletionMark, '1')
    else localStorage.removeItem(deletionMark)
  } catch {
    // Where the browser stores nothing, there are no drafts of before either.
  }
}

/** The database after every deletion that is due, also of a page that was left. */
async function openClean(): Promise<DraftDatabase> {
  const database = await open()
  if (isDeletionDue()) await clear(database)
  return database
}

const withDatabase = <T>(task: (database: DraftDatabase) => Promise<T>): Promise<T> =>
  queue(async () => task(await openClean()))

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
const pendingSaves = new Map<string, { entry: Entries[number]; saved: Promise<void> }>()

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
  const before = pendingSaves.get(key)
  if (before !== undefined) {
    before.entry = entry
    return before.saved
  }
  const save = { entry, saved: Promise.resolve() }
  save.saved = queue(async () => {
    const database = await openClean().finally(() => {
      if (pendingSaves.get(key) === save) pendingSaves.delete(key)
    })
    const others = (await read(database, name)).filter((other) => other.owner !== owner)
    await write(database, name, [...others, save.entry])
  })
  pendingSaves.set(key, save)
  return save.saved
}

/** The member's draft of that name, or null if there is none or it has another shape. */
export const loadDraft = <S extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: S,
): Promise<v.InferOutput<S> | null> =>
  withDatabase(async (database) => {
    const own = (await read(database, name)).find((entry) => entry.owner === owner)
    const value = v.safeParse(schema, own?.value)
    return own !== undefined && value.success ? value.output : null
  })

/** Removes a member's draft; the draft of another member of that name stays. */
export const removeDraft = (name: string, owner: string): Promise<void> => {
  // A later save must follow the removal.
  pendingSaves.delete(JSON.stringify([name, owner]))
  return withDatabase(async (database) => {
    const others = (await read(database, name)).filter((entry) => entry.owner !== owner)
    await write(database, name, others)
  })
}

async function clear(database: DraftDatabase): Promise<void> {
  for (const name of await database.names()) {
    const kept = (await read(database, name)).filter(({ keptAtLogout }) => keptAtLogout)
    await write(database, name, kept)
  }
  markDeletion(false)
}

/**
 * Removes the drafts of all members at an explicit logout, except those stored with `keptAtLogout`. If the page is left
 * meanwhile, the next page that reads or stores a draft removes them first.
 */
export const clearDrafts = (): Promise<void> => {
  pendingSaves.clear()
  markDeletion(true)
  // Without local storage nothing is due.
  return queue(async () => clear(await open()))
}
