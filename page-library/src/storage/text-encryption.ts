import { createStore, get, update } from 'idb-keyval'

const version = 'v1'
const toBase64 = (bytes: Uint8Array): string => btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** A new AES-GCM key that scripts can use but not read. */
export const createStorageKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Encrypts a text under a name. */
export async function encryptText(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = new TextEncoder().encode(`${version}:${name}`)
  const data = new TextEncoder().encode(text)
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, data)
  return `${version}.${toBase64(iv)}.${toBase64(new Uint8Array(encrypted))}`
}

/** The text of an envelope, or null if it was truncated, changed, moved or written with another key. */
export async function decryptText(key: CryptoKey, name: string, envelope: string): Promise<string | null> {
  const [prefix, iv, data, ...others] = envelope.split('.')
  if (prefix !== version || iv === undefined || data === undefined || others.length > 0) return null
  try {
    const additionalData = new TextEncoder().encode(`${version}:${name}`)
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv), additionalData },
      key,
      fromBase64(data),
    )
    return new TextDecoder().decode(text)
  } catch {
    return null
  }
}

/** ms to open a database; some browsers never finish after a crash. */
const openTimeout = 3_000

/** Rejects with a `TimeoutError` if a database has not answered in time. */
export const withOpenTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new DOMException('The database did not open', 'TimeoutError')), openTimeout),
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
