import type { TableCall } from '@portal/shared-contracts/calls/call-table'
import type { BackendPolicy } from '../backend/backend.ts'
import type { CallLine } from '../http/log.ts'
import type { BackendResponse } from '../http/response.ts'
import type { Session } from '../session/session.ts'
import type { RateLimitName } from './limits/rate-limits.ts'

/** Owner an id in a path must have: the member's account, a coupon of it, or any if `reduceResponse` protects the data. */
export type PathId = 'ownAccount' | 'ownCoupon' | 'any'

/** Owner of a value in a body: the member's own card or name, or any where linking a card names one that is free. */
export type BodyId = 'ownCard' | 'ownName' | 'any'

/** `session`: all tokens of a login; `kioskSession`: its access token only; `embedSession`: its access and refresh tokens; `access`: a renewed access token; `upgrade`: an access token, or the current one again; `loyalty`: a plain text token. */
export type TokensInResponse = 'session' | 'kioskSession' | 'embedSession' | 'access' | 'upgrade' | 'loyalty'

/** How the edge handles one call besides forwarding it. */
export type CallPolicy = BackendPolicy & {
  /** Who may call; a `loyaltyMember` is a member with a loyalty account. */
  caller: 'visitor' | 'member' | 'loyaltyMember'
  pathIds?: Readonly<Record<string, PathId>>
  /** Body fields that name a card or a member. */
  bodyIds?: Readonly<Record<string, BodyId>>
  rateLimit?: RateLimitName
  /**
   * The call sends an e-mail to the address in the body field `to`, if the body has the values of `when`. Those of a
   * `registration` are counted apart, so that no other mail can use up its limit.
   */
  mail?: { to: string; when?: Readonly<Record<string, unknown>>; registration?: true }
  /** Body fields that hold a link for an e-mail, and the page of this portal that replaces it. */
  portalLinks?: Readonly<Record<string, string>>
  /** Values of body fields that are rejected with 403. */
  forbiddenValues?: Readonly<Record<string, unknown>>
  /** The body field that holds the sealed refresh token; the backend gets the raw one. */
  refreshTokenField?: string
  /** Which tokens of the response are sealed and passed on; without it every token is removed. */
  tokens?: TokensInResponse
  /** What of the member's the response lists; its ids are remembered for `ownCoupon` or `ownCard`. */
  lists?: 'ownCoupons' | 'ownCards'
  /** Reduces the response to what the member with this loyalty account may see. */
  reduceResponse?: (response: BackendResponse, accountId: string) => BackendResponse
  /** Its success ends all other logins of the member's account. */
  endsOtherSessions?: true
  /** Its success lets the next login of the browser end all other logins of its account. */
  resetsPassword?: true
  /** The kiosk may send the call, under the rules that differ here; without it the call is rejected with 403. */
  kiosk?: Partial<Pick<CallPolicy, 'caller' | 'forbiddenValues' | 'reduceResponse' | 'tokens'>>
  /** A page of an origin in `EMBED_ORIGINS` may send the call, under the rules that differ here; without it the call is rejected with 403. */
  embed?: Partial<Pick<CallPolicy, 'tokens'>>
}

/** One policy for each call of the table: a new call without one does not compile (`call-policies.test.ts`). */
export type CallPolicies = Readonly<Record<TableCall['name'], CallPolicy>>

/** Who sent a call: the portal's own pages, an enrolled tablet, or a page of an origin in EMBED_ORIGINS. */
export type Sender = {
  kind: 'portal' | 'kiosk' | 'embed'
  session: Session
  cookies: string | null
  embedOrigin: string | null
  address: () => string
  /** The name of the tablet or of the origin, for the log line. */
  logged: Pick<CallLine, 'kiosk' | 'embed'>
}
