import { LRUCache } from 'lru-cache'
import type { EndedSessions } from '../state/ended-sessions.ts'
import { unseal, validity, type KeyRing, type Opened, type SealKind, type Unsealed } from './seal.ts'

/** At most 2 000 tokens, of about 1 kB each, and 4 MB of text; decrypting one again takes less time than a call. */
const limits = { max: 2_000, maxSize: 4_000_000 }

/** `unseal` with the keys of the edge. `now` in ms. */
export type Unseal = (kind: SealKind, cookies: readonly string[], text: string, now: number) => Unsealed

/** Caches valid tokens with kind and cookie; expiry, and whether the login has ended, is checked every time. */
export function createUnsealCache(ring: KeyRing, ended?: Pick<EndedSessions, 'isEnded' | 'mayHaveEnded'>): Unseal {
  const cache = new LRUCache<string, Opened & { kind: SealKind }>({
    ...limits,
    sizeCalculation: (_, text) => text.length,
  })

  function cachedUnseal(kind: SealKind, cookies: readonly string[], text: string, now: number): Unsealed {
    const cached = cache.get(text)
    if (cached?.kind === kind && cookies.includes(cached.cookie)) return validity(cached, now)
    const unsealed = unseal(ring, kind, cookies, text, now)
    if (unsealed.kind === 'valid') cache.set(text, { kind, cookie: unsealed.cookie, sealed: unsealed.sealed })
    return unsealed
  }

  return (kind, cookies, text, now) => {
    const unsealed = cachedUnseal(kind, cookies, text, now)
    // A loyalty token belongs to no login.
    if (unsealed.kind === 'invalid' || kind === 'loyalty' || ended === undefined) return unsealed
    const { sealed } = unsealed
    if (ended.isEnded(sealed)) return { kind: 'invalid' }
    return ended.mayHaveEnded(sealed) ? { ...unsealed, kind: 'unknown' } : unsealed
  }
}
