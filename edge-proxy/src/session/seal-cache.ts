import { LRUCache } from 'lru-cache'
import type { KeyRing } from './key-ring.ts'
import { unseal, validity, type Unsealed, type Sealed, type SealKind } from './seal.ts'

/**
 * Cached decrypted tokens: at most 2 000 entries, of about 1 kB each, and 4 MB of token text. A page sends one or two, call
 * after call; decrypting one again takes less time than a call.
 */
const limits = { max: 2_000, maxSize: 4_000_000 }

/** `unseal` with the keys of the edge. `now` in ms. */
export type Unseal = (kind: SealKind, cookie: string, text: string, now: number) => Unsealed

/**
 * Decrypts each token once, because a page sends the same sealed tokens with every call. Caches only
 * valid tokens, together with their kind and cookie; the expiry, and whether the login has ended, is checked every time.
 */
export function createUnsealCache(ring: KeyRing, isEnded: (sealed: Sealed) => boolean = () => false): Unseal {
  const cache = new LRUCache<string, { kind: SealKind; cookie: string; sealed: Sealed }>({
    ...limits,
    sizeCalculation: (_, text) => text.length,
  })

  function cachedUnseal(...[kind, cookie, text, now]: Parameters<Unseal>): Unsealed {
    const cached = cache.get(text)
    if (cached !== undefined && cached.kind === kind && cached.cookie === cookie) return validity(cached.sealed, now)
    const unsealed = unseal(ring, kind, cookie, text, now)
    if (unsealed.kind === 'valid') cache.set(text, { kind, cookie, sealed: unsealed.sealed })
    return unsealed
  }

  return (kind, cookie, text, now) => {
    const unsealed = cachedUnseal(kind, cookie, text, now)
    return unsealed.kind !== 'invalid' && isEnded(unsealed.sealed) ? { kind: 'invalid' } : unsealed
  }
}
