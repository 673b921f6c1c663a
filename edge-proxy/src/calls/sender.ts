import type { CallLine } from '../http/respond.ts'
import type { HeaderView } from '../http/request.ts'
import { embedSession } from '../session/embed/embed-session.ts'
import type { FindDevice } from '../session/kiosk/enrolment.ts'
import { kioskSession } from '../session/kiosk/kiosk-session.ts'
import { portalSession, type Session } from '../session/session.ts'

/** Who sent a call: the portal's own pages, an enrolled tablet, or a page of an origin in EMBED_ORIGINS. */
export type Sender = {
  kind: 'portal' | 'kiosk' | 'embed'
  session: Session
  cookies: string | null
  /** The origin of an embedding page. */
  embedOrigin: string | null
  /** The client's address, as `clientOf` returns it; read only for limited calls. */
  address: () => string
  /** The name of the tablet or of the origin, for the log line. */
  logged: Pick<CallLine, 'kiosk' | 'embed'>
}

type SentRequest = { headers: HeaderView; address: () => string; embedOrigin: string | null }

/** @throws HttpError forbidden for a call of the kiosk from a device that is not enrolled */
export function senderOf(findDevice: FindDevice, { headers, address, embedOrigin }: SentRequest): Sender {
  const device = findDevice(headers)
  const cookies = headers.get('cookie')
  const sender = { cookies, embedOrigin, address }
  if (embedOrigin !== null) {
    return { ...sender, kind: 'embed', session: embedSession(embedOrigin), logged: { embed: embedOrigin } }
  }
  if (device !== null) return { ...sender, kind: 'kiosk', session: kioskSession(cookies), logged: { kiosk: device } }
  return { ...sender, kind: 'portal', session: portalSession(cookies), logged: {} }
}
