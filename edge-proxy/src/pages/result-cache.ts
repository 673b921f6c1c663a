import { LRUCache } from 'lru-cache'

/** Keeps up to `max` results; one is made anew when an object that it is made from is another one than before. */
export function createResultCache<T>(max: number) {
  const kept = new LRUCache<string, { from: readonly unknown[]; result: T }>({ max })
  return (key: string, from: readonly unknown[], make: () => T): T => {
    const found = kept.get(key)
    if (found && found.from.every((object, index) => object === from[index])) return found.result
    const result = make()
    kept.set(key, { from, result })
    return result
  }
}
