import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { HttpError, requestInvalid } from '../http/http-error.ts'
import type { CallLine } from '../http/log.ts'
import { guardOrigin, type HeaderView } from '../http/request.ts'
import { kioskSession } from '../session/kiosk/kiosk-session.ts'
import { embedSession, portalSession, type Session } from '../session/session.ts'
import type { CallDependencies } from './call-dependencies.ts'

/** Who sent a call: the portal's own pages, an enrolled tablet, or a page of an origin in EMBED_ORIGINS. */
export type Sender = {
  kind: 'portal' | 'kiosk' | 'embed'
  session: Session
  cookies: string | null
  /** The origin in EMBED_ORIGINS whose page sent the request; null for the portal's own pages. */
  embedOrigin: string | null
  /** The client's address; empty if unknown. */
  address: () => string
  /** The name of the tablet or of the origin, for the log line. */
  logged: Pick<CallLine, 'kiosk' | 'embed'>
}

/** The portal's pages send the kiosk's calls only from enrolled tablets. @throws HttpError forbidden, requestInvalid */
export function senderOf(
  { enrolment, publicOrigin }: Pick<CallDependencies, 'enrolment' | 'publicOrigin'>,
  { headers, address, embedOrigin }: { headers: HeaderView } & Pick<Sender, 'address' | 'embedOrigin'>,
): Sender {
  // A page of another origin may add its visitor's cookies to every fetch.
  const cookies = embedOrigin === null ? headers.get('cookie') : null
  const kiosk = headers.get(headerNames.kiosk)
  const sender = { cookies, embedOrigin, address }
  if (kiosk !== null) {
    if (kiosk !== '1') throw requestInvalid('kiosk header')
    guardOrigin(headers, new Set([publicOrigin]))
    const tablet = enrolment.tabletIn(cookies)
    if (tablet === null) throw new HttpError('forbidden', 'kiosk call from a device that is not enrolled')
    return { ...sender, kind: 'kiosk', session: kioskSession(cookies), logged: { kiosk: tablet.device } }
  }
  if (embedOrigin !== null) {
    return { ...sender, kind: 'embed', session: embedSession(embedOrigin), logged: { embed: embedOrigin } }
  }
  return { ...sender, kind: 'portal', session: portalSession(cookies), logged: {} }
}
