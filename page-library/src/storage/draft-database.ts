import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import { decryptText, encryptText, openStorageKey, withOpenTimeout } from './text-encryption.ts'

/**
 * Encrypted texts by name. In IndexedDB, because every tab must read what another tab wrote before it released a
 * lock: each process of the browser has its own copy of local storage, which is updated later.
 */
export type DraftDatabase = {
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
export async function openDraftDatabase(): Promise<DraftDatabase> {
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
