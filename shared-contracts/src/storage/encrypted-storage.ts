import { openStorageKey } from './storage-key.ts'
import { decryptText, encryptText } from './text-encryption.ts'

/** Encrypted entries of a browser. */
export type EncryptedStorage = {
  /** False if the browser stores nothing; entries then last as long as the page. */
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
