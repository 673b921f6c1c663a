import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createCookie } from '../../http/cookie.ts'
import type { KeyRing } from '../seal.ts'
import type { KioskKey } from '../../config/setting-schemas.ts'
import { cookieFormat, createCookieValue, type Session } from '../session.ts'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import type { RespondTo } from '../../http/respond.ts'
import { successResponse, type EdgeResponse } from '../../http/response.ts'
import type { EndedSessions } from '../../state/ended-sessions.ts'
import type { OpenLimiter, Refund } from '../../state/rate-limiter.ts'

const format = /^[0-9a-f]{8}\.[\w-]{22}\.[\w-]{43}$/
/** Seconds; 400 days are the longest time that browsers allow, and each visit to the kiosk begins it again. */
const enrolmentAge = 400 * 24 * 60 * 60
/** Each further value costs an HMAC for each kiosk key. */
const maxEnrolments = 16
const enrolmentCookie = createCookie('__Host-kiosk', format, enrolmentAge, 'Strict')

/** An enrolled tablet: the name of the key that it was enrolled with, and its random number. */
type Tablet = { device: string; nonce: string }

export type Enrolment = ReturnType<typeof createEnrolment>

/**
 * Which shop tablets are enrolled, without state at the edge: the cookie holds a random number and its HMAC under a key
 * derived from the kiosk key and the edge's own. A thief of only one of the two can neither make a cookie nor try kiosk
 * keys, and a cookie ends with its kiosk key (rule kiosk-12).
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
    /** The tablet that sent these cookies, or null if it is not enrolled. */
    tabletIn: (cookies: string | null): Tablet | null => {
      const values = enrolmentCookie.valuesIn(cookies).slice(0, maxEnrolments)
      const tablets = values.map((value) => {
        const [id = '', nonce = '', mac = ''] = value.split('.')
        const sent = Buffer.from(mac)
        const device = nameOf(devicesOf.get(id) ?? [], ({ key }) => timingSafeEqual(macOf(key, id, nonce), sent))
        return device === null ? null : { device, nonce }
      })
      return tablets.find((tablet) => tablet !== null) ?? null
    },
    /** The `Set-Cookie` value that enrols a browser with the named key, or renews a tablet, which keeps its number. */
    enrol: (device: string, nonce = randomBytes(16).toString('base64url')): string => {
      const { id } = ring.newest
      const key = devicesOf.get(id)?.find((entry) => entry.name === device)?.key
      if (key === undefined) throw new Error('There is no kiosk key of this name.')
      return enrolmentCookie.set(`${id}.${nonce}.${macOf(key, id, nonce).toString()}`)
    },
  }
}

/** As the text of the cookie, because base64 has several spellings of the same bytes. */
const macOf = (key: Buffer, id: string, nonce: string): Buffer =>
  Buffer.from(createHmac('sha256', key).update(`${id}.${nonce}`).digest('base64url'))

/** Seconds: longer than one person needs at the tablet. */
const maxAge = 10 * 60
const kioskCookie = createCookie('__Host-kiosk-session', cookieFormat, maxAge, 'Strict')

/** The prefix keeps tokens of the kiosk apart from those of the portal. */
const bound = (cookie: string): string => `kiosk ${cookie}`

/** The id of the login with a cookie, so that the page needs no token to end it. */
const sidOf = (cookie: string): string => createHash('sha256').update(bound(cookie)).digest('base64url').slice(0, 24)

/** Every login gets a new cookie, and no token is valid for more than ten minutes (rule kiosk-16). */
export function kioskSession(cookies: string | null): Session {
  return {
    boundTo: kioskCookie.valuesIn(cookies).map(bound),
    begin: () => {
      const value = createCookieValue()
      return { boundTo: bound(value), setCookie: kioskCookie.set(value), sid: sidOf(value) }
    },
    maxAge: () => maxAge,
    // Fetched before the login, whose cookie is a new one.
    unbound: ['loyalty'],
  }
}

const EnrolmentBody = v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) })

/** Ends of sessions at one tablet, each with a mark that is kept for ten minutes. */
const endsPerTablet = { limit: 100, minutes: 10 }

type KioskRoutes = {
  enrolment: Enrolment
  endedSessions: Pick<EndedSessions, 'end'>
  openLimiter: OpenLimiter
  /** Counts a key that may be wrong. */
  countTry: (address: string) => Promise<{ refund: Refund }>
  respondToOwn: RespondTo
  logger: Logger
}

/** The edge's own addresses for the kiosk (rules kiosk-9 to kiosk-11 and kiosk-17). */
export function addKioskRoutes(app: Hono, routes: KioskRoutes): void {
  const { enrolment, endedSessions, openLimiter, countTry, respondToOwn, logger } = routes
  const cookiesOf = (c: Context): string | null => c.req.header('cookie') ?? null
  const tabletOf = (c: Context): Tablet | null => enrolment.tabletIn(cookiesOf(c))
  const countEnd = openLimiter('kiosk session end', endsPerTablet, 'tablet')

  /** Ends the sessions of the cookies; only a tablet has any. @throws HttpError rateLimited for one that does not end */
  async function end(c: Context): Promise<EdgeResponse> {
    const tablet = tabletOf(c)
    if (tablet === null) return successResponse(null, kioskCookie.delete)
    for (const value of kioskCookie.valuesIn(cookiesOf(c))) {
      await countEnd(tablet.nonce)
      await endedSessions.end(sidOf(value), Date.now(), maxAge)
    }
    return successResponse(null, kioskCookie.delete)
  }

  async function enrol(c: Context, address: string): Promise<EdgeResponse> {
    const { key } = await readBody(c, EnrolmentBody)
    const { refund } = await countTry(address)
    const device = enrolment.nameOfKey(key)
    if (device === null) throw new HttpError('forbidden', 'kiosk key unknown')
    await refund()
    logger.info({ device }, 'kiosk enrolled')
    return stateOf(device, enrolment.enrol(device))
  }

  const path = '/api/kiosk/enrolment'
  app.get(path, (c) =>
    respondToOwn(c, 'kiosk enrolment', async () => {
      const tablet = tabletOf(c)
      return tablet === null
        ? stateOf(null, null)
        : stateOf(tablet.device, enrolment.enrol(tablet.device, tablet.nonce))
    }),
  )
  app.post(path, (c) => respondToOwn(c, 'kiosk enrolment', (address) => enrol(c, address)))
  app.delete(path, (c) =>
    respondToOwn(c, 'kiosk enrolment', async () => {
      const tablet = tabletOf(c)
      if (tablet !== null) logger.info({ device: tablet.device }, 'kiosk enrolment ended')
      return stateOf(null, enrolmentCookie.delete)
    }),
  )
  app.post('/api/kiosk/session/end', (c) => respondToOwn(c, 'kiosk session end', () => end(c)))
}

const stateOf = (name: string | null, setCookie: string | null): EdgeResponse =>
  successResponse({ enrolled: name !== null, name }, setCookie)
