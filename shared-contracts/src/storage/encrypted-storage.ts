import { createStore, get, update } from 'idb-keyval'
import { createStorageKey, decryptText, encryptText } from './text-encryption.ts'

/** Encrypted entries of local storage. */
export type EncryptedStorage = {
  /** False if the browser stores nothing; entries then last as long as the page. */
  readonly persistent: boolean
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
  remove: (name: string) => void
  names: () => string[]
}

/** Milliseconds to open the database; some browsers never finish after a crash. */
const openTimeout = 3_000

/**
 * The encrypted storage of this browser: AES-GCM with a non-extractable key in IndexedDB. Falls back to
 * memory without storage or Web Crypto (private windows, insecure origins) or if the database does not open.
 */
export async function openEncryptedStorage(
  readKey = storageKey,
  storage = () => window.localStorage,
  timeout = openTimeout,
): Promise<EncryptedStorage> {
  try {
    return encryptedStorage(await withTimeout(readKey(), timeout), storage())
  } catch {
    return memoryStorage()
  }
}

const withTimeout = <T>(work: Promise<T>, timeout: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The database did not open')), timeout)),
  ])

async function storageKey(): Promise<CryptoKey> {
  const store = createStore('portal', 'keys')
  const stored = await get<CryptoKey>('state', store)
  if (stored) return stored
  const fresh = await createStorageKey()
  // Another tab may have stored a key meanwhile; the first one is used.
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
        // Without space the entry is removed, so that the older one is not read again.
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
