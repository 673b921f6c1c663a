import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Logger } from 'pino'
import { largestBody, readJson } from '../../http/body.ts'
import type { OpenLimiter } from '../../state/rate-limiter.ts'
import { type AddressList, clientOf, subnetOf } from '../../http/client.ts'
import { headersOf, nodeOf, peerOf } from '../../http/request.ts'
import { HttpError } from '../../http/http-error.ts'
import { guardOrigin, type AllowedOrigins } from '../../http/origins.ts'
import { edgeResponse, jsonResponse, type EdgeResponse } from '../../http/response.ts'
import { deleteEnrolment, type Enrolment } from './enrolment.ts'
import { deleteKioskSession } from './kiosk-session.ts'

/** Wrong keys that one address may type in ten minutes. */
const triesPerAddress = { limit: 10, minutes: 10 }

const EnrolmentBody = v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) })

type RespondTo = (c: Context, label: string, handler: () => Promise<EdgeResponse>) => Promise<Response>

type KioskRoutes = {
  enrolment: Enrolment
  openLimiter: OpenLimiter
  respondTo: RespondTo
  logger: Logger
  trusted: AddressList
  /** The portal's origin: no other page enrols a tablet. */
  own: AllowedOrigins
}

/** The edge's own addresses for the kiosk (docs/product/kiosk.md rules 9 to 11 and 17). */
export function addKioskRoutes(
  app: Hono,
  { enrolment, openLimiter, respondTo, logger, trusted, own }: KioskRoutes,
): void {
  const tries = openLimiter('kiosk enrolment', triesPerAddress)

  async function enrol(c: Context): Promise<EdgeResponse> {
    const { request } = nodeOf(c)
    const headers = headersOf(request)
    const sent = v.safeParse(
      EnrolmentBody,
      await readJson({ method: 'POST', headers, body: request }, largestBody(EnrolmentBody)),
    )
    if (!sent.success) throw new HttpError('requestInvalid', 'enrolment body')
    const address = subnetOf(clientOf(peerOf(c), headers, trusted).address)
    const refund = await tries.take(address)
    const device = enrolment.nameOfKey(sent.output.key)
    if (device === null) throw new HttpError('forbidden', 'kiosk key unknown')
    await refund()
    logger.info({ device }, 'kiosk enrolled')
    return stateOf(device, enrolment.enrol(device))
  }

  const guarded = (c: Context, label: string, handler: () => Promise<EdgeResponse>): Promise<Response> =>
    respondTo(c, label, async () => {
      guardOrigin(c.req.raw.headers, own)
      return handler()
    })

  app.get('/api/kiosk/enrolment', (c) =>
    guarded(c, 'kiosk enrolment', async () => {
      const device = enrolment.deviceIn(c.req.header('cookie') ?? null)
      return stateOf(device, device === null ? null : enrolment.enrol(device))
    }),
  )
  app.post('/api/kiosk/enrolment', (c) => guarded(c, 'kiosk enrolment', () => enrol(c)))
  app.delete('/api/kiosk/enrolment', (c) =>
    guarded(c, 'kiosk enrolment', async () => {
      const device = enrolment.deviceIn(c.req.header('cookie') ?? null)
      if (device !== null) logger.info({ device }, 'kiosk enrolment ended')
      return stateOf(null, deleteEnrolment)
    }),
  )
  app.post('/api/kiosk/session/end', (c) =>
    guarded(c, 'kiosk session end', async () => success(null, deleteKioskSession)),
  )
}

const stateOf = (name: string | null, setCookie: string | null): EdgeResponse =>
  success({ enrolled: name !== null, name }, setCookie)

const success = (content: unknown, setCookie: string | null): EdgeResponse =>
  edgeResponse(
    jsonResponse(200, { meta: { success: true }, content, errorMessage: [] }),
    setCookie === null ? {} : { 'set-cookie': setCookie },
  )
