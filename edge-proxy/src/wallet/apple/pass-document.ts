import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import * as paths from '@portal/shared-contracts/paths'
import { applePassPath } from '@portal/shared-contracts/wallet/wallet'
import type { Context, Hono } from 'hono'
import type { AppleSettings } from '../../config/wallet-settings.ts'
import type { HttpError } from '../../http/http-error.ts'
import { headersOf, nodeOf, subnetOf } from '../../http/request.ts'
import { fileResponse, headersOfError, type EdgeResponse } from '../../http/response.ts'
import { sessionCookie } from '../../session/session.ts'
import type { Passes } from '../passes/passes.ts'
import type { RouteDependencies } from '../route-dependencies.ts'
import { passResponse, requireValidCertificate, throwTooManyWait } from './pass-response.ts'
import type { SignPass } from './sign-pass.ts'

/** Passes that one network opens; shops and companies have one address for many. */
const passesPerAddress = { limit: 300, minutes: 10 }

type PassDocumentDependencies = RouteDependencies & { apple: AppleSettings; passes: Passes; sign: SignPass }

/** The address of a pass, which the browser opens as a document: its errors are a page. */
export function addPassDocument(app: Hono, edge: PassDocumentDependencies): void {
  const { apple, passes, sign, unseal, respondTo, runInTurn, openLimiter } = edge
  const countPass = openLimiter('wallet pass', passesPerAddress)

  async function open(c: Context, address: string): Promise<EdgeResponse> {
    const cookies = sessionCookie.valuesIn(headersOf(nodeOf(c).request).get('cookie'))
    await countPass(subnetOf(address))
    const ticket = unseal('ticket', cookies, c.req.query('ticket') ?? '', Date.now())
    if (ticket.kind !== 'valid') return page(403, t.expired)
    requireValidCertificate(apple)
    const { token: serial } = ticket.content
    const current = await passes.current(serial, subnetOf(address))
    if (current?.content?.state !== 'active') return page(404, t.missing)
    return passResponse(await runInTurn(address, () => sign(current), throwTooManyWait))
  }

  app.get(applePassPath, (c) => respondTo(c, 'wallet pass', (address) => open(c, address), errorPage))
}

const t = {
  title: 'Karte fürs Wallet',
  expired: sieOrDu(
    'Dieser Link ist nicht mehr gültig. Er gilt zwei Minuten, und nur in dem Browser, in dem Sie ihn angefordert haben. In „Meine Karten“ bekommen Sie einen neuen.',
    'Dieser Link ist nicht mehr gültig. Er gilt zwei Minuten, und nur in dem Browser, in dem Du ihn angefordert hast. In „Meine Karten“ bekommst Du einen neuen.',
  ),
  missing: sieOrDu(
    'Diese Karte gibt es nicht mehr, oder sie ist gesperrt. In „Meine Karten“ sehen Sie Ihre Karten.',
    'Diese Karte gibt es nicht mehr, oder sie ist gesperrt. In „Meine Karten“ siehst Du Deine Karten.',
  ),
  unavailable: sieOrDu(
    'Die Karte kann gerade nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
    'Die Karte kann gerade nicht geladen werden. Bitte versuche es gleich noch einmal.',
  ),
  toCards: 'Zu „Meine Karten“',
}

const errorPage = (error: HttpError): EdgeResponse => page(error.status, t.unavailable, headersOfError(error))

const page = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): EdgeResponse =>
  fileResponse(
    status,
    'text/html; charset=utf-8',
    Buffer.from(
      `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${t.title}</title><h1>${t.title}</h1><p>${text}</p><p><a href="${paths.cards}">${t.toCards}</a></p></html>`,
    ),
    headers,
  )
