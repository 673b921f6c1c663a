import { randomBytes } from 'node:crypto'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { TokensInResponse } from './call-policies.ts'
import { HttpError } from '../http/http-error.ts'
import { idOf, isObject, parseJson, type JsonObject } from '../http/body.ts'
import { jsonResponse, textOf, textResponse, type BackendResponse } from '../http/response.ts'
import { mayHoldTokens, withoutTokens, type Cleaned } from './raw-tokens.ts'
import type { ContentToSeal, SealedContent, SealKind } from '../session/seal.ts'
import type { Credentials } from './unseal-credentials.ts'

export type SealToken = (kind: SealKind, content: ContentToSeal) => string

/** Whether a response with these tokens is that of a login. */
export const beginsSession = (tokens: TokensInResponse | undefined): boolean =>
  tokens === 'session' || tokens === 'kioskSession' || tokens === 'embedSession'

/** Top-level fields of a login's response that hold tokens, with their kinds. */
const topLevelTokens = { refreshToken: 'refresh', secureToken: 'secure', externalSessionId: 'external' } as const

/**
 * The response with every raw token sealed or dropped, because scripts of a page must never read one, and what its
 * access token holds. `identity` is who logs in, and `sentAt` when the call was sent, in ms. What holds no token
 * passes byte for byte.
 * @throws HttpError backendUnavailable if the text of a success, or of a login, is not JSON and may contain tokens
 */
export function sealResponse(
  tokens: TokensInResponse | undefined,
  response: BackendResponse,
  { credentials, identity, sentAt }: { credentials: Credentials; identity: Identity; sentAt: number },
  seal: SealToken,
): { response: BackendResponse; accessToken: ContentToSeal | null } {
  // A function, because most responses hold no tokens and random bytes cost a twentieth of such a call.
  const begin = (): SessionOwner => ({ sid: randomBytes(9).toString('base64url'), since: sentAt, ...identity })
  if (tokens === 'loyalty' && response.status === 200) {
    return { response: sealLoyaltyToken(response, begin(), seal), accessToken: null }
  }
  const sent = sentTokens(credentials)
  // The tokens of a loyalty login are in no object.
  const tokensInObject = tokens === 'loyalty' ? undefined : tokens
  if (tokensInObject === undefined && !mayHoldTokens(response.bytes, sent)) return { response, accessToken: null }
  const text = textOf(response)
  if (response.status !== 200 && text.trim() === '') return { response, accessToken: null }
  const cleaned = withoutTokens(text, sent)
  if (cleaned === null) {
    // The status of a rejection says enough, such as 401 with 'Missing X-Access-Token'; of a login it may be a fault.
    if (tokensInObject === undefined && response.status !== 200)
      return { response: textResponse(response.status, 'text', ''), accessToken: null }
    throw new HttpError('backendUnavailable', 'token response is not JSON')
  }
  if (tokensInObject !== undefined) return sealTokens(tokensInObject, response, cleaned, { credentials, begin, seal })
  return { response: cleaned.isChanged ? jsonResponse(response.status, cleaned.rest) : response, accessToken: null }
}

/** The raw tokens that the request to the backend carried. */
const sentTokens = ({ accessToken, refreshToken, loyaltyToken }: Credentials): string[] =>
  [accessToken?.token, refreshToken?.token, loyaltyToken].filter((token) => typeof token === 'string')

type Sealing = { credentials: Credentials; begin: () => SessionOwner; seal: SealToken }

/** The response with the tokens that its contract names, sealed, in their places. */
function sealTokens(
  tokens: Exclude<TokensInResponse, 'loyalty'>,
  response: BackendResponse,
  { rest, isChanged }: Cleaned,
  { credentials, begin, seal }: Sealing,
): { response: BackendResponse; accessToken: ContentToSeal | null } {
  const data = parseJson(textOf(response))
  if (!isObject(data) || !isObject(rest)) throw new HttpError('backendUnavailable', 'token response is no JSON object')
  const meta = isObject(data['meta']) ? data['meta'] : {}
  const login = loginOfTokens(tokens, data, credentials, begin)
  const keepsToken = tokens === 'upgrade' && meta['success'] === true
  const raw = idOf(meta['accessToken']) ?? (keepsToken ? (credentials.accessToken?.token ?? null) : null)
  const accessToken = raw === null ? null : { token: raw, ...login }
  if (accessToken === null && !isChanged) return { response, accessToken }
  const sealedResponse = jsonResponse(response.status, {
    ...rest,
    ...(accessToken !== null && {
      meta: { ...(isObject(rest['meta']) && rest['meta']), accessToken: seal('access', accessToken) },
    }),
    ...(tokens === 'session' && sealTopLevelTokens(topLevelTokens, data, login, seal)),
    ...(tokens === 'embedSession' && sealTopLevelTokens({ refreshToken: 'refresh' }, data, login, seal)),
  })
  return { response: sealedResponse, accessToken }
}

/** The account and the session of a token. */
type TokenOwner = Omit<ContentToSeal, 'token'>
/** The session of a login, with hashes of its names. */
type SessionOwner = Omit<TokenOwner, 'accountId'>
/** Who logs in, as far as the call tells it; without `sid` the login gets a random one. */
export type Identity = Partial<Pick<SessionOwner, 'sid' | 'names'>>

/** A response with a profile contains the account of its tokens; otherwise they keep that of the request's tokens. */
function loginOfTokens(
  tokens: TokensInResponse | undefined,
  data: JsonObject,
  { accessToken, refreshToken }: Credentials,
  begin: () => SessionOwner,
): TokenOwner {
  if (tokens === 'access') {
    return {
      accountId: accessToken?.accountId ?? refreshToken?.accountId ?? null,
      ...(sessionOf(refreshToken) ?? begin()),
    }
  }
  const content = isObject(data['content']) ? data['content'] : {}
  const accountId = idOf(content[brand.loyalty.accountIdField])
  if (tokens !== 'upgrade') return { accountId, ...begin() }
  return { accountId: accountId ?? accessToken?.accountId ?? null, ...(sessionOf(accessToken) ?? begin()) }
}

function sealTopLevelTokens(
  kinds: Readonly<Record<string, SealKind>>,
  data: JsonObject,
  login: TokenOwner,
  seal: SealToken,
): JsonObject {
  const pairs = Object.entries(kinds).flatMap(([name, kind]) => {
    if (!Object.hasOwn(data, name)) return []
    const token = idOf(data[name])
    const accountId = kind === 'refresh' ? login.accountId : null
    return [[name, token === null ? null : seal(kind, { ...login, token, accountId })]]
  })
  return Object.fromEntries(pairs) as JsonObject
}

/** The provider sends its token as plain text, sometimes in quotes. */
function sealLoyaltyToken(response: BackendResponse, session: SessionOwner, seal: SealToken): BackendResponse {
  const token = textOf(response)
    .trim()
    .replace(/^"(.*)"$/s, '$1')
  if (!/^[\x21\x23-\x7e]{1,4096}$/.test(token))
    throw new HttpError('backendUnavailable', 'no loyalty token in the response')
  return textResponse(200, 'text', seal('loyalty', { token, accountId: null, ...session }))
}

function sessionOf(content: SealedContent | null): SessionOwner | null {
  if (content === null) return null
  const { token: _, accountId: __, portal: ___, exp: ____, ...session } = content
  return session
}
