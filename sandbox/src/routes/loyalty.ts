import { accountCoupons, accountDetails, activation, coupons, loyaltyLogin } from '@delikaterie/shared-contracts/calls'
import * as v from 'valibot'
import { accountExists } from '../state/accounts.ts'
import { parseValidTo } from '../state/berlin-time.ts'
import { cardsOf, findCard } from '../state/cards.ts'
import {
  accountCouponAnswer,
  accountCouponById,
  accountCouponsValidAt,
  couponAnswer,
  couponsValidAt,
  setActivated,
} from '../state/catalogue.ts'
import { demoCredentials } from '../state/demo-members.ts'
import { balanceOf } from '../state/ledger.ts'
import type { SandboxState } from '../state/state.ts'
import { issueToken } from '../state/tokens.ts'
import { providerRefuse } from './reply.ts'
import type { Reply } from './reply.ts'
import { loyaltyRoute, openRoute } from './route.ts'
import type { Route } from './route.ts'

/** The browser sends no body, so the contract has none; this is what the edge writes (spec §7). */
const loginWithCredentials = {
  ...loyaltyLogin,
  body: v.strictObject({ __deviceId: v.literal(''), org: v.string(), password: v.string(), userName: v.string() }),
} as const

/** The loyalty platform: its login, accounts by card, coupons and their activation. */
export function loyaltyRoutes(state: SandboxState): Route[] {
  return [
    openRoute(loginWithCredentials, ({ body: { org, password, userName } }) => {
      const isRight =
        org === demoCredentials.org && userName === demoCredentials.userName && password === demoCredentials.password
      // The platform sends its token in quotes, though not as JSON (wire.json).
      return isRight
        ? { kind: 'text', text: `"${issueToken(state, 'loyalty', null)}"` }
        : providerRefuse(401, 'UNAUTHORIZED')
    }),
    loyaltyRoute(state, coupons, ({ query: { validTo } }) =>
      sinceMoment(state, validTo, (moment) => couponsValidAt(state, moment).map(couponAnswer)),
    ),
    loyaltyRoute(state, accountCoupons, ({ query: { validTo }, params: { accountId = '' } }) => {
      if (!accountExists(state, accountId)) return providerRefuse(404, 'ACCOUNT_NOT_FOUND')
      return sinceMoment(state, validTo, (moment) =>
        accountCouponsValidAt(state, accountId, moment).map(accountCouponAnswer),
      )
    }),
    loyaltyRoute(state, activation, ({ body: { activated }, params: { accountCouponId = '' } }) => {
      const coupon = accountCouponById(state, accountCouponId)
      if (!coupon) return providerRefuse(404, 'COUPON_NOT_FOUND')
      if (coupon.activatable === 0) return providerRefuse(409, 'COUPON_NOT_ACTIVATABLE')
      setActivated(state, accountCouponId, activated)
      return { kind: 'bare', body: {} }
    }),
    loyaltyRoute(state, accountDetails, ({ params: { cardCode = '' } }) => accountByCard(state, cardCode)),
  ]
}

function sinceMoment(state: SandboxState, validTo: string | undefined, list: (moment: string) => object[]): Reply {
  const moment = validTo === undefined ? state.now() : parseValidTo(validTo)
  return moment ? { kind: 'bare', body: list(moment.toISOString()) } : providerRefuse(400, 'VALID_TO_INVALID')
}

/** A card nobody has linked answers with an empty account id. */
function accountByCard(state: SandboxState, cardCode: string): Reply {
  const card = findCard(state, cardCode)
  if (!card) return providerRefuse(404, 'ACCOUNT_NOT_FOUND')
  const accountId = card.accountId ?? ''
  const identifiers = (card.accountId === null ? [card] : cardsOf(state, accountId)).map(
    ({ cardCode: code, status }) => ({ code, displayCode: code, type: 'CARDCODE', status }),
  )
  const status = card.accountId === null ? 'INACTIVE' : 'ACTIVE'
  return { kind: 'bare', body: { accountId, status, identifiers, accountBalance: balanceOf(state, accountId) } }
}
