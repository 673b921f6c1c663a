import { randomBytes } from 'node:crypto'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { TokensInResponse } from './call-policies.ts'
import { HttpError } from '../http/http-error.ts'
import { idOf, isObject, parseJson, type JsonObject } from '../http/body.ts'
import { jsonResponse, textOf, textResponse, type BackendResponse } from '../http/response.ts'
import type { Credentials } from './authorise.ts'
import { mayHoldTokens, withoutTokens, type Cleaned } from './raw-tokens.ts'
import type { Sealed, SealedContent, SealKind } from '../session/seal.ts'

export type SealToken = (kind: SealKind, content: SealedContent) => string

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
): { response: BackendResponse; access: SealedContent | null } {
  // A function, because most responses hold no tokens and random bytes cost a twentieth of such a call.
  const begin = (): Login => ({ sid: randomBytes(9).toString('base64url'), since: sentAt, ...identity })
  if (tokens === 'loyalty' && response.status === 200) {
    return { response: sealLoyaltyToken(response, begin(), seal), access: null }
  }
  const sent = sentTokens(credentials)
  // The tokens of a loyalty login are in no object.
  const sealed = tokens === 'loyalty' ? undefined : tokens
  if (sealed === undefined && !mayHoldTokens(response.bytes, sent)) return { response, access: null }
  const text = textOf(response)
  if (response.status !== 200 && text.trim() === '') return { response, access: null }
  const cleaned = withoutTokens(text, sent)
  if (cleaned === null) {
    // The status of a rejection says enough, such as 401 with 'Missing X-Access-Token'; of a login it may be a fault.
    if (sealed === undefined && response.status !== 200)
      return { response: textResponse(response.status, 'text', ''), access: null }
    throw new HttpError('backendUnavailable', 'token response is not JSON')
  }
  if (sealed !== undefined) return sealTokens(sealed, response, cleaned, { credentials, begin, seal })
  return { response: cleaned.isChanged ? jsonResponse(response.status, cleaned.rest) : response, access: null }
}

/** The raw tokens that the request to the backend carried. */
const sentTokens = ({ access, refresh, loyaltyToken }: Credentials): string[] =>
  [access?.token, refresh?.token, loyaltyToken].filter((token) => typeof token === 'string')

type Sealing = { credentials: Credentials; begin: () => Login; seal: SealToken }

/** The response with the tokens that its contract names, sealed, in their places. */
function sealTokens(
  tokens: Exclude<TokensInResponse, 'loyalty'>,
  response: BackendResponse,
  { rest, isChanged }: Cleaned,
  { credentials, begin, seal }: Sealing,
): { response: BackendResponse; access: SealedContent | null } {
  const data = parseJson(textOf(response))
  if (!isObject(data) || !isObject(rest)) throw new HttpError('backendUnavailable', 'token response is no JSON object')
  const meta = isObject(data['meta']) ? data['meta'] : {}
  const owner = ownerOf(tokens, data, credentials, begin)
  const keepsToken = tokens === 'upgrade' && meta['success'] === true
  const raw = idOf(meta['accessToken']) ?? (keepsToken ? (credentials.access?.token ?? null) : null)
  const access = raw === null ? null : { token: raw, ...owner }
  if (access === null && !isChanged) return { response, access }
  const sealed = jsonResponse(response.status, {
    ...rest,
    ...(access !== null && {
      meta: { ...(isObject(rest['meta']) && rest['meta']), accessToken: seal('access', access) },
    }),
    ...(tokens === 'session' && sealTopLevelTokens(topLevelTokens, data, owner, seal)),
    ...(tokens === 'embedSession' && sealTopLevelTokens({ refreshToken: 'refresh' }, data, owner, seal)),
  })
  return { response: sealed, access }
}

type Owner = Omit<SealedContent, 'token'>

/** A response with a profile contains the owner of its tokens; otherwise they keep the owner of the request's tokens. */
function ownerOf(
  tokens: TokensInResponse | undefined,
  data: JsonObject,
  { access, refresh }: Credentials,
  begin: () => Login,
): Owner {
  if (tokens === 'access') {
    return { accountId: access?.accountId ?? refresh?.accountId ?? null, ...(loginOf(refresh) ?? begin()) }
  }
  const content = isObject(data['content']) ? data['content'] : {}
  const accountId = idOf(content[brand.loyalty.accountIdField])
  if (tokens !== 'upgrade') return { accountId, ...begin() }
  return { accountId: accountId ?? access?.accountId ?? null, ...(loginOf(access) ?? begin()) }
}

function sealTopLevelTokens(
  kinds: Readonly<Record<string, SealKind>>,
  data: JsonObject,
  owner: Owner,
  seal: SealToken,
): JsonObject {
  const pairs = Object.entries(kinds).flatMap(([name, kind]) => {
    if (!Object.hasOwn(data, name)) return []
    const token = idOf(data[name])
    const accountId = kind === 'refresh' ? owner.accountId : null
    return [[name, token === null ? null : seal(kind, { ...owner, token, accountId })]]
  })
  return Object.fromEntries(pairs) as JsonObject
}

/** The provider sends its token as plain text, sometimes in quotes. */
function sealLoyaltyToken(response: BackendResponse, begun: Login, seal: SealToken): BackendResponse {
  const token = textOf(response)
    .trim()
    .replace(/^"(.*)"$/s, '$1')
  if (!/^[\x21\x23-\x7e]{1,4096}$/.test(token))
    throw new HttpError('backendUnavailable', 'no loyalty token in the response')
  return textResponse(200, 'text', seal('loyalty', { token, accountId: null, ...begun }))
}

type Login = Omit<Owner, 'accountId'>
/** Who logs in, as far as the call tells it; without `sid` the login gets a random one. */
type Identity = Partial<Pick<Login, 'sid' | 'names'>>

function loginOf(sealed: Sealed | null): Login | null {
  if (sealed === null) return null
  const { token: _, accountId: __, portal: ___, exp: ____, ...login } = sealed
  return login
}
