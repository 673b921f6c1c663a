import { createHmac, type BinaryLike, type KeyObject } from 'node:crypto'

/** At most 2 ** 15 = 32 768 windows of a kind exist, so that none is ever dropped to make room for another. */
const keyBits = 15

/** Turns what is counted, such as an address, into the key of its window. */
export type KeyOf = (text: string) => string

/**
 * Short hashes with a secret: a store holds no e-mail address, and no caller can choose texts with the same key. Two texts
 * share a window by chance, once in 32 768 pairs (docs/decisions/0025-rate-limits.md).
 */
export const createKeyOf =
  (secret: BinaryLike | KeyObject): KeyOf =>
  (text) => {
    const hash = createHmac('sha256', secret).update('rate limit ').update(text).digest()
    return (hash.readUInt32BE() >>> (32 - keyBits)).toString(36)
  }
