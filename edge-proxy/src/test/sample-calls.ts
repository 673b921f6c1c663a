import { brand } from '@portal/shared-contracts/brand/brand'
import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import type { Method } from '@portal/shared-contracts/calls'
import { cardRequest, munich, munichProfile } from '@portal/shared-contracts/testing/address'
import { success } from './recording-upstream.ts'

/** One call between edge and backend; A, R, S, E and L are raw tokens. */
export type SampleCall = {
  call: string
  method: Method
  path: string
  /** The complete list of headers with tokens or about the loyalty interaction. */
  headers: Record<string, string>
  body?: Record<string, unknown>
  response: unknown
}

const email = demoEmail('mitglied')
const cardCode = '1234567890123456789'
const user = { loginName: email, localeId: 'de_DE' }

const member = {
  loginName: email,
  email,
  address: munichProfile,
  [wire.newsletter]: false,
  [wire.accountId]: 'ACC-1',
  [wire.points]: 4321,
  beExcitedTimeStamp: '',
  memberSince: '2019-03-04T00:00:00Z',
}

export const login = {
  meta: { success: true, accessToken: 'A' },
  content: member,
  refreshToken: 'R',
  secureToken: 'S',
  externalSessionId: 'E',
  webshopOnly: false,
  errorMessage: [],
}

const coupon = {
  couponId: 'R1',
  usageType: 'REWARD',
  points: 1500,
  i18nFields: { de: { title: 'Trüffelöl & Brot', subTitle: 'zum Genießen' } },
  images: [{ path: 'http://127.0.0.1:3100/images/r1-1200x1200.jpg', tags: ['BACKGROUND'] }],
  redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '5' }],
  conditions: [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: 'shop,marketingapp' }],
  activation: { activatable: true, activated: false },
  maxRedeemCount: 3,
  redeemCount: 1,
  maxRedeemCountGlobal: 100,
  redeemCountGlobal: 10,
  validFrom: '2026-11-01T00:00:00Z',
  validTo: '2026-12-31T22:59:59Z',
  customProperties: [{ name: 'category', value: 'Produkte' }],
}

const access = { 'X-Access-Token': 'A' }
const interaction = { 'interaction-id': brand.appId, 'id-type': 'ID' }
const loyalty = { 'x-auth': 'L', ...interaction }

/** One row; without `response` the backend only reports success. */
function sample(call: string, target: `${Method} ${string}`, more: Partial<SampleCall>): SampleCall {
  const [method] = target.split(' ', 1) as [Method]
  return { call, method, path: target.slice(method.length + 1), headers: {}, response: success(null), ...more }
}

/** One request per call, with the response of its backend. */
export const sampleCalls: readonly SampleCall[] = [
  sample('login', 'POST shop/user/login', {
    headers: access,
    body: { loginName: email, password: '…', rememberMe: true },
    response: login,
  }),
  sample('login by token', 'POST shop/user/loginByToken', {
    headers: access,
    body: { sessionToken: 'T' },
    response: login,
  }),
  sample('refresh', 'POST shop/user/refreshaccess', {
    headers: access,
    body: { refreshToken: 'R' },
    response: { ...success(null), meta: { success: true, accessToken: 'A2' } },
  }),
  sample('loyalty login', `POST ${wire.prefix}/auth/login`, {
    headers: interaction,
    body: { __deviceId: '', org: 'wire-org', password: 'wire-password', userName: 'wire-user' },
    response: 'L',
  }),
  sample('account details', `GET ${wire.prefix}/v2/accountdetails/${cardCode}`, {
    headers: { 'x-auth': 'L', 'interaction-id': 'Webshop', 'id-type': 'CARDCODE' },
    response: {
      accountId: 'ACC-1',
      status: 'ACTIVE',
      identifiers: [{ code: cardCode, type: 'CARDCODE', status: 'ACTIVE' }],
      accountBalance: { points: 4321, lockedPoints: 120 },
    },
  }),
  sample('cards', 'GET shop/card', {
    headers: access,
    response: success([{ cardCode, status: 'ACTIVE', action: 'LOCK' }]),
  }),
  sample('points', 'GET shop/points', { headers: access, response: success({ summary: { [wire.points]: 4321 } }) }),
  sample('bookings', 'GET shop/bookings', {
    headers: access,
    response: success([
      { bookingId: 'B1', bookingTime: '2026-11-19T10:12:00Z', points: 120, locked: true, reason: 'Einkauf im Laden' },
      {
        bookingId: 'B2',
        bookingTime: '2026-11-10T09:00:00Z',
        points: -1500,
        locked: false,
        reason: 'Prämie Trüffelöl & Brot',
      },
    ]),
  }),
  sample('configuration', 'GET shop/config?item=portal.notice', {
    headers: access,
    response: success({ item: 'portal.notice', value: '' }),
  }),
  sample('countries', 'GET shop/countries', {
    headers: access,
    response: success([
      { countryId: 'DE', name: 'Deutschland' },
      { countryId: 'AT', name: 'Österreich' },
      { countryId: 'CH', name: 'Schweiz' },
    ]),
  }),
  sample('user check', 'POST shop/user/check', { headers: access, body: { loginName: 'neu@example.org' } }),
  sample('resend confirmation', 'POST shop/user/check', {
    headers: access,
    body: { loginName: 'inaktiv@example.org', sendDOI: true },
  }),
  sample('register', 'PUT shop/user', {
    headers: access,
    body: {
      loginName: 'neu@example.org',
      localeId: 'de_DE',
      address: { salutation: 'Frau', firstName: 'Marlene', lastName: 'Abel' },
      password: '…',
      subscribeNewsletter: false,
      optInUrl: 'https://portal.example/konto/freischalten',
      sendDOI: true,
      disableDoubleOptIn: false,
      disableAddressCheck: false,
    },
  }),
  sample('update profile', 'POST shop/user', {
    headers: access,
    body: { ...user, address: munichProfile, disableAddressCheck: false },
    response: success(member),
  }),
  sample('change address', 'PATCH shop/user', {
    headers: access,
    body: { ...user, address: munich },
    response: success(member),
  }),
  sample('subscribe newsletter', 'PATCH shop/user', {
    headers: access,
    body: { ...user, subscribeNewsletter: true },
    response: success(member),
  }),
  sample('beExcited', 'PATCH shop/user', {
    headers: access,
    body: { ...user, beExcitedTimeStamp: '2026-11-20T12:00:00.000Z' },
    response: success(member),
  }),
  sample('opt in', 'POST shop/user/optin', {
    headers: access,
    body: { Alias: 'a', EMail: 'neu@example.org', ObjectID: 'o', SecurityCode: 's' },
  }),
  sample('delete request', 'POST shop/user/deleterequest', {
    headers: access,
    body: { ...munich, email, reason: '…', deleteNow: false },
  }),
  sample('upgrade', 'POST shop/user/upgrade', {
    headers: access,
    body: { loginName: email, subscribeNewsletter: false },
    response: success(member),
  }),
  sample('request password', 'POST shop/user/password/request', {
    headers: access,
    // Not the member's: three e-mails in an hour go to one address.
    body: {
      email: demoEmail('vergessen'),
      resetPageUrl: 'https://portal.example/konto/passwort/zuruecksetzen',
    },
  }),
  sample('reset password', 'POST shop/user/password/reset', {
    headers: access,
    body: { password: '…', passwordConf: '…', ObjectID: 'o', Token: 't', autoLogin: false },
  }),
  sample('change password', 'POST shop/user/password/change', {
    headers: access,
    body: { oldPassword: '…', newPassword: '…', newPasswordConf: '…' },
  }),
  sample('request card', 'PUT shop/card/request', { headers: access, body: cardRequest }),
  sample('activate card', 'POST shop/card/activate', { headers: access, body: { cardCode } }),
  sample('lock card', 'POST shop/card/lock', { headers: access, body: { ...cardRequest, reason: '…', cardCode } }),
  sample('account coupons', `GET ${wire.prefix}/v2/accounts/ACC-1/accountcoupons?validTo=2026-11-5 9:7:3`, {
    headers: loyalty,
    response: [{ ...coupon, accountCouponId: 'AC1', accountId: 'ACC-1' }],
  }),
  sample('coupons', `GET ${wire.prefix}/coupons?validTo=2026-11-5 9:7:3`, { headers: loyalty, response: [coupon] }),
  sample('activation', `PATCH ${wire.prefix}/v2/accountcoupons/AC1/activation`, {
    headers: loyalty,
    body: { activated: true },
    response: {},
  }),
  sample('order', 'POST shop/order', {
    headers: access,
    body: {
      billingAddress: munich,
      shippingAddress: munich,
      lineItems: [{ type: wire.lineItem, sku: 'R1', quantity: 1 }],
      paymentMethod: { alias: 30 },
      shippingMethod: { alias: 'MD' },
      sendConfirmationMail: true,
      isAnonymousUser: false,
      cardcode: cardCode,
      disableAddressCheck: false,
    },
    response: success({ orderNumber: '100001' }),
  }),
  sample('withdraw', 'POST withdrawal', {
    body: {
      withdrawalId: 'withdrawal-0123456789',
      name: 'Marlene Abel',
      contract: '100001',
      email,
      details: '…',
    },
    response: success({ receivedAt: '2026-11-20T12:00:00.000Z' }),
  }),
]

/** The sample of a call; a new call of the table needs one to be tested. */
export function sampleOf(call: string): SampleCall {
  const found = sampleCalls.find((row) => row.call === call)
  if (found === undefined) throw new Error(`The call "${call}" has no sample request in sample-calls.ts.`)
  return found
}

/** The sample body of a call. */
export const bodyOf = (call: string): SampleCall['body'] => sampleOf(call).body
