/** An object of a target with its entity tag, which changes with every write. */
export type StoredObject = { bytes: Uint8Array; tag: string }

/** A place for releases: keys such as `remotes/mfe-x/release.json`, written conditionally. */
export type Target = {
  /** The folder or URL, for messages. */
  readonly address: string
  /** An object; null if there is none. */
  read: (key: string) => Promise<StoredObject | null>
  /**
   * Writes an object if its tag is still `tag`, or if there is none for null.
   * @throws WriteConflict if it was written meanwhile
   */
  write: (key: string, bytes: Uint8Array, tag: string | null) => Promise<void>
  /** Deletes an object, which may be gone already. */
  remove: (key: string) => Promise<void>
  /** All keys below a prefix that ends in `/`, sorted. */
  list: (prefix: string) => Promise<string[]>
}

/** A conditional write was too late: the object has another tag. */
export class WriteConflict extends Error {
  override name = 'WriteConflict'
  constructor(key: string) {
    super(`${key} was written by another process at the same moment`)
  }
}

/** The text of an object, without white space around it. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).trim()

/** The text of an object; null if there is none. */
export async function readText(target: Target, key: string): Promise<string | null> {
  const stored = await target.read(key)
  return stored && textOf(stored.bytes)
}

const attempts = 30

/**
 * Changes an object by reading it, computing the next bytes and writing them conditionally; starts again if the object
 * was written meanwhile, so that no write is lost.
 * @param next the new bytes; null leaves the object as it is
 * @throws WriteConflict after 30 conflicts
 */
export async function updateObject(
  target: Target,
  key: string,
  next: (stored: Uint8Array | null) => Promise<Uint8Array | null> | Uint8Array | null,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stored = await target.read(key)
    const bytes = await next(stored?.bytes ?? null)
    if (bytes === null) return
    try {
      return await target.write(key, bytes, stored?.tag ?? null)
    } catch (error) {
      if (!(error instanceof WriteConflict) || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
