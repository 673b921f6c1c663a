import type { HeaderView } from '../../http/headers.ts'
import { HttpError } from '../../http/http-error.ts'
import { guardOrigin, type AllowedOrigins } from '../../http/origin-guard.ts'
import type { Enrolment } from './enrolment.ts'

/**
 * The name of the tablet's key if the request is a call of the kiosk, which its header says, else null.
 * @throws HttpError forbidden for a call of the kiosk from any other device or from a page of another origin
 */
export type FindDevice = (headers: HeaderView) => string | null

/** `own` is the portal's origin only: pages that embed the portal's calls are not the kiosk. */
export const createFindDevice =
  ({ deviceIn }: Enrolment, own: AllowedOrigins): FindDevice =>
  (headers) => {
    const kiosk = headers.get('x-kiosk')
    if (kiosk === null) return null
    if (kiosk !== '1') throw new HttpError('requestInvalid', 'kiosk header')
    guardOrigin(headers, own)
    const device = deviceIn(headers.get('cookie'))
    if (device === null) throw new HttpError('forbidden', 'kiosk call from a device that is not enrolled')
    return device
  }
