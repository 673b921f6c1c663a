import { LRUCache } from 'lru-cache'
import type { EndedSessions } from '../state/ended-sessions.ts'
import { unseal, validity, type KeyRing, type SealKind, type UnsealedToken, type UnsealResult } from './seal.ts'

/** At most 2 000 tokens, of about 1 kB each, and 4 MB of text; decrypting one again takes less time than a call. */
const limits = { max: 2_000, maxSize: 4_000_000 }

/** `unseal` with the keys of the edge. `now` in ms. */
export type Unseal = (kind: SealKind, bindings: readonly string[], sealedToken: string, now: number) => UnsealResult

/**
 * Caches valid tokens with kind and cookie or origin; expiry, and whether the login has ended, is checked every time.
 */
export function createUnsealCache(ring: KeyRing, ended?: Pick<EndedSessions, 'isEnded' | 'mayHaveEnded'>): Unseal {
  const cache = new LRUCache<string, UnsealedToken & { kind: SealKind }>({
    ...limits,
    sizeCalculation: (_, sealedToken) => sealedToken.length,
  })

  function cachedUnseal(kind: SealKind, bindings: readonly string[], sealedToken: string, now: number): UnsealResult {
    const cached = cache.get(sealedToken)
    if (cached?.kind === kind && bindings.includes(cached.boundTo)) return validity(cached, now)
    const result = unseal(ring, kind, bindings, sealedToken, now)
    if (result.kind === 'valid') cache.set(sealedToken, { kind, boundTo: result.boundTo, content: result.content })
    return result
  }

  return (kind, bindings, sealedToken, now) => {
    const result = cachedUnseal(kind, bindings, sealedToken, now)
    // A loyalty token belongs to no login.
    if (result.kind === 'invalid' || kind === 'loyalty' || ended === undefined) return result
    const { content } = result
    if (ended.isEnded(content)) return { ...result, kind: 'ended' }
    return ended.mayHaveEnded(content) ? { ...result, kind: 'unknown' } : result
  }
}
