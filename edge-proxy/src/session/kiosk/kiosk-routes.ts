import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readBody } from '../../http/body.ts'
import type { SetCookie } from '../../http/cookie.ts'
import { HttpError } from '../../http/http-error.ts'
import type { RespondTo } from '../../http/respond.ts'
import { successResponse, type EdgeResponse } from '../../http/response.ts'
import type { EndedSessions } from '../../state/ended-sessions.ts'
import type { OpenLimiter, Refund } from '../../state/rate-limiter.ts'
import { enrolmentCookie, type Enrolment, type Tablet } from './enrolment.ts'
import { kioskCookie, kioskMaxAge, sidOf } from './kiosk-session.ts'

const EnrolmentBody = v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) })

/** Ends of sessions at one tablet, each with a mark that is kept for ten minutes. */
const endsPerTablet = { limit: 100, minutes: 10 }

type KioskRoutes = {
  enrolment: Enrolment
  endedSessions: Pick<EndedSessions, 'end'>
  openLimiter: OpenLimiter
  /** Counts a key that may be wrong. */
  countKeyAttempt: (address: string) => Promise<{ refund: Refund }>
  respondToOwn: RespondTo
  logger: Logger
}

/** The edge's own addresses for the kiosk (rules kiosk-9 to kiosk-11 and kiosk-17). */
export function addKioskRoutes(app: Hono, routes: KioskRoutes): void {
  const { enrolment, endedSessions, openLimiter, countKeyAttempt, respondToOwn, logger } = routes
  const cookiesOf = (c: Context): string | null => c.req.header('cookie') ?? null
  const tabletOf = (c: Context): Tablet | null => enrolment.tabletIn(cookiesOf(c))
  const countEnd = openLimiter('kiosk session end', endsPerTablet, 'tablet')

  /**
   * Ends the sessions of the cookies; only a tablet has any.
   * @throws HttpError rateLimited for one that does not end
   */
  async function end(c: Context): Promise<EdgeResponse> {
    const tablet = tabletOf(c)
    if (tablet === null) return successResponse(null, kioskCookie.delete)
    for (const value of kioskCookie.valuesIn(cookiesOf(c))) {
      await countEnd(tablet.nonce)
      await endedSessions.end(sidOf(value), Date.now(), kioskMaxAge)
    }
    return successResponse(null, kioskCookie.delete)
  }

  async function enrol(c: Context, address: string): Promise<EdgeResponse> {
    const { key } = await readBody(c, EnrolmentBody)
    const { refund } = await countKeyAttempt(address)
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

const stateOf = (name: string | null, setCookie: SetCookie | null): EdgeResponse =>
  successResponse({ enrolled: name !== null, name }, setCookie)
