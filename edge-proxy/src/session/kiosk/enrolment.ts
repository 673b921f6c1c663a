import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KioskKey } from '../../config/setting-schemas.ts'
import { createCookie, type SetCookie } from '../../http/cookie.ts'
import type { KeyRing } from '../seal.ts'

const format = /^[0-9a-f]{8}\.[\w-]{22}\.[\w-]{43}$/
/** Seconds; 400 days are the longest time that browsers allow, and each visit to the kiosk begins it again. */
const enrolmentAge = 400 * 24 * 60 * 60
/** Each further value costs an HMAC for each kiosk key. */
const maxEnrolments = 16
export const enrolmentCookie = createCookie('__Host-kiosk', format, enrolmentAge, 'Strict')

/** An enrolled tablet: the name of the key that it was enrolled with, and its random number. */
export type Tablet = { device: string; nonce: string }

export type Enrolment = ReturnType<typeof createEnrolment>

/**
 * Which shop tablets are enrolled, without state at the edge: the cookie holds a random number and its HMAC under a key
 * derived from the kiosk key and the edge's own. A thief of only one of the two can neither make a cookie nor try kiosk
 * keys, and a cookie ends with its kiosk key (rule kiosk-12).
 */
export function createEnrolment(kioskKeys: readonly KioskKey[], ring: KeyRing) {
  /**
   * Keys are compared as keyed hashes of one length, so that the time of a comparison does not tell how much is right.
   */
  const hashKey = randomBytes(32)
  const hashOf = (text: string): Buffer => createHmac('sha256', hashKey).update(text).digest()
  const keyHashes = kioskKeys.map((entry) => ({ name: entry.name, hash: hashOf(entry.key) }))

  /** By the id of each key of the edge, the key that is derived from it for each kiosk key. */
  const derivedKeys = new Map(
    ring.keys.map((edgeKey) => [
      edgeKey.id,
      kioskKeys.map((entry) => ({
        name: entry.name,
        key: Buffer.from(hkdfSync('sha256', edgeKey.key, entry.key, 'kiosk enrolment', 32)),
      })),
    ]),
  )

  /** All entries are compared, so that the time does not tell which one is right. */
  const findName = <T extends { name: string }>(entries: readonly T[], isRight: (entry: T) => boolean): string | null =>
    entries.filter(isRight)[0]?.name ?? null

  return {
    /** The name of the key that staff typed, or null for a wrong one. */
    nameOfKey: (text: string): string | null => {
      const hash = hashOf(text.trim())
      return findName(keyHashes, (entry) => timingSafeEqual(entry.hash, hash))
    },
    /** The tablet that sent these cookies, or null if it is not enrolled. */
    tabletIn: (cookies: string | null): Tablet | null => {
      const values = enrolmentCookie.valuesIn(cookies).slice(0, maxEnrolments)
      const tablets = values.map((value) => {
        const [id = '', nonce = '', mac = ''] = value.split('.')
        const sent = Buffer.from(mac)
        const device = findName(derivedKeys.get(id) ?? [], ({ key }) => timingSafeEqual(macOf(key, id, nonce), sent))
        return device === null ? null : { device, nonce }
      })
      return tablets.find((tablet) => tablet !== null) ?? null
    },
    /** The `Set-Cookie` value that enrols a browser with the named key, or renews a tablet, which keeps its number. */
    enrol: (device: string, nonce = randomBytes(16).toString('base64url')): SetCookie => {
      const { id } = ring.newest
      const key = derivedKeys.get(id)?.find((entry) => entry.name === device)?.key
      if (key === undefined) throw new Error('There is no kiosk key of this name.')
      return enrolmentCookie.set(`${id}.${nonce}.${macOf(key, id, nonce).toString()}`)
    },
  }
}

/** As the text of the cookie, because base64 has several spellings of the same bytes. */
const macOf = (key: Buffer, id: string, nonce: string): Buffer =>
  Buffer.from(createHmac('sha256', key).update(`${id}.${nonce}`).digest('base64url'))
