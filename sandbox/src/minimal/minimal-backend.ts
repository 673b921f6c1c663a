import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { wire } from '@portal/shared-contracts/testing/wire'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { minimalCard, minimalCoupons, minimalCountries, minimalMember, type MinimalCoupon } from './minimal-data.ts'

/*
 * A second backend for tests. It sends what docs/product/calls-and-headers.md promises in every response and nothing
 * else: no bookingId, no errorMessage where there is no error, numbers where an id may be a number, null where a value
 * may be missing. It imports nothing from the portal, so that it cannot send what the portal's schemas expect.
 */

/** The state that a journey changes. */
type State = { points: number; activated: Set<number>; newsletter: boolean; orders: number[] }

const freshState = (): State => ({
  points: minimalMember.points,
  activated: new Set(),
  newsletter: false,
  orders: [],
})

const tokens = { access: 'minimal-access', refresh: 'minimal-refresh', loyalty: 'minimal-loyalty' }

/** Card numbers are longer than a JavaScript number is exact, so the text of the response holds their digits. */
const jsonWithCard = (value: unknown): string => JSON.stringify(value).replaceAll('"{card}"', minimalCard)

const json = (c: Context, value: unknown): Response =>
  c.body(jsonWithCard(value), 200, { 'content-type': 'application/json' })
const success = (c: Context, fields: object = {}): Response => json(c, { meta: { success: true }, ...fields })
/** One error, as an object, of which only the code is given. */
const refused = (c: Context, code: string): Response =>
  json(c, {
    meta: { success: false },
    content: null,
    errorMessage: [{ code, input: null, inputValue: null, value: null }],
  })

/** The profile: an e-mail address, but no address and no login name. */
const profileOf = ({ points, newsletter }: State) => ({
  email: minimalMember.loginName,
  address: null,
  [wire.newsletter]: newsletter,
  [wire.accountId]: minimalMember.accountId,
  [wire.points]: points,
})

const isMember: MiddlewareHandler = async (c, next) =>
  c.req.header(headerNames.accessToken) === tokens.access ? next() : c.body(null, 401)

const hasLoyaltyToken: MiddlewareHandler = async (c, next) =>
  c.req.header(headerNames.loyaltyToken) === tokens.loyalty && c.req.header(headerNames.interactionId) !== undefined
    ? next()
    : c.body(null, 401)

function addLogin(app: Hono, state: () => State): void {
  const loggedIn = (c: Context) =>
    json(c, {
      meta: { success: true, accessToken: tokens.access },
      content: profileOf(state()),
      refreshToken: tokens.refresh,
      secureToken: null,
      externalSessionId: 5,
      webshopOnly: null,
    })
  app.post('/shop/user/login', async (c) => {
    const { loginName, password } = await c.req.json()
    const isRight = loginName === minimalMember.loginName && password === minimalMember.password
    return isRight ? loggedIn(c) : refused(c, 'credentialError')
  })
  app.post('/shop/user/loginByToken', loggedIn)
  app.post('/shop/user/refreshaccess', async (c) =>
    (await c.req.json()).refreshToken === tokens.refresh
      ? json(c, { meta: { success: true, accessToken: tokens.access } })
      : refused(c, 'failed'),
  )
  app.post(`/${wire.prefix}/auth/login`, (c) => c.text(`"${tokens.loyalty}"`))
}

function addMember(app: Hono, state: () => State): void {
  for (const path of ['card', 'card/*', 'points', 'bookings', 'order', 'user/upgrade'])
    app.use(`/shop/${path}`, isMember)
  app.get('/shop/card', (c) => success(c, { content: [{ cardCode: '{card}', status: null, action: null }] }))
  app.get('/shop/points', (c) => success(c, { content: { summary: { [wire.points]: state().points } } }))
  app.get('/shop/bookings', (c) => success(c, { content: minimalMember.bookings }))
  app.get('/shop/config', (c) => success(c, { content: null }))
  app.get('/shop/countries', (c) => success(c, { content: minimalCountries }))
  app.patch('/shop/user', isMember, async (c) => {
    const { loginName, subscribeNewsletter } = await c.req.json()
    if (loginName !== minimalMember.loginName) return refused(c, 'loginNameUndefined')
    if (subscribeNewsletter === true) state().newsletter = true
    return success(c, { content: profileOf(state()) })
  })
}

function addCoupons(app: Hono, state: () => State): void {
  for (const path of [`/${wire.prefix}/coupons`, `/${wire.prefix}/v2/*`]) app.use(path, hasLoyaltyToken)
  const listed = ({ accountCouponId, ...coupon }: MinimalCoupon, ofMember: boolean) => ({
    ...(ofMember && { accountCouponId }),
    ...coupon,
    activation: { activatable: coupon.usageType !== 'REWARD', activated: state().activated.has(accountCouponId) },
  })
  const list = (c: Context, ofMember: boolean) =>
    json(
      c,
      minimalCoupons.map((coupon) => listed(coupon, ofMember)),
    )
  app.get(`/${wire.prefix}/v2/accountdetails/:cardCode`, (c) => json(c, {}))
  app.get(`/${wire.prefix}/coupons`, (c) => list(c, false))
  app.get(`/${wire.prefix}/v2/accounts/:accountId/accountcoupons`, (c) =>
    c.req.param('accountId') === String(minimalMember.accountId) ? list(c, true) : c.body(null, 404),
  )
  app.patch(`/${wire.prefix}/v2/accountcoupons/:id/activation`, async (c) => {
    const { activated } = await c.req.json()
    const id = Number(c.req.param('id'))
    if (activated === true) state().activated.add(id)
    else state().activated.delete(id)
    return c.body('', 200)
  })
}

function addOrders(app: Hono, state: () => State): void {
  app.post('/shop/order', async (c) => {
    const { lineItems, cardcode, billingAddress, shippingAddress } = await c.req.json()
    const coupon = minimalCoupons.find(({ couponId }) => String(couponId) === lineItems[0].sku)
    if (coupon === undefined) return refused(c, 'COUPON_NOT_FOUND')
    if (cardcode !== minimalCard) return refused(c, 'card_invalid')
    const { countryId } = shippingAddress ?? billingAddress
    if (countryId !== String(minimalCountries[0]?.countryId)) return refused(c, 'errorWrongCountryId')
    state().points -= coupon.redeemActions?.[0]?.value ?? 0
    state().orders.push(coupon.couponId)
    return success(c, { content: { orderNumber: 9000 + state().orders.length } })
  })
}

/** A backend with a state of its own, which sends what docs/product/calls-and-headers.md promises and nothing else. */
export function createMinimalBackend() {
  const app = new Hono()
  let current = freshState()
  const state = () => current
  addLogin(app, state)
  addMember(app, state)
  addCoupons(app, state)
  addOrders(app, state)

  // Every other call of the shop: an envelope that says success.
  app.on(['POST', 'PUT'], '/shop/*', (c) => success(c))
  app.post('/withdrawal', (c) => success(c))

  /** For the tests: the state as it was at first, and the orders. */
  app.post('/control/reset', (c) => {
    current = freshState()
    return c.json({})
  })
  /** Each test removes the portal's notice, which this backend does not have. */
  app.post('/notice', (c) => c.json({}))
  app.get('/control/orders', (c) => c.json(current.orders.map((couponId) => ({ couponId }))))
  return app
}
