import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { createCookie } from '../../http/cookie.ts'
import type { KeyRing } from '../seal.ts'
import type { KioskKey } from '../../config/setting-schemas.ts'

const format = /^[0-9a-f]{8}\.[\w-]{22}\.[\w-]{43}$/
/** Seconds; 400 days are the longest time that browsers allow, and each visit to the kiosk begins it again. */
const maxAge = 400 * 24 * 60 * 60
export const enrolmentCookie = createCookie('__Host-kiosk', format, maxAge, 'Strict')

export type Enrolment = ReturnType<typeof createEnrolment>

/**
 * Which shop tablets are enrolled, without state at the edge: the cookie holds a random number and its HMAC under a key
 * derived from the kiosk key and the edge's own key. So a thief of only one of the two can neither make a cookie nor try
 * kiosk keys, and a cookie ends with its kiosk key (docs/product/kiosk.md rule 12).
 */
export function createEnrolment(kioskKeys: readonly KioskKey[], ring: KeyRing) {
  /** Compared by keyed hashes of one length, because the time of a comparison must not tell how much of a key is right. */
  const comparison = randomBytes(32)
  const hashOf = (text: string): Buffer => createHmac('sha256', comparison).update(text).digest()
  const typed = kioskKeys.map((entry) => ({ name: entry.name, hash: hashOf(entry.key) }))

  /** For each key of the edge, the derived key of each kiosk key. */
  const devicesOf = new Map(
    ring.keys.map((edgeKey) => [
      edgeKey.id,
      kioskKeys.map((entry) => ({
        name: entry.name,
        key: Buffer.from(hkdfSync('sha256', edgeKey.key, entry.key, 'kiosk enrolment', 32)),
      })),
    ]),
  )

  /** All entries are compared, so that the time does not tell which one is right. */
  const nameOf = <T extends { name: string }>(entries: readonly T[], isRight: (entry: T) => boolean): string | null =>
    entries.filter(isRight)[0]?.name ?? null

  return {
    /** The name of the key that staff typed, or null for a wrong one. */
    nameOfKey: (text: string): string | null => {
      const hash = hashOf(text.trim())
      return nameOf(typed, (entry) => timingSafeEqual(entry.hash, hash))
    },
    /** The name of the key that this browser was enrolled with, or null if it is not enrolled. */
    deviceIn: (cookies: string | null): string | null => {
      const [id = '', nonce = '', mac = ''] = enrolmentCookie.in(cookies)?.split('.') ?? []
      const sent = Buffer.from(mac)
      return nameOf(devicesOf.get(id) ?? [], ({ key }) => timingSafeEqual(macOf(key, id, nonce), sent))
    },
    /** The `Set-Cookie` value that enrols a browser with the named key. */
    enrol: (device: string): string => {
      const { id } = ring.newest
      const nonce = randomBytes(16).toString('base64url')
      const key = devicesOf.get(id)?.find((entry) => entry.name === device)?.key
      if (key === undefined) throw new Error('There is no kiosk key of this name.')
      return enrolmentCookie.set(`${id}.${nonce}.${macOf(key, id, nonce).toString()}`)
    },
  }
}

/** As the text of the cookie, because base64 has several spellings of the same bytes. */
const macOf = (key: Buffer, id: string, nonce: string): Buffer =>
  Buffer.from(createHmac('sha256', key).update(`${id}.${nonce}`).digest('base64url'))
