import { appleServicePath } from '@portal/shared-contracts/wallet/wallet'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { AppleSettings } from '../../config/wallet-settings.ts'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { createMinuteLog } from '../../http/log.ts'
import { subnetOf } from '../../http/request.ts'
import { edgeResponse, jsonResponse, textResponse, type EdgeResponse } from '../../http/response.ts'
import type { PassStore } from '../passes/pass-store.ts'
import type { Passes } from '../passes/passes.ts'
import type { WalletKeys } from '../passes/wallet-keys.ts'
import type { RouteDependencies } from '../route-dependencies.ts'
import { passResponse, requireValidCertificate, throwTooManyWait } from './pass-response.ts'
import type { SignPass } from './sign-pass.ts'

/** Requests of phones in one network; shops and companies have one address for many. */
const requestsPerAddress = { limit: 600, minutes: 10 }

/** Bytes of a registration, and of what a phone reports. */
const maxBytes = { registration: 1_024, log: 16 * 1_024 }

/** Random texts of Apple. */
const AppleText = (maxLength: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w.:-]{1,${maxLength}}$`)))
const Device = AppleText(128)
const RegistrationBody = v.object({ pushToken: AppleText(256) })
const LogBody = v.object({ logs: v.array(v.string()) })

type WebServiceDependencies = RouteDependencies & {
  apple: AppleSettings
  passes: Passes
  sign: SignPass
  store: PassStore
  keys: Pick<WalletKeys, 'isToken'>
  logger: Pick<Logger, 'warn'>
}

const base = `${appleServicePath}/v1`

/**
 * Adds the web service of passes, as Apple specifies it
 * (https://developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes). Phones send the token
 * of the pass, except for the list of a device and for the log, which contain nothing of cards.
 */
export function addWebService(app: Hono, edge: WebServiceDependencies): void {
  const { respondTo, openLimiter } = edge
  const countRequest = openLimiter('wallet phone', requestsPerAddress)
  const logReport = createMinuteLog<null>((_, reports) =>
    edge.logger.warn({ reports }, 'phones report faults of passes'),
  )

  const respond = (c: Context, handler: (address: string) => Promise<EdgeResponse>): Promise<Response> =>
    respondTo(c, 'wallet phone', async (address) => {
      await countRequest(subnetOf(address))
      return handler(address)
    })

  const registration = `${base}/devices/:device/registrations/:passType/:serial`
  app.post(registration, (c) => respond(c, () => register(c, edge)))
  app.delete(registration, (c) =>
    respond(c, async () => {
      await edge.store.unregister({ serial: authorised(c, edge), device: deviceIn(c) })
      return empty(200)
    }),
  )
  app.get(`${base}/devices/:device/registrations/:passType`, (c) => respond(c, () => listChanged(c, edge)))
  app.get(`${base}/passes/:passType/:serial`, (c) => respond(c, (address) => sendPass(c, edge, address)))
  app.post(`${base}/log`, (c) =>
    respond(c, async () => {
      // Only counted: a phone may write tokens and numbers into it.
      const { logs } = await readBody(c, LogBody, { maxBytes: maxBytes.log })
      if (logs.length > 0) logReport(null)
      return empty(200)
    }),
  )
}

const empty = (status: number): EdgeResponse => edgeResponse(textResponse(status, 'text', ''))

const refusedError = (): HttpError => new HttpError('sessionInvalid', 'token of no such pass')

/** The serial of the path, for which the request has the token. @throws HttpError sessionInvalid */
function authorised(c: Context, { apple, keys }: Pick<WebServiceDependencies, 'apple' | 'keys'>): string {
  const serial = c.req.param('serial') ?? ''
  const [, token = ''] = /^ApplePass ([\x21-\x7e]{16,200})$/.exec(c.req.header('authorization') ?? '') ?? []
  if (c.req.param('passType') !== apple.passType || !keys.isToken(serial, token)) throw refusedError()
  return serial
}

/** @throws HttpError requestInvalid for a text that is no name of a device */
function deviceIn(c: Context): string {
  const parsed = v.safeParse(Device, c.req.param('device'))
  if (!parsed.success) throw new HttpError('requestInvalid', 'name of a device')
  return parsed.output
}

async function register(c: Context, edge: WebServiceDependencies): Promise<EdgeResponse> {
  const serial = authorised(c, edge)
  const device = deviceIn(c)
  const { pushToken } = await readBody(c, RegistrationBody, { maxBytes: maxBytes.registration })
  const isNew = await edge.store.register({ serial, device, pushToken }, Date.now())
  if (isNew === null) throw refusedError()
  // Its pass may be older than the last change: the file of a pass can be opened at any time.
  if (isNew) edge.passes.notifyPhone({ serial, device, pushToken })
  return empty(isNew ? 201 : 200)
}

/**
 * ms of changes that are listed again, because times are those of the clock of the edge that writes them, and a write
 * that began earlier may end later.
 */
const listedAgain = 30_000

/**
 * Lists the passes of a device that have changed since the last response, whose `lastUpdated` the phone sends back, and
 * those for which it has registered since, because their files may be older than a change before that response.
 */
async function listChanged(c: Context, { apple, store }: WebServiceDependencies): Promise<EdgeResponse> {
  if (c.req.param('passType') !== apple.passType) return empty(204)
  const [since = '0'] = /^\d{1,15}$/.exec(c.req.query('passesUpdatedSince') ?? '') ?? []
  const now = Date.now()
  const changed = await store.changedPasses(deviceIn(c), Number(since), now)
  if (changed.length === 0) return empty(204)
  const latest = Math.max(...changed.map(({ listed }) => listed))
  const lastUpdated = String(Math.max(Number(since), Math.min(latest, now - listedAgain)))
  return edgeResponse(jsonResponse(200, { lastUpdated, serialNumbers: changed.map(({ serial }) => serial) }))
}

async function sendPass(c: Context, edge: WebServiceDependencies, address: string): Promise<EdgeResponse> {
  const { apple, passes, sign, runInTurn } = edge
  const serial = authorised(c, edge)
  requireValidCertificate(apple)
  const current = await passes.current(serial, subnetOf(address))
  if (current === null) throw refusedError()
  const seconds = Math.floor(current.changed / 1000)
  const headers = { 'last-modified': new Date(seconds * 1000).toUTCString() }
  const known = Date.parse(c.req.header('if-modified-since') ?? '')
  if (known >= seconds * 1000) return edgeResponse(textResponse(304, 'text', ''), headers)
  return passResponse(await runInTurn(address, () => sign(current), throwTooManyWait), headers)
}
