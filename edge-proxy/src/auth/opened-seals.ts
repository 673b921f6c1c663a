import { LRUCache } from 'lru-cache'
import type { KeyRing } from './key-ring.ts'
import { open, validity, type Opened, type Sealed, type SealKind } from './seal.ts'

/** Seals remembered at once, and characters of them: some thousand members in the middle of a visit. */
const most = { max: 10_000, maxSize: 8_000_000 }

/** Opens a seal as `open` does. `now` in ms. */
export type OpenSeal = (kind: SealKind, cookie: string, text: string, now: number) => Opened

/**
 * Opens seals, and the same one only once: a page sends the same seals with each of its calls.
 * Only what opened is remembered, with the kind and the cookie it opened for; its age is
 * looked at every time.
 */
export function createSealOpener(ring: KeyRing): OpenSeal {
  const known = new LRUCache<string, { kind: SealKind; cookie: string; sealed: Sealed }>({
    ...most,
    sizeCalculation: (_, text) => text.length,
  })
  return (kind, cookie, text, now) => {
    const remembered = known.get(text)
    if (remembered !== undefined && remembered.kind === kind && remembered.cookie === cookie)
      return validity(remembered.sealed, now)
    const opened = open(ring, kind, cookie, text, now)
    if (opened.kind === 'open') known.set(text, { kind, cookie, sealed: opened.sealed })
    return opened
  }
}
