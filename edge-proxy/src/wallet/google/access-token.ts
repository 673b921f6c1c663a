import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import * as v from 'valibot'
import type { GoogleSettings } from '../../config/wallet-settings.ts'
import { GoogleError, type SendToGoogle } from './http-client.ts'

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer'
/** Seconds for which an assertion is valid. */
const assertionLifetime = 300
/** ms before its end at which a token is not used any more. */
const safetyMargin = 60_000

/** `expires_in` in seconds. */
const TokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() })

/** Signs a JWT with the service account's key, which is given as PEM. */
export const signJwt = (claims: Record<string, unknown>, privateKey: string): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(createPrivateKey(privateKey))

/**
 * Requests the access token of the service account (RFC 7523), and keeps it until shortly before it expires.
 * https://developers.google.com/identity/protocols/oauth2/service-account
 */
export function createAccessToken({ email, privateKey, tokenUrl }: GoogleSettings, send: SendToGoogle) {
  let kept: { token: Promise<string>; expires: number } | null = null

  async function ask(): Promise<v.InferOutput<typeof TokenResponse>> {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: email, scope, aud: tokenUrl, iat: now, exp: now + assertionLifetime }
    const { status, body } = await send(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await signJwt(claims, privateKey),
      }).toString(),
    })
    const response = v.safeParse(TokenResponse, body)
    if (status !== 200 || !response.success) throw new GoogleError(status, 'for a token')
    return response.output
  }

  /** Sends one request for all calls that need a token meanwhile. */
  function renew(): Promise<string> {
    const asked = ask()
    const renewed = { token: asked.then((response) => response.access_token), expires: Infinity }
    kept = renewed
    asked.then(
      ({ expires_in: seconds }) => (renewed.expires = Date.now() + seconds * 1000 - safetyMargin),
      () => (kept = kept === renewed ? null : kept),
    )
    return renewed.token
  }

  return {
    /** @throws GoogleError, or an error of the network */
    get: (): Promise<string> => (kept !== null && Date.now() < kept.expires ? kept.token : renew()),
    /** Forgets a token that Google refuses. */
    forget: (): void => void (kept = null),
  }
}
