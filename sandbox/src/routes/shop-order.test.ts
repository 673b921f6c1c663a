import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { titleOf } from '../catalogue/catalogue.ts'
import { sentMails } from '../state/outbox.ts'
import { allOrders } from '../state/orders.ts'
import { createMemberClient, createTestClient, home } from '../testing/test-client.ts'

const austrian = { ...home, countryId: 'AT', zipCode: '1060' }
const orderOf = (sku: string, { street, ...change }: { street?: string; [field: string]: unknown } = {}) => ({
  billingAddress: street === undefined ? home : { ...home, street },
  lineItems: [{ type: wire.lineItem, sku, quantity: 1 }],
  paymentMethod: { alias: 30 },
  shippingMethod: { alias: 'MD' },
  sendConfirmationMail: true,
  isAnonymousUser: false,
  cardcode: '1234567890123456789',
  disableAddressCheck: false,
  ...change,
})

const day = 24 * 60 * 60 * 1000
const marlene = demoEmail('mitglied')
const kim = demoEmail('tippfehler')
const kimsCard = { cardcode: '1234567890123450028' }

test('an order spends points, reduces the stock and sends an e-mail', async () => {
  const { call, loyaltyLogin, app, state } = await createMemberClient()
  expect(await call('POST', 'shop/order', orderOf('R1'))).toMatchObject({
    meta: { success: true },
    content: { orderNumber: '100001' },
  })
  expect(await call('GET', 'shop/points')).toMatchObject({
    content: { summary: { [wire.points]: 2821 } },
  })
  expect((await call('GET', 'shop/bookings')).content).toContainEqual(
    expect.objectContaining({ points: -1500, locked: false, bookingType: 'BURNBOOKING', referenceId: 'order:100001' }),
  )
  const [mail] = sentMails(state, marlene)
  expect(mail?.subject).toContain('100001')
  expect(mail?.text).toContain(titleOf('R1'))
  const coupons = await app.request(`/${wire.prefix}/v2/accounts/ACC-1/accountcoupons`, {
    headers: await loyaltyLogin(),
  })
  expect(await coupons.json()).toContainEqual(
    expect.objectContaining({ couponId: 'R1', redeemCount: 2, redeemCountGlobal: 77 }),
  )
})

test('order numbers increase by one', async () => {
  const { call } = await createMemberClient()
  for (const orderNumber of ['100001', '100002'])
    expect((await call('POST', 'shop/order', orderOf('R2'))).content).toEqual({ orderNumber })
})

// Rule: errors-40
test.each([
  ['a sold-out reward', marlene, orderOf('R10'), ['NO_MORE_REDEEM_BY_PROGRAM sku']],
  ['too dear a reward', marlene, orderOf('R3'), ['NOT_ENOUGH_POINTS points']],
  ['a campaign', marlene, orderOf('A1'), ['COUPON_NOT_FOUND sku']],
  ['an unknown coupon', marlene, orderOf('R99'), ['COUPON_NOT_FOUND sku']],
  ['a card of another member', marlene, orderOf('R1', kimsCard), ['card_invalid cardcode']],
  ['an unknown card', marlene, orderOf('R1', { cardcode: '9999999999999999999' }), ['card_invalid cardcode']],
  ['an Austrian address', marlene, orderOf('R1', { billingAddress: austrian }), ['errorWrongCountryId countryId']],
  ['an Austrian delivery', marlene, orderOf('R1', { shippingAddress: austrian }), ['errorWrongCountryId countryId']],
  [
    'a mistyped address',
    kim,
    orderOf('R1', { ...kimsCard, billingAddress: { ...home, street: 'Haupstr', city: 'Muenchen' } }),
    ['multiAddresses street', 'multiAddresses city'],
  ],
  [
    'a Packstation, whatever the flag',
    marlene,
    orderOf('R1', { street: 'Packstation 112', disableAddressCheck: true }),
    ['packstationNotAllowed street'],
  ],
  ['a PO box', marlene, orderOf('R1', { street: 'Postfach' }), ['postfachNotAllowed street']],
  ['a shop account without points', demoEmail('onlineshop'), orderOf('R1'), ['loginNotAllowed']],
])('rejects %s and changes nothing', async (_, loginName, order, errors) => {
  const { state, ...member } = await createMemberClient(loginName)
  expect(await member.errors('POST', 'shop/order', order)).toEqual(errors)
  expect(allOrders(state)).toEqual([])
  expect(sentMails(state)).toEqual([])
})

test.each([
  ['a member with an Austrian address to a German one', { billingAddress: austrian, shippingAddress: home }],
  ['an unknown address with disableAddressCheck', { street: 'Haupstr', disableAddressCheck: true }],
])('accepts an order of %s', async (_, change) => {
  const { errors } = await createMemberClient(kim)
  expect(await errors('POST', 'shop/order', orderOf('R1', { ...kimsCard, ...change }))).toEqual([])
})

test('the limit per member is enforced', async () => {
  const { errors } = await createMemberClient(kim)
  const order = orderOf('R7', kimsCard)
  expect(await errors('POST', 'shop/order', order)).toEqual([])
  expect(await errors('POST', 'shop/order', order)).toEqual(['NO_MORE_REDEEM_BY_ACCOUNT sku'])
})

test('locked points cannot be spent until they are released', async () => {
  const client = createTestClient()
  const logIn = () => createMemberClient(demoEmail('wien'), client)
  const order = orderOf('R4', { cardcode: '1234567890123450010' })
  await client.call('POST', 'control/purchase', { cardCode: '1234567890123450010', amount: 500 })
  expect(await (await logIn()).errors('POST', 'shop/order', order)).toEqual(['NOT_ENOUGH_POINTS points'])
  client.advance(14 * day)
  expect(await (await logIn()).errors('POST', 'shop/order', order)).toEqual([])
  expect(allOrders(client.state)).toHaveLength(1)
})

test('an expired reward is rejected', async () => {
  const client = createTestClient()
  client.advance(3 * day)
  const { errors } = await createMemberClient(kim, client)
  expect(await errors('POST', 'shop/order', orderOf('R8', kimsCard))).toEqual(['NO_LONGER_REDEEMABLE sku'])
})

test.each([
  { lineItems: [] },
  { lineItems: [{ type: wire.lineItem, sku: 'R1', quantity: 2 }] },
  { paymentMethod: { alias: 31 } },
  { cardcode: '1234' },
])('an order with %j is malformed', async (change) => {
  const { send } = await createMemberClient()
  expect((await send('POST', 'shop/order', orderOf('R1', change))).status).toBe(400)
})
