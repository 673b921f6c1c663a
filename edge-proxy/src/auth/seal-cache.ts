import { LRUCache } from 'lru-cache'
import type { KeyRing } from './key-ring.ts'
import { open, validity, type Opened, type Sealed, type SealKind } from './seal.ts'

/** Number and total length of the seals that are kept open: some thousand active members. */
const limits = { max: 10_000, maxSize: 8_000_000 }

/** Opens a seal as `open` does. `now` in ms. */
export type OpenSeal = (kind: SealKind, cookie: string, text: string, now: number) => Opened

/**
 * Decrypts each seal once, because a page sends the same seals with every call. Only opened
 * seals are kept, together with their kind and cookie; the expiry is checked every time.
 */
export function createSealOpener(ring: KeyRing): OpenSeal {
  const cache = new LRUCache<string, { kind: SealKind; cookie: string; sealed: Sealed }>({
    ...limits,
    sizeCalculation: (_, text) => text.length,
  })
  return (kind, cookie, text, now) => {
    const cached = cache.get(text)
    if (cached !== undefined && cached.kind === kind && cached.cookie === cookie) return validity(cached.sealed, now)
    const opened = open(ring, kind, cookie, text, now)
    if (opened.kind === 'open') cache.set(text, { kind, cookie, sealed: opened.sealed })
    return opened
  }
}
