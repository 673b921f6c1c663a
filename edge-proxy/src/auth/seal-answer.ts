import { randomBytes } from 'node:crypto'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { jsonResponse, textResponse, textOf, type BackendResponse } from '../http/response.ts'
import { HttpError } from '../http/http-error.ts'
import type { Credentials } from './credentials.ts'
import type { SealKind } from './seal.ts'

/** Seals one raw token for the cookie of the answer. */
export type Sealer = (kind: SealKind, content: { token: string; accountId: string | null; sid: string }) => string

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a login's tokens stand beside `meta.accessToken` (design §10). */
const topLevel = { refreshToken: 'refresh', secureToken: 'secure', externalSessionId: 'external' } as const

/**
 * The answer with every raw token sealed or taken out: none ever reaches a page's scripts
 * (design §4). An answer without tokens passes untouched.
 * @throws HttpError backendUnavailable if tokens could hide in what is not JSON
 */
export function sealAnswer(
  call: Call,
  answer: BackendResponse,
  credentials: Credentials,
  seal: Sealer,
): BackendResponse {
  if (call.tokens === 'loyalty') return sealLoyaltyToken(answer, seal)
  if (call.tokens === undefined && !namesToken(answer.bytes)) return answer
  if (answer.status !== 200 && textOf(answer).trim() === '') return answer
  const data = parse(textOf(answer))
  // A list has no envelope that could carry a token; only a word in its texts looked like one.
  if (call.tokens === undefined && Array.isArray(data)) return answer
  if (!isObject(data)) throw new HttpError('backendUnavailable', 'token answer is not a JSON object')
  const meta = isObject(data['meta']) ? data['meta'] : {}
  const owner = ownerOf(call, data, credentials)
  const raw = tokenOf(meta['accessToken']) ?? (isUpgrade(call, meta) ? (credentials.access?.token ?? null) : null)
  const { accessToken: _, ...otherMeta } = meta
  const sealed = {
    ...without(data, Object.keys(topLevel)),
    ...('meta' in data && {
      meta: {
        ...otherMeta,
        ...(call.tokens !== undefined && raw !== null && { accessToken: seal('access', { token: raw, ...owner }) }),
      },
    }),
    ...(call.tokens === 'session' && sealedTopLevel(data, owner, seal)),
  }
  return jsonResponse(answer.status, sealed)
}

/** Any envelope may carry `meta.accessToken` (spec §3): only the token calls hand it on. */
const namesToken = (bytes: Buffer): boolean =>
  hints.some((hint) => bytes.includes(hint)) && tokenFields.some((field) => bytes.includes(field))

export const tokenFields = ['accessToken', ...Object.keys(topLevel)]

/** Every field's name holds one of these. Short texts are searched for many times as fast, and most answers have none. */
export const hints = ['Token', 'Sess']

const isUpgrade = (call: Call, meta: Json): boolean => call.tokens === 'upgrade' && meta['success'] === true

/** Whose token it is: an answer with a profile says so, a refresh keeps what its seals say. */
function ownerOf(call: Call, data: Json, { access, refresh }: Credentials): { accountId: string | null; sid: string } {
  const accountId = accountIdIn(data['content'])
  switch (call.tokens) {
    case 'upgrade':
      return { accountId: accountId ?? access?.accountId ?? null, sid: access?.sid ?? newSid() }
    case 'access':
      return { accountId: access?.accountId ?? refresh?.accountId ?? null, sid: refresh?.sid ?? newSid() }
    default:
      return { accountId, sid: newSid() }
  }
}

function accountIdIn(content: unknown): string | null {
  const id = isObject(content) ? content[brand.loyalty.accountIdField] : null
  return typeof id === 'string' && id !== '' ? id : null
}

function sealedTopLevel(data: Json, owner: { accountId: string | null; sid: string }, seal: Sealer): Json {
  const pairs = Object.entries(topLevel).flatMap(([name, kind]) => {
    if (!(name in data)) return []
    const token = tokenOf(data[name])
    const accountId = kind === 'refresh' ? owner.accountId : null
    return [[name, token === null ? null : seal(kind, { token, sid: owner.sid, accountId })]]
  })
  return Object.fromEntries(pairs) as Json
}

/** The provider answers its token as plain text, sometimes in quotes (wire.json). */
function sealLoyaltyToken(answer: BackendResponse, seal: Sealer): BackendResponse {
  if (answer.status !== 200) return answer
  const token = textOf(answer)
    .trim()
    .replace(/^"(.*)"$/s, '$1')
  if (!/^[\x21\x23-\x7e]{1,4096}$/.test(token))
    throw new HttpError('backendUnavailable', 'no loyalty token in the answer')
  return textResponse(200, 'text', seal('loyalty', { token, accountId: null, sid: newSid() }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const without = (data: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

const tokenOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const newSid = (): string => randomBytes(9).toString('base64url')
