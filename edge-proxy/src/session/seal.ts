import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { sessionAge } from '@portal/shared-contracts/session/timeouts'
import * as v from 'valibot'
import { HttpError } from '../http/http-error.ts'
import { knownAge } from '../state/ended-sessions.ts'

/** A `KeyObject`, because Node would import plain bytes again for every token. */
export type SealingKey = { id: string; key: KeyObject }

/** The newest key encrypts; every key can decrypt. `portal` is the origin for which the keys are used. */
export type KeyRing = { newest: SealingKey; keys: readonly SealingKey[]; portal: string }

/** A ring of 32-byte keys, newest first. A key's id is a hash that reveals nothing about the key. */
export function createKeyRing(keys: readonly Buffer[], portal: string): KeyRing {
  const ring = keys.map((key) => ({
    id: createHash('sha256').update('kid').update(key).digest('hex').slice(0, 8),
    key: createSecretKey(key),
  }))
  const [newest] = ring
  if (newest === undefined) throw new Error('A key ring needs a key.')
  return { newest, keys: ring, portal }
}

export const sealKinds = ['access', 'refresh', 'secure', 'external', 'loyalty', 'known', 'ticket'] as const
export type SealKind = (typeof sealKinds)[number]

/**
 * `sid` is new with every login, `since` its time in ms, 0 in earlier versions. `names` are hashes of the account's
 * name and then of others that calls of the member may have. `portal` is the origin of the portal, `exp` in seconds
 * since 1970. Tokens of earlier versions have no portal, and in `user` a hash of the folded login name
 * (docs/decisions/0042-tokens-of-a-portal.md, 0043-names-of-accounts.md).
 */
const SealedContent = v.object({
  token: v.string(),
  accountId: v.nullable(v.string()),
  sid: v.string(),
  since: v.optional(v.number(), 0),
  user: v.optional(v.string()),
  names: v.optional(v.array(v.string())),
  portal: v.optional(v.string()),
  exp: v.number(),
})
/** All that a sealed token contains. */
export type SealedContent = v.InferOutput<typeof SealedContent>
/** What is sealed as a token; the portal and its expiry are added. */
export type ContentToSeal = Omit<SealedContent, 'portal' | 'exp'>

/** What a sealed token contained, and the cookie or origin for which it was sealed. */
export type UnsealedToken = { content: SealedContent; boundTo: string }

/**
 * `ended`: the login has ended. `unknown`: it may have ended before this edge started, which cannot ask the store.
 * Pages learn only of an ended login, and only with a refresh.
 */
export type UnsealResult = ({ kind: 'valid' | 'expired' | 'ended' | 'unknown' } & UnsealedToken) | { kind: 'invalid' }

/** The token if it is valid. @throws HttpError sessionInvalid; backendUnavailable if it may have ended */
export function validOf(result: UnsealResult): UnsealedToken {
  if (result.kind === 'valid') return result
  if (result.kind === 'unknown') throw new HttpError('backendUnavailable', 'ended sessions cannot be read', 503)
  throw new HttpError('sessionInvalid', 'token cannot be unsealed')
}

/** Seconds. The provider's 401 has a new loyalty token fetched; one that expired here would end the session. */
export const lifetimes = {
  access: 60 * 60,
  refresh: sessionAge,
  secure: sessionAge,
  external: sessionAge,
  loyalty: sessionAge,
  known: knownAge,
  /** Of a wallet pass, which Chrome on iOS asks for twice. */
  ticket: 2 * 60,
} as const satisfies Record<SealKind, number>

/** Stands for the cookie or origin of tokens that are bound to none. */
export const notBound = ''

const version = 's1'
const ivBytes = 12
const tagBytes = 16
const format = /^s1\.([0-9a-f]{8})\.([\w-]{40,12000})$/

/** A token cannot be unsealed as another kind, or for another cookie or origin. */
const authenticatedData = (keyId: string, kind: SealKind, boundTo: string): Buffer =>
  Buffer.from([version, keyId, kind, createHash('sha256').update(boundTo).digest('hex')].join('|'))

/**
 * A sealed token (AES-256-GCM), bound to a cookie or an origin. `now` in ms; `maxAge` in seconds shortens the kind's
 * lifetime.
 */
export function seal(
  ring: KeyRing,
  kind: SealKind,
  boundTo: string,
  content: ContentToSeal,
  now: number,
  maxAge = Infinity,
): string {
  const { id, key } = ring.newest
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(
    authenticatedData(id, kind, boundTo),
  )
  const exp = Math.floor(now / 1000) + Math.min(lifetimes[kind], maxAge)
  const complete: SealedContent = { ...content, portal: ring.portal, exp }
  const bytes = Buffer.concat([
    iv,
    cipher.update(JSON.stringify(complete), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return `${version}.${id}.${bytes.toString('base64url')}`
}

/** Decrypts and checks a token that was sealed for one of these cookies or origins; never throws. `now` in ms. */
export function unseal(
  ring: KeyRing,
  kind: SealKind,
  bindings: readonly string[],
  sealedToken: string,
  now: number,
): UnsealResult {
  const [, id = '', body = ''] = format.exec(sealedToken) ?? []
  const key = ring.keys.find((candidate) => candidate.id === id)
  if (key === undefined) return { kind: 'invalid' }
  const bytes = Buffer.from(body, 'base64url')
  for (const boundTo of bindings) {
    const content = decrypt(key, kind, boundTo, bytes)
    if (content !== null && (content.portal ?? ring.portal) === ring.portal) return validity({ content, boundTo }, now)
  }
  return { kind: 'invalid' }
}

/** Whether a decrypted token has expired. `now` in ms. */
export const validity = ({ content, boundTo }: UnsealedToken, now: number): UnsealResult => ({
  kind: content.exp * 1000 > now ? 'valid' : 'expired',
  content,
  boundTo,
})

function decrypt({ id, key }: SealingKey, kind: SealKind, boundTo: string, bytes: Buffer): SealedContent | null {
  try {
    const end = bytes.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAAD(authenticatedData(id, kind, boundTo)).setAuthTag(bytes.subarray(end))
    const content = decipher.update(bytes.subarray(ivBytes, end))
    // Throws for another cookie or origin, before the bytes are decoded, which can take twice as long as all else.
    decipher.final()
    return v.parse(SealedContent, JSON.parse(content.toString()))
  } catch {
    return null
  }
}
