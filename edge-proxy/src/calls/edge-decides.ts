import * as paths from '@delikaterie/shared-contracts/paths'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'

type Body = Readonly<Record<string, unknown>>

/** Links in e-mails: always the portal's own, or anybody could have foreign pages mailed to members. */
const linkFields: Readonly<Record<string, string>> = {
  optInUrl: paths.activation,
  resetPageUrl: paths.resetPassword,
}

/**
 * The body as the edge lets it pass: links point to this portal, and only an enrolled
 * tablet may register without confirmation (design §10, Kiosk gate).
 * @throws HttpError forbidden
 */
export function decideBody(call: Call, body: Body, publicOrigin: string): Body {
  if (call.name === 'register' && (body['sendDOI'] === false || body['disableDoubleOptIn'] === true)) {
    throw new HttpError('forbidden', 'registration without confirmation')
  }
  const links = Object.entries(linkFields).filter(([name]) => name in body)
  return { ...body, ...Object.fromEntries(links.map(([name, path]) => [name, `${publicOrigin}${path}`])) }
}
