import { parseCouponDate } from '@portal/shared-contracts/dates/berlin-time'
import { accountCoupons, accountDetails, activation, coupons, loyaltyLogin } from '@portal/shared-contracts/calls'
import * as v from 'valibot'
import { accountExists } from '../state/accounts.ts'
import { cardsOf, findCard } from '../state/cards.ts'
import {
  accountCouponResponse,
  accountCouponById,
  accountCouponsValidAt,
  couponResponse,
  couponsValidAt,
  setActivated,
} from '../state/catalogue.ts'
import { demoCredentials } from '../state/demo-members.ts'
import { balanceOf } from '../state/ledger.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { issueToken } from '../state/tokens.ts'
import { json, providerError, type CallResponse } from './call-response.ts'
import { loyaltyRoute, openRoute, type Route } from './route.ts'

/** The body that the edge adds; browsers send none, so the contract has none. */
const loginWithCredentials = {
  ...loyaltyLogin,
  body: v.strictObject({ __deviceId: v.literal(''), org: v.string(), password: v.string(), userName: v.string() }),
} as const

/** The loyalty platform: its login, accounts by card, coupons and their activation. */
export function loyaltyRoutes(state: SandboxState): Route[] {
  return [
    openRoute(loginWithCredentials, ({ body: { org, password, userName } }) => {
      const isValid =
        org === demoCredentials.org && userName === demoCredentials.userName && password === demoCredentials.password
      // The platform sends its token in quotes with the type text/plain.
      return isValid
        ? { status: 200, contentType: 'text/plain; charset=utf-8', body: `"${issueToken(state, 'loyalty', null)}"` }
        : providerError(401, 'UNAUTHORIZED')
    }),
    loyaltyRoute(state, coupons, ({ query: { validTo } }) =>
      listValidAt(state, validTo, (moment) => couponsValidAt(state, moment).map(couponResponse)),
    ),
    loyaltyRoute(state, accountCoupons, ({ query: { validTo }, params: { accountId = '' } }) => {
      if (!accountExists(state, accountId)) return providerError(404, 'ACCOUNT_NOT_FOUND')
      return listValidAt(state, validTo, (moment) =>
        accountCouponsValidAt(state, accountId, moment).map(accountCouponResponse),
      )
    }),
    loyaltyRoute(state, activation, ({ body: { activated }, params: { accountCouponId = '' } }) => {
      const coupon = accountCouponById(state, accountCouponId)
      if (!coupon) return providerError(404, 'COUPON_NOT_FOUND')
      if (coupon.activatable === 0 || coupon.rejectedWith !== null) return providerError(409, 'COUPON_NOT_ACTIVATABLE')
      setActivated(state, accountCouponId, activated)
      return json({})
    }),
    loyaltyRoute(state, accountDetails, ({ params: { cardCode = '' } }) => accountByCard(state, cardCode)),
  ]
}

function listValidAt(
  state: SandboxState,
  validTo: string | undefined,
  list: (moment: string) => object[],
): CallResponse {
  const moment = validTo === undefined ? state.now() : parseValidTo(validTo)
  return moment ? json(list(moment.toISOString())) : providerError(400, 'VALID_TO_INVALID')
}

const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** The moment of a coupon query's `validTo`, a coupon date or an ISO text; null for any other text. */
export function parseValidTo(text: string): Date | null {
  if (!iso.test(text)) return parseCouponDate(text)
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}

/** A card without an account has an empty account id. */
function accountByCard(state: SandboxState, cardCode: string): CallResponse {
  // The same documented input that linking refuses as invalid (shop-cards.ts).
  if (/^(\d)\1*$/.test(cardCode)) return providerError(400, 'CARDCODE_INVALID')
  const card = findCard(state, cardCode)
  if (!card) return providerError(404, 'ACCOUNT_NOT_FOUND')
  const accountId = card.accountId ?? ''
  const identifiers = (card.accountId === null ? [card] : cardsOf(state, accountId)).map(
    ({ cardCode: code, status }) => ({ code, displayCode: code, type: 'CARDCODE', status }),
  )
  const status = card.accountId === null ? 'INACTIVE' : 'ACTIVE'
  return json({ accountId, status, identifiers, accountBalance: balanceOf(state, accountId) })
}
