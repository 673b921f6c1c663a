import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { foldedName } from '../session/login-name.ts'
import { lifetimes, type SealKind } from '../session/seal.ts'
import { testKey } from './test-edge.ts'

/**
 * Tokens as the version before 0042 of the decisions seals and reads them: without a portal, with the folded name. A
 * copy on purpose, which changes of `seal.ts` do not reach.
 */
const Former = v.object({
  token: v.string(),
  accountId: v.nullable(v.string()),
  sid: v.string(),
  since: v.optional(v.number(), 0),
  user: v.optional(v.string()),
  names: v.optional(v.array(v.string())),
  exp: v.number(),
})
export type Former = v.InferOutput<typeof Former>

const keyId = createHash('sha256').update('kid').update(testKey).digest('hex').slice(0, 8)
const boundTo = (kind: SealKind, cookie: string): Buffer =>
  Buffer.from(['s1', keyId, kind, createHash('sha256').update(cookie).digest('hex')].join('|'))

/** Hash of the folded login name. */
export const formerUser = (loginName: string): string =>
  createHash('sha256')
    .update(`user ${foldedName(loginName)}`)
    .digest()
    .subarray(0, 15)
    .toString('base64url')

export function formerSeal(kind: SealKind, cookie: string, content: Omit<Former, 'exp'>): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', testKey, iv, { authTagLength: 16 }).setAAD(boundTo(kind, cookie))
  const text = JSON.stringify({ ...content, exp: Math.floor(Date.now() / 1000) + lifetimes[kind] })
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `s1.${keyId}.${bytes.toString('base64url')}`
}

/** @throws Error for a token that the former version refuses */
export function formerUnseal(kind: SealKind, cookie: string, token: string): Former {
  const [, id = '', body = ''] = /^s1\.([0-9a-f]{8})\.([\w-]{40,12000})$/.exec(token) ?? []
  if (id !== keyId) throw new Error('no such key')
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', testKey, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAAD(boundTo(kind, cookie)).setAuthTag(bytes.subarray(-16))
  const text = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
  return v.parse(Former, JSON.parse(text))
}
