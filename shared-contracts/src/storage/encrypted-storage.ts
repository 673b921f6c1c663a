import { createStore, get, update } from 'idb-keyval'
import { createStorageKey, decryptText, encryptText } from './text-encryption.ts'

/** Encrypted entries of local storage. */
export type EncryptedStorage = {
  /** False where the browser keeps nothing: entries then live as long as the page. */
  readonly persistent: boolean
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
  remove: (name: string) => void
  names: () => string[]
}

/** Milliseconds a browser gets to open its database; some never answer after a crash. */
const patience = 3_000

/**
 * The vault of this browser: AES-GCM with a non-extractable key kept in IndexedDB
 * (design §5). Without storage or Web Crypto (private windows, insecure origins), or if the
 * database does not answer, it falls back to memory instead of failing.
 */
export async function openEncryptedStorage(
  readKey = storageKey,
  storage = () => window.localStorage,
  wait = patience,
): Promise<EncryptedStorage> {
  try {
    return encryptedStorage(await inTime(readKey(), wait), storage())
  } catch {
    return memoryStorage()
  }
}

const inTime = <T>(work: Promise<T>, wait: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The database does not answer')), wait)),
  ])

async function storageKey(): Promise<CryptoKey> {
  const store = createStore('portal', 'keys')
  const kept = await get<CryptoKey>('state', store)
  if (kept) return kept
  const fresh = await createStorageKey()
  // Another tab may have been quicker: the first key that was stored is the key.
  await update<CryptoKey>('state', (old) => old ?? fresh, store)
  return (await get<CryptoKey>('state', store)) ?? fresh
}

/** Encrypted entries in a storage of the browser. */
export function encryptedStorage(key: CryptoKey, storage: Storage): EncryptedStorage {
  return {
    persistent: true,
    read: async (name) => {
      const envelope = storage.getItem(name)
      return envelope === null ? null : decryptText(key, name, envelope)
    },
    write: async (name, text) => {
      try {
        storage.setItem(name, await encryptText(key, name, text))
      } catch {
        // Quota: better to forget after this page than to fail the member's action, or to
        // find an older state again that was meant to be replaced.
        storage.removeItem(name)
      }
    },
    remove: (name) => storage.removeItem(name),
    names: () => Object.keys(storage),
  }
}

function memoryStorage(): EncryptedStorage {
  const entries = new Map<string, string>()
  return {
    persistent: false,
    read: async (name) => entries.get(name) ?? null,
    write: async (name, text) => void entries.set(name, text),
    remove: (name) => void entries.delete(name),
    names: () => [...entries.keys()],
  }
}
