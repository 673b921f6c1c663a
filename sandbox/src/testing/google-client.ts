import { createPrivateKey } from 'node:crypto'
import { SignJWT, type JWTPayload } from 'jose'
import { googleIssuer } from '../wallet/wallet-files.ts'
import { account, openTestWallets } from './test-wallets.ts'

const api = '/wallet/google/walletobjects/v1'

export const testClass = {
  id: `${googleIssuer}.karte`,
  issuerName: 'Test',
  programName: 'Testkarte',
  programLogo: { sourceUri: { uri: 'https://portal.test/logo.png' } },
  reviewStatus: 'UNDER_REVIEW',
  hexBackgroundColor: '#143c28',
}

export const testObject = {
  id: `${googleIssuer}.S-1`,
  classId: testClass.id,
  state: 'ACTIVE',
  accountId: '1234567890123456789',
  accountName: 'Marlene Abel',
  barcode: { type: 'CODE_128', value: '1234567890123456789', alternateText: '1234 5678' },
  loyaltyPoints: { label: 'Punkte', balance: { int: 4321 } },
}

/** Signs claims as the service account does. */
export const signJwt = (claims: JWTPayload, key = account.private_key): Promise<string> =>
  new SignJWT({ iss: account.client_email, ...claims })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .sign(createPrivateKey(key))

/** The claims with which the service account asks for a token. */
export const assertionClaims = {
  aud: account.token_uri,
  scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
  exp: Math.floor(Date.now() / 1000) + 600,
}

/** A sandbox that stands in for Google, and a client of it that has a token. */
export async function openGoogle() {
  const wallets = openTestWallets()
  async function askForToken(assertion: string): Promise<Record<string, unknown>> {
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const response = await wallets.app.request('/wallet/google/token', { method: 'POST', body })
    return (await response.json()) as Record<string, unknown>
  }
  const { access_token: token } = await askForToken(await signJwt(assertionClaims))
  async function call(method: string, path: string, body?: unknown, authorization = `Bearer ${String(token)}`) {
    const response = await wallets.app.request(`${api}/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const linkOf = async (object: unknown, claims: JWTPayload = {}, key?: string) =>
    `/wallet/google/save/${await signJwt(
      { aud: 'google', typ: 'savetowallet', payload: { loyaltyObjects: [object] }, ...claims },
      key,
    )}`
  return { ...wallets, askForToken, call, linkOf }
}
