import * as paths from '@delikaterie/shared-contracts/paths'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { reduceCardDetails } from './card-details.ts'
import { HttpError } from '../http/http-error.ts'
import type { CallPolicies, CallPolicy } from './call-policy.ts'
import { rateLimits } from './limits/rate-limits.ts'

const callPolicies = {
  // Session
  login: {
    caller: 'visitor',
    rateLimit: rateLimits.login,
    tokens: 'session',
    kiosk: { tokens: 'kioskSession' },
  },
  'login by token': {
    caller: 'visitor',
    rateLimit: rateLimits.loginByToken,
    tokens: 'session',
    embed: { tokens: 'embedSession' },
  },
  refresh: { caller: 'visitor', refreshTokenField: 'refreshToken', tokens: 'access', embed: {} },

  // Loyalty provider
  'loyalty login': {
    caller: 'visitor',
    rateLimit: rateLimits.loyaltyLogin,
    technicalLogin: true,
    tokens: 'loyalty',
    kiosk: {},
    embed: {},
  },
  'account details': {
    caller: 'loyaltyMember',
    pathIds: { cardCode: 'any' },
    rateLimit: rateLimits.card,
    reduceResponse: reduceCardDetails,
    // The card is checked before the person at the tablet logs in.
    kiosk: { caller: 'visitor', reduceResponse: (response) => response },
    retry: true,
  },
  coupons: { caller: 'visitor', retry: true, embed: {} },
  'account coupons': {
    caller: 'loyaltyMember',
    pathIds: { accountId: 'ownAccount' },
    listsOwnCoupons: true,
    retry: true,
    embed: {},
  },
  activation: { caller: 'loyaltyMember', pathIds: { accountCouponId: 'ownCoupon' }, embed: {} },

  // Shop
  configuration: { caller: 'visitor', retry: true, embed: {} },
  countries: { caller: 'visitor', retry: true, embed: {} },
  points: { caller: 'member', retry: true, embed: {} },
  bookings: { caller: 'member', retry: true, embed: {} },
  order: { caller: 'loyaltyMember', rateLimit: rateLimits.order, idempotencyKey: true, embed: {} },

  // Withdrawal, which needs no login
  withdraw: { caller: 'visitor', rateLimit: rateLimits.withdraw, mail: { to: 'email' } },

  // Registration and profile
  'user check': {
    caller: 'visitor',
    rateLimit: rateLimits.userCheck,
    mail: { to: 'loginName', when: { sendDOI: true } },
    kiosk: {},
  },
  register: {
    caller: 'visitor',
    rateLimit: rateLimits.register,
    mail: { to: 'loginName', when: { sendDOI: true } },
    portalLinks: { optInUrl: paths.activation },
    // Registration without an e-mail confirmation is for enrolled tablets only (docs/product/kiosk.md).
    forbiddenValues: { sendDOI: false, disableDoubleOptIn: true },
    kiosk: { forbiddenValues: {} },
  },
  'opt in': { caller: 'visitor', rateLimit: rateLimits.optIn },
  'update profile': { caller: 'member' },
  'change address': { caller: 'member' },
  'subscribe newsletter': { caller: 'member', rateLimit: rateLimits.newsletter, mail: { to: 'loginName' } },
  beExcited: { caller: 'member' },
  'delete request': { caller: 'member', rateLimit: rateLimits.deleteRequest },
  upgrade: {
    caller: 'member',
    rateLimit: rateLimits.newsletter,
    mail: { to: 'loginName', when: { subscribeNewsletter: true } },
    tokens: 'upgrade',
  },

  // Passwords
  'request password': {
    caller: 'visitor',
    rateLimit: rateLimits.requestPassword,
    mail: { to: 'email' },
    portalLinks: { resetPageUrl: paths.resetPassword },
  },
  'reset password': { caller: 'visitor', rateLimit: rateLimits.resetPassword, resetsPassword: true },
  'change password': { caller: 'member', rateLimit: rateLimits.changePassword, endsOtherSessions: true },

  // Cards
  cards: { caller: 'member', retry: true, embed: {} },
  'request card': { caller: 'member', rateLimit: rateLimits.cardOrder },
  'activate card': { caller: 'member', rateLimit: rateLimits.card, kiosk: {} },
  'lock card': { caller: 'member', rateLimit: rateLimits.cardOrder },
} as const satisfies CallPolicies

/** The policy of a call of the table; the type `CallPolicies` requires one for each. */
export const policyOf = ({ name }: Call): CallPolicy => callPolicies[name as keyof CallPolicies]

/**
 * The policy of a call that a page of another origin sends (docs/product/calls-and-headers.md rule 47).
 * @throws HttpError forbidden for a call that only the portal's own pages may send
 */
export function embedPolicyOf(call: Call): CallPolicy {
  const policy = policyOf(call)
  if (policy.embed === undefined) throw new HttpError('forbidden', 'not a call of embedding pages')
  return { ...policy, ...policy.embed }
}

/** The methods of the calls that embedding pages may send, sorted. */
export const embedMethods: readonly string[] = [
  ...new Set(callTable.flatMap((call) => (policyOf(call).embed === undefined ? [] : [call.method]))),
].toSorted()

/**
 * The policy of a call that the kiosk sends (docs/product/kiosk.md rule 14).
 * @throws HttpError forbidden for a call that it does not need
 */
export function kioskPolicyOf(call: Call): CallPolicy {
  const policy = policyOf(call)
  if (policy.kiosk === undefined) throw new HttpError('forbidden', 'not a call of the kiosk')
  return { ...policy, ...policy.kiosk }
}
