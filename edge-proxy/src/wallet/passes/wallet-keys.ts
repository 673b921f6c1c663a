import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import * as v from 'valibot'

/** What a pass is about; stored only sealed. A new field has a default, because stored passes do not have it. */
const PassSubject = v.object({
  cardCode: v.string(),
  accountId: v.string(),
  holder: v.nullable(v.string()),
  /** The balance that the edge knew last; null if the pass shows none. */
  points: v.nullable(v.number()),
  /** When the card was last known to be locked, in ms since 1970; 0 for never. */
  lockedAt: v.optional(v.number(), 0),
  /** Since when the platform does not know the card, in ms since 1970; 0 while it does. */
  missingSince: v.optional(v.number(), 0),
})
export type PassSubject = v.InferOutput<typeof PassSubject>

const ivBytes = 12
const tagBytes = 16

/** The keys for one purpose each, made from one of `WALLET_KEYS`. */
type Derived = { id: string } & Record<'hashing' | 'tokens' | 'sealing', Buffer>

/** What stands before the text of a hash. Stored hashes depend on it. */
const hashPrefixes = { card: 'card', account: 'account', content: 'shown' } as const
type HashKind = keyof typeof hashPrefixes

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Random, so that nothing of a card follows from it. */
export const newSerial = (): string => randomBytes(16).toString('base64url')

export type WalletKeys = ReturnType<typeof createWalletKeys>

/**
 * Hashes, tokens and seals of passes. The newest of the keys, which comes first, makes them; all of them are accepted.
 * Another portal has other keys, although the setting is the same.
 */
export function createWalletKeys(keys: readonly Buffer[], portal: string) {
  const ring = keys.map((key): Derived => {
    const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, portal, `wallet ${purpose}`, 32))
    const id = createHash('sha256').update('wallet key').update(key).digest('hex').slice(0, 8)
    return { id, hashing: derive('names'), tokens: derive('tokens'), sealing: derive('sealing') }
  })
  const [newest] = ring
  if (newest === undefined) throw new Error('Wallet passes need a key.')

  const hashWith = ({ hashing }: Derived, kind: HashKind, text: string): string =>
    hmac(hashing, `${hashPrefixes[kind]} ${text}`).subarray(0, 24).toString('base64url')
  const tokenWith = ({ tokens }: Derived, serial: string): string =>
    hmac(tokens, `pass ${serial}`).toString('base64url')

  /** Undefined for what none of the keys has sealed. */
  const keyOf = (sealed: string): Derived | undefined => ring.find(({ id }) => id === sealed.split('.')[0])

  return {
    /**
     * The hashes of a card, an account or the content of a pass, that of the newest key first. With a new key a content
     * has another hash, so that phones then get a token of that key.
     */
    hashesOf: (kind: HashKind, text: string): [string, ...string[]] => [
      hashWith(newest, kind, text),
      ...ring.slice(1).map((key) => hashWith(key, kind, text)),
    ],
    /**
     * Apple's `authenticationToken` of a pass, by the key that sealed it: a phone that has the pass of a new key must
     * not get a token of the old one from an edge that does not use the new key yet, because it asks for the pass once.
     */
    tokenOf: (serial: string, sealed: string): string => tokenWith(keyOf(sealed) ?? newest, serial),
    isToken(serial: string, token: string): boolean {
      const sent = createHash('sha256').update(token).digest()
      // All are compared, so that the time tells nothing.
      const matches = ring.filter((key) =>
        timingSafeEqual(sent, createHash('sha256').update(tokenWith(key, serial)).digest()),
      )
      return matches.length > 0
    },
    /** Encrypts with AES-256-GCM, for this serial only. */
    seal: (serial: string, subject: PassSubject): string => sealWith(newest, serial, subject),
    /** What is left of something sealed that only names its key. */
    withoutSubject: (sealed: string): string => sealed.slice(0, sealed.indexOf('.') + 1),
    /** Null for what none of the keys has sealed for this serial. */
    unseal(serial: string, sealed: string): PassSubject | null {
      const key = keyOf(sealed)
      return key === undefined ? null : unsealWith(key, serial, sealed.slice(sealed.indexOf('.') + 1))
    },
  }
}

function sealWith({ id, sealing }: Derived, serial: string, subject: PassSubject): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealing, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(serial))
  const bytes = [iv, cipher.update(JSON.stringify(subject)), cipher.final(), cipher.getAuthTag()]
  return `${id}.${Buffer.concat(bytes).toString('base64url')}`
}

function unsealWith({ sealing }: Derived, serial: string, body: string): PassSubject | null {
  const bytes = Buffer.from(body, 'base64url')
  try {
    const end = bytes.length - tagBytes
    const iv = bytes.subarray(0, ivBytes)
    const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(serial)).setAuthTag(bytes.subarray(end))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, end)), decipher.final()])
    return v.parse(PassSubject, JSON.parse(text.toString()))
  } catch {
    return null
  }
}
