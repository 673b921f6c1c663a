import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import type { Call } from '@portal/shared-contracts/calls'
import { type TableCall, callTable } from '@portal/shared-contracts/calls/call-table'
import * as paths from '@portal/shared-contracts/paths'
import type { BackendPolicy } from '../backend/backend.ts'
import { type BackendResponse, jsonResponse, textResponse, textOf } from '../http/response.ts'
import { errorBody, HttpError } from '../http/http-error.ts'
import { idOf, isObject, parseJson } from '../http/body.ts'
import type { LimitPolicy } from './rate-limits.ts'
import type { Sender } from './sender.ts'

/**
 * `session`: all tokens of a login; `kioskSession`: its access token only; `embedSession`: its access and refresh
 * tokens; `access`: a renewed access token; `upgrade`: an access token, or the current one again; `loyalty`: a plain
 * text token.
 */
export type TokensInResponse = 'session' | 'kioskSession' | 'embedSession' | 'access' | 'upgrade' | 'loyalty'

/** The owner of an id in the path; any if `reduceResponse` protects the data. */
export type PathOwner = 'ownAccount' | 'ownCoupon' | 'any'
/** The owner of a value in the body; any where linking a card names one that is free. */
export type BodyOwner = 'ownName' | 'ownCard' | 'any'

/** How the edge handles one call besides forwarding it. */
export type CallPolicy = BackendPolicy &
  LimitPolicy & {
    /** Who may call; a `loyaltyMember` is a member with a loyalty account. */
    caller: 'visitor' | 'member' | 'loyaltyMember'
    /** The owners that `authorise.ts` checks. */
    pathIds?: Readonly<Record<string, PathOwner>>
    bodyIds?: Readonly<Record<string, BodyOwner>>
    /** Body fields that hold a link for an e-mail, and the page of this portal that replaces it. */
    portalLinks?: Readonly<Record<string, string>>
    forbiddenValues?: Readonly<Record<string, unknown>>
    /** The body field that holds the sealed refresh token; the backend gets the raw one. */
    refreshTokenField?: string
    /** Which tokens of the response are sealed and passed on; without it every token is removed. */
    tokens?: TokensInResponse
    /** What of the member's the response lists; its ids are remembered for `ownCoupon` or `ownCard`. */
    lists?: 'ownCoupons' | 'ownCards'
    /** Reduces the response to what the member with this loyalty account may see. */
    reduceResponse?: (response: BackendResponse, accountId: string) => BackendResponse
    endsOtherSessions?: true
    /** Its success lets the next login of the browser end all other logins of its account. */
    resetsPassword?: true
    /** The kiosk may send the call, under the rules that differ here; without it the call is rejected with 403. */
    kiosk?: Partial<Pick<CallPolicy, 'caller' | 'forbiddenValues' | 'reduceResponse' | 'tokens'>>
    /**
     * A page of an origin in `EMBED_ORIGINS` may send the call, under the rules that differ here; without it the call
     * is rejected with 403.
     */
    embed?: Partial<Pick<CallPolicy, 'tokens'>>
  }

const ownLogin = { loginName: 'ownName' } as const

/** One policy for each call of the table: a new call without one does not compile (`call-policies.test.ts`). */
export const callPolicies = {
  // Session
  login: {
    caller: 'visitor',
    rateLimit: 'login',
    tokens: 'session',
    kiosk: { tokens: 'kioskSession' },
  },
  'login by token': {
    caller: 'visitor',
    rateLimit: 'loginByToken',
    tokens: 'session',
    embed: { tokens: 'embedSession' },
  },
  refresh: { caller: 'visitor', refreshTokenField: 'refreshToken', tokens: 'access', embed: {} },

  // Loyalty provider
  'loyalty login': {
    caller: 'visitor',
    rateLimit: 'loyaltyLogin',
    technicalLogin: true,
    tokens: 'loyalty',
    kiosk: {},
    embed: {},
  },
  'account details': {
    caller: 'loyaltyMember',
    pathIds: { cardCode: 'any' },
    rateLimit: 'card',
    reduceResponse: reduceCardDetails,
    // The card is checked before the person at the tablet logs in.
    kiosk: { caller: 'visitor', reduceResponse: (response) => response },
    retry: true,
  },
  coupons: { caller: 'visitor', retry: true, embed: {} },
  'account coupons': {
    caller: 'loyaltyMember',
    pathIds: { accountId: 'ownAccount' },
    lists: 'ownCoupons',
    retry: true,
    embed: {},
  },
  activation: { caller: 'loyaltyMember', pathIds: { accountCouponId: 'ownCoupon' }, embed: {} },

  // Shop
  configuration: { caller: 'visitor', retry: true, embed: {} },
  countries: { caller: 'visitor', retry: true, embed: {} },
  points: { caller: 'member', retry: true, embed: {} },
  bookings: { caller: 'member', retry: true, embed: {} },
  order: {
    caller: 'loyaltyMember',
    bodyIds: { cardcode: 'ownCard' },
    rateLimit: 'order',
    idempotencyKey: true,
    embed: {},
  },

  // Withdrawal, which needs no login
  withdraw: { caller: 'visitor', rateLimit: 'withdraw', mail: { to: fieldName.email } },

  // Registration and profile
  'user check': { caller: 'visitor', rateLimit: 'userCheck', kiosk: {} },
  'resend confirmation': { caller: 'visitor', rateLimit: 'resendConfirmation', mail: { to: fieldName.loginName } },
  register: {
    caller: 'visitor',
    rateLimit: 'register',
    mail: { to: fieldName.loginName, when: { sendDOI: true }, registration: true },
    portalLinks: { optInUrl: paths.activation },
    // Registration without an e-mail confirmation is for enrolled tablets only (docs/product/kiosk.md).
    forbiddenValues: { sendDOI: false, disableDoubleOptIn: true },
    kiosk: { forbiddenValues: {} },
  },
  'opt in': { caller: 'visitor', rateLimit: 'optIn' },
  'update profile': { caller: 'member', bodyIds: ownLogin },
  'change address': { caller: 'member', bodyIds: ownLogin },
  'subscribe newsletter': {
    caller: 'member',
    bodyIds: ownLogin,
    rateLimit: 'newsletter',
    mail: { to: fieldName.loginName },
  },
  beExcited: { caller: 'member', bodyIds: ownLogin },
  'delete request': { caller: 'member', bodyIds: { email: 'ownName' }, rateLimit: 'deleteRequest' },
  upgrade: {
    caller: 'member',
    bodyIds: ownLogin,
    rateLimit: 'newsletter',
    mail: { to: fieldName.loginName, when: { subscribeNewsletter: true } },
    tokens: 'upgrade',
  },

  // Passwords
  'request password': {
    caller: 'visitor',
    rateLimit: 'requestPassword',
    mail: { to: fieldName.email },
    portalLinks: { resetPageUrl: paths.resetPassword },
  },
  'reset password': { caller: 'visitor', rateLimit: 'resetPassword', resetsPassword: true },
  'change password': { caller: 'member', rateLimit: 'changePassword', endsOtherSessions: true },

  // Cards
  cards: { caller: 'member', lists: 'ownCards', retry: true, embed: {} },
  'request card': { caller: 'member', bodyIds: { email: 'ownName' }, rateLimit: 'cardOrder' },
  'activate card': { caller: 'member', bodyIds: { cardCode: 'any' }, rateLimit: 'card', kiosk: {} },
  'lock card': { caller: 'member', bodyIds: { email: 'ownName', cardCode: 'ownCard' }, rateLimit: 'cardOrder' },
} as const satisfies Readonly<Record<TableCall['name'], CallPolicy>>

/** Kiosk and embedding pages send few calls, under rules of their own. @throws HttpError forbidden for another call */
export function policyFor({ name }: Call, sender: Sender['kind']): CallPolicy {
  const policy: CallPolicy = callPolicies[name as keyof typeof callPolicies]
  if (sender === 'portal') return policy
  if (policy[sender] === undefined)
    throw new HttpError('forbidden', `not a call of ${sender === 'kiosk' ? 'the kiosk' : 'embedding pages'}`)
  return { ...policy, ...policy[sender] }
}

/** The methods of the calls that embedding pages may send, sorted. */
export const embedMethods: readonly string[] = [
  ...new Set(callTable.flatMap(({ name, method }) => ('embed' in callPolicies[name] ? [method] : []))),
].toSorted()

/** The own card's details; of others only whether the card exists and is free, so that guesses reveal no more. */
export function reduceCardDetails(response: BackendResponse, accountId: string): BackendResponse {
  if (response.status === 404) return jsonResponse(200, { exists: false, free: false })
  if (response.status !== 200) {
    const status = response.status >= 400 ? response.status : 502
    return textResponse(status, 'json', errorBody('backendUnavailable'))
  }
  const owner = cardOwnerIn(textOf(response))
  if (owner === undefined) return textResponse(502, 'json', errorBody('backendUnavailable'))
  return owner === accountId ? response : jsonResponse(200, { exists: true, free: owner === null })
}

/** The account of the card; null for a free card, undefined if the text is not account details. */
function cardOwnerIn(text: string): string | null | undefined {
  const details = parseJson(text)
  if (!isObject(details)) return undefined
  const accountId = details['accountId'] ?? ''
  return accountId === '' ? null : (idOf(accountId) ?? undefined)
}
