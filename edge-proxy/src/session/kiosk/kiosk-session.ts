import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createCookie } from '../../http/cookie.ts'
import { cookieFormat, createCookieValue, type Session } from '../session.ts'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import type { RespondTo } from '../../http/respond.ts'
import { successResponse, type EdgeResponse } from '../../http/response.ts'
import type { Refund } from '../../state/rate-limiter.ts'
import { enrolmentCookie, type Enrolment } from './enrolment.ts'

/** Seconds: longer than one person needs at the tablet. */
const maxAge = 10 * 60
const kioskCookie = createCookie('__Host-kiosk-session', cookieFormat, maxAge, 'Strict')

/** The prefix keeps tokens of the kiosk apart from those of the portal. */
const bound = (cookie: string): string => `kiosk ${cookie}`

/**
 * The session of the person at the kiosk, apart from the portal's session of the same browser: every login gets a new
 * cookie, and no token is valid for more than ten minutes (docs/product/kiosk.md rule 16).
 */
export function kioskSession(cookies: string | null): Session {
  const cookie = kioskCookie.in(cookies)
  return {
    boundTo: cookie === null ? null : bound(cookie),
    begin: () => {
      const value = createCookieValue()
      return { boundTo: bound(value), setCookie: kioskCookie.set(value) }
    },
    maxAge: () => maxAge,
    // Fetched before the login, whose cookie is a new one.
    unbound: ['loyalty'],
  }
}

const EnrolmentBody = v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) })

type KioskRoutes = {
  enrolment: Enrolment
  /** Counts a key that may be wrong. */
  countTry: (address: string) => Promise<{ refund: Refund }>
  /** For the portal's own pages: no other page enrols a tablet. */
  respondTo: RespondTo
  logger: Logger
}

/** The edge's own addresses for the kiosk (docs/product/kiosk.md rules 9 to 11 and 17). */
export function addKioskRoutes(app: Hono, { enrolment, countTry, respondTo, logger }: KioskRoutes): void {
  const deviceOf = (c: Context): string | null => enrolment.deviceIn(c.req.header('cookie') ?? null)

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
    respondTo(c, 'kiosk enrolment', async () => {
      const device = deviceOf(c)
      return stateOf(device, device === null ? null : enrolment.enrol(device))
    }),
  )
  app.post(path, (c) => respondTo(c, 'kiosk enrolment', (address) => enrol(c, address)))
  app.delete(path, (c) =>
    respondTo(c, 'kiosk enrolment', async () => {
      const device = deviceOf(c)
      if (device !== null) logger.info({ device }, 'kiosk enrolment ended')
      return stateOf(null, enrolmentCookie.delete)
    }),
  )
  app.post('/api/kiosk/session/end', (c) =>
    respondTo(c, 'kiosk session end', async () => successResponse(null, kioskCookie.delete)),
  )
}

const stateOf = (name: string | null, setCookie: string | null): EdgeResponse =>
  successResponse({ enrolled: name !== null, name }, setCookie)
