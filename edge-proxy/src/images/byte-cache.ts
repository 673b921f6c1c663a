/** What a cache keeps; `bytes` counts against its cap. */
export type Cached = { bytes: Uint8Array }

/** A least-recently-used cache in memory, capped by bytes. */
export function createByteCache<T extends Cached>(mostBytes: number) {
  const entries = new Map<string, T>()
  let size = 0

  function remove(key: string): void {
    size -= entries.get(key)?.bytes.length ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): T | undefined {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set(key: string, entry: T): void {
      remove(key)
      entries.set(key, entry)
      size += entry.bytes.length
      for (const oldest of entries.keys()) {
        if (size <= mostBytes) break
        remove(oldest)
      }
    },
  }
}
