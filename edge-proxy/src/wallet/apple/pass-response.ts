import { canSign, type AppleSettings } from '../../config/wallet-settings.ts'
import { HttpError } from '../../http/http-error.ts'
import { fileResponse, type EdgeResponse } from '../../http/response.ts'

const passType = 'application/vnd.apple.pkpass'

/** A response with a signed pass. */
export const passResponse = (pass: Buffer, more: Readonly<Record<string, string>> = {}): EdgeResponse =>
  fileResponse(200, passType, pass, { 'content-disposition': 'attachment; filename="karte.pkpass"', ...more })

/** @throws HttpError backendUnavailable once the certificate has expired */
export function requireValidCertificate(apple: AppleSettings): void {
  if (!canSign(apple, Date.now())) throw new HttpError('backendUnavailable', 'certificate of passes has expired', 503)
}

/** For a client whose passes already wait to be signed. @throws HttpError backendUnavailable */
export function throwTooManyWait(): never {
  throw new HttpError('backendUnavailable', 'too many passes wait', 503)
}
