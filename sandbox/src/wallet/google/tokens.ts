import { createHash, createPublicKey } from 'node:crypto'
import { SignJWT, jwtVerify, type JWTPayload } from 'jose'
import type { ServiceAccount } from '../wallet-files.ts'
import { GoogleError } from './google-passes.ts'

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer'
/** Seconds. */
const tokenLife = 3600

/** Signs access tokens, so that they outlive a restart of the sandbox. */
const secretOf = (account: ServiceAccount): Uint8Array => createHash('sha256').update(account.private_key).digest()

/**
 * The claims of a JWT that the service account has signed with RS256.
 * @throws GoogleError 400 if the signature, the issuer, the audience or a time is wrong
 */
export async function verifyAccountJwt(jwt: string, account: ServiceAccount, audience: string): Promise<JWTPayload> {
  try {
    const options = { algorithms: ['RS256'], issuer: account.client_email, audience, requiredClaims: ['iat'] }
    return (await jwtVerify(jwt, createPublicKey(account.private_key), options)).payload
  } catch (error) {
    throw new GoogleError(400, `Invalid JWT: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** An access token for the assertion of a service account (RFC 7523). @throws GoogleError */
export async function exchangeAssertion(assertion: string, account: ServiceAccount) {
  const { exp = Infinity, iat = 0, ...claims } = await verifyAccountJwt(assertion, account, account.token_uri)
  if (exp - iat > tokenLife) throw new GoogleError(400, 'Invalid JWT: it is valid for more than an hour.')
  if (claims['scope'] !== scope) throw new GoogleError(400, `Invalid JWT: its scope is not ${scope}.`)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(`${tokenLife} s`)
    .sign(secretOf(account))
  return { access_token: token, expires_in: tokenLife - 1, token_type: 'Bearer' }
}

/** @throws GoogleError 401 unless the header has a token of `exchangeAssertion` */
export async function checkAccessToken(authorization: string | undefined, account: ServiceAccount): Promise<void> {
  const [, token = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  await jwtVerify(token, secretOf(account), { algorithms: ['HS256'] }).catch(() => {
    throw new GoogleError(401, 'The request has no valid access token.')
  })
}
