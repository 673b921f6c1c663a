import { decryptText, encryptText, openStorageKey } from './text-encryption.ts'

/** Encrypted entries of a browser. */
export type EncryptedStorage = {
  /** False if the browser stores nothing, or no longer; entries then last as long as the page. */
  readonly persistent: boolean
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
}

/**
 * The encrypted local storage of this browser. Falls back to memory without storage or Web Crypto (private
 * windows, insecure origins) or if the database of the key does not open.
 */
export async function openEncryptedStorage(
  readKey = openStorageKey,
  storage = () => window.localStorage,
): Promise<EncryptedStorage> {
  try {
    return encryptedStorage(await readKey(), storage())
  } catch {
    return memoryStorage()
  }
}

/** Encrypted entries in a storage of the browser; in memory those for which it has no space. */
export function encryptedStorage(key: CryptoKey, storage: Storage): EncryptedStorage {
  const memory = memoryStorage()
  let persistent = isWritable(storage)
  return {
    get persistent() {
      return persistent
    },
    read: async (name) => {
      const envelope = storage.getItem(name)
      return envelope === null ? memory.read(name) : decryptText(key, name, envelope)
    },
    write: async (name, text) => {
      try {
        storage.setItem(name, await encryptText(key, name, text))
        persistent = true
      } catch {
        // Without space the entry is removed, so that the next page does not read the older one.
        storage.removeItem(name)
        await memory.write(name, text)
        persistent = false
      }
    },
  }
}

function isWritable(storage: Storage): boolean {
  try {
    storage.setItem('writable', '')
    storage.removeItem('writable')
    return true
  } catch {
    return false
  }
}

function memoryStorage(): EncryptedStorage {
  const entries = new Map<string, string>()
  return {
    persistent: false,
    read: async (name) => entries.get(name) ?? null,
    write: async (name, text) => void entries.set(name, text),
  }
}
