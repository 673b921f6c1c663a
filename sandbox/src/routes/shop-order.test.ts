import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { allOrders } from '../state/orders.ts'
import { createTestClient, errorsOf } from '../testing/test-client.ts'

const home = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
}

const orderOf = (sku: string, change: object = {}) => ({
  billingAddress: home,
  lineItems: [{ type: 'convercusCoupon', sku, quantity: 1 }],
  paymentMethod: { alias: 30 },
  shippingMethod: { alias: 'MD' },
  sendConfirmationMail: true,
  isAnonymousUser: false,
  cardcode: '1234567890123456789',
  disableAddressCheck: false,
  ...change,
})

const marlene = 'mitglied@delikaterie.example'
const kim = 'tippfehler@delikaterie.example'
const kimsCard = { cardcode: '1234567890123450028' }

test('an order spends points, reduces the stock and sends an e-mail', async () => {
  const { call, login, loyaltyLogin, send, state } = createTestClient()
  const headers = await login()
  expect(await call('POST', 'shop/order', orderOf('R1'), headers)).toMatchObject({
    meta: { success: true },
    content: { orderNumber: '100001' },
  })
  expect(await call('GET', 'shop/points', undefined, headers)).toMatchObject({
    content: { summary: { convercusPoints: 2821 } },
  })
  expect((await call('GET', 'shop/bookings', undefined, headers)).content).toContainEqual(
    expect.objectContaining({ points: -1500, locked: false, bookingType: 'BURNBOOKING', referenceId: 'order:100001' }),
  )
  const [mail] = sentMails(state, marlene)
  expect(mail?.subject).toContain('100001')
  expect(mail?.text).toContain('Trüffelöl, 100 ml')
  const coupons = await (
    await send('GET', 'convercus/v2/accounts/ACC-1/accountcoupons', undefined, await loyaltyLogin())
  ).json()
  expect(coupons).toContainEqual(expect.objectContaining({ couponId: 'R1', redeemCount: 2, redeemCountGlobal: 77 }))
})

test('order numbers increase by one', async () => {
  const { call, login } = createTestClient()
  const headers = await login()
  const numbers = [
    await call('POST', 'shop/order', orderOf('R2'), headers),
    await call('POST', 'shop/order', orderOf('R2'), headers),
  ]
  expect(numbers.map(({ content }) => content)).toEqual([{ orderNumber: '100001' }, { orderNumber: '100002' }])
})

test.each([
  ['a sold-out reward', marlene, orderOf('R10'), ['NO_MORE_REDEEM_BY_PROGRAM sku']],
  ['too dear a reward', marlene, orderOf('R3'), ['NOT_ENOUGH_POINTS points']],
  ['a campaign', marlene, orderOf('A1'), ['COUPON_NOT_FOUND sku']],
  ['an unknown coupon', marlene, orderOf('R99'), ['COUPON_NOT_FOUND sku']],
  ['a card of another member', marlene, orderOf('R1', kimsCard), ['card_invalid cardcode']],
  ['an unknown card', marlene, orderOf('R1', { cardcode: '9999999999999999999' }), ['card_invalid cardcode']],
  [
    'an Austrian address',
    marlene,
    orderOf('R1', { billingAddress: { ...home, countryId: 'AT', zipCode: '1060' } }),
    ['errorWrongCountryId countryId'],
  ],
  [
    'an Austrian delivery address',
    marlene,
    orderOf('R1', { shippingAddress: { ...home, countryId: 'AT', zipCode: '1060' } }),
    ['errorWrongCountryId countryId'],
  ],
  [
    'a mistyped address',
    kim,
    orderOf('R1', { ...kimsCard, billingAddress: { ...home, street: 'Haupstr', city: 'Muenchen' } }),
    ['multiAddresses street', 'multiAddresses city'],
  ],
  [
    'a Packstation, whatever the flag',
    marlene,
    orderOf('R1', { billingAddress: { ...home, street: 'Packstation 112' }, disableAddressCheck: true }),
    ['packstationNotAllowed street'],
  ],
  [
    'a PO box',
    marlene,
    orderOf('R1', { billingAddress: { ...home, street: 'Postfach' } }),
    ['postfachNotAllowed street'],
  ],
  ['a shop account without points', 'onlineshop@delikaterie.example', orderOf('R1'), ['loginNotAllowed']],
])('rejects %s and changes nothing', async (_, loginName, order, errors) => {
  const { call, login, state } = createTestClient()
  expect(errorsOf(await call('POST', 'shop/order', order, await login(loginName)))).toEqual(errors)
  expect(allOrders(state)).toEqual([])
  expect(sentMails(state)).toEqual([])
})

test('an Austrian member orders to a German address', async () => {
  const { call, login } = createTestClient()
  const order = orderOf('R1', { ...kimsCard, billingAddress: { ...home, countryId: 'AT' }, shippingAddress: home })
  expect((await call('POST', 'shop/order', order, await login(kim))).meta.success).toBe(true)
})

test('disableAddressCheck accepts an unknown address', async () => {
  const { call, login } = createTestClient()
  const order = orderOf('R1', {
    ...kimsCard,
    billingAddress: { ...home, street: 'Haupstr' },
    disableAddressCheck: true,
  })
  expect((await call('POST', 'shop/order', order, await login(kim))).meta.success).toBe(true)
})

test('the limit per member is enforced', async () => {
  const { call, login } = createTestClient()
  const headers = await login(kim)
  expect((await call('POST', 'shop/order', orderOf('R7', kimsCard), headers)).meta.success).toBe(true)
  expect(errorsOf(await call('POST', 'shop/order', orderOf('R7', kimsCard), headers))).toEqual([
    'NO_MORE_REDEEM_BY_ACCOUNT sku',
  ])
})

test('locked points cannot be spent until they are released', async () => {
  const { call, login, state, advance } = createTestClient()
  const headers = await login('wien@delikaterie.example')
  const order = orderOf('R4', { cardcode: '1234567890123450010' })
  await call('POST', 'control/purchase', { cardCode: '1234567890123450010', amount: 500 })
  expect(errorsOf(await call('POST', 'shop/order', order, headers))).toEqual(['NOT_ENOUGH_POINTS points'])
  advance(14 * 24 * 60 * 60 * 1000)
  expect((await call('POST', 'shop/order', order, await login('wien@delikaterie.example'))).meta.success).toBe(true)
  expect(allOrders(state)).toHaveLength(1)
})

test('an expired reward is rejected', async () => {
  const { call, login, advance } = createTestClient()
  advance(3 * 24 * 60 * 60 * 1000)
  expect(errorsOf(await call('POST', 'shop/order', orderOf('R8', kimsCard), await login(kim)))).toEqual([
    'NO_LONGER_REDEEMABLE sku',
  ])
})

test.each([
  { lineItems: [] },
  { lineItems: [{ type: 'convercusCoupon', sku: 'R1', quantity: 2 }] },
  { paymentMethod: { alias: 31 } },
  { cardcode: '1234' },
])('an order with %j is malformed', async (change) => {
  const { send, login } = createTestClient()
  expect((await send('POST', 'shop/order', orderOf('R1', change), await login())).status).toBe(400)
})
