import { createStore, get, update } from 'idb-keyval'
import { createStorageKey } from './text-encryption.ts'

/** ms to open a database; some browsers never finish after a crash. */
const openTimeout = 3_000

/** Rejects with a `TimeoutError` if a database has not answered in time. */
export const withOpenTimeout = <T>(work: Promise<T>, timeout = openTimeout): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new DOMException('The database did not open', 'TimeoutError')), timeout),
    ),
  ])

/**
 * The AES-GCM key of this browser, which scripts can use but not read; created at the first use.
 * @throws if the browser has no database or Web Crypto, or does not open the database.
 */
export const openStorageKey = (): Promise<CryptoKey> => withOpenTimeout(readOrCreateKey())

async function readOrCreateKey(): Promise<CryptoKey> {
  const store = createStore('portal', 'keys')
  const stored = await get<CryptoKey>('state', store)
  if (stored) return stored
  const fresh = await createStorageKey()
  // Another tab may have stored a key meanwhile; the first one is used.
  await update<CryptoKey>('state', (old) => old ?? fresh, store)
  return (await get<CryptoKey>('state', store)) ?? fresh
}
