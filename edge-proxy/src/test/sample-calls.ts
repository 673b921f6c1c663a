import type { Method } from '@delikaterie/shared-contracts/calls'

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

const member = {
  loginName: 'mitglied@delikaterie.example',
  email: 'mitglied@delikaterie.example',
  address: {
    salutation: 'Frau',
    firstName: 'Marlene',
    lastName: 'Abel',
    street: 'Hauptstraße',
    streetNumber: '7',
    zipCode: '80331',
    city: 'München',
    birthDate: '1980-05-17',
    countryId: 'DE',
  },
  hasDelikaterieNewsletter: false,
  convercusAccountId: 'ACC-1',
  convercusPoints: 4321,
  beExcitedTimeStamp: '',
  memberSince: '2019-03-04T00:00:00Z',
}

const done = { meta: { success: true }, content: null, errorMessage: [] }
const profile = { ...done, content: member }
const login = {
  meta: { success: true, accessToken: 'A' },
  content: member,
  refreshToken: 'R',
  secureToken: 'S',
  externalSessionId: 'E',
  webshopOnly: false,
  errorMessage: [],
}

const address = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
}

const card = {
  salutation: 'Frau',
  title: '',
  firstName: 'Marlene',
  lastName: 'Abel',
  fullName: '',
  company: '',
  department: '',
  street: 'Hauptstraße',
  streetNumber: '7',
  addressExtension: '',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
  email: 'mitglied@delikaterie.example',
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
const loyalty = { 'x-auth': 'L', 'interaction-id': 'delikaterie-portal', 'id-type': 'ID' }

/** One request per call, with the response of its backend. */
export const sampleCalls: readonly SampleCall[] = [
  {
    call: 'login',
    method: 'POST',
    path: 'shop/user/login',
    headers: {},
    body: { loginName: 'mitglied@delikaterie.example', password: '…', rememberMe: true },
    response: login,
  },
  {
    call: 'login by token',
    method: 'POST',
    path: 'shop/user/loginByToken',
    headers: {},
    body: { sessionToken: 'T' },
    response: login,
  },
  {
    call: 'refresh',
    method: 'POST',
    path: 'shop/user/refreshaccess',
    headers: access,
    body: { refreshToken: 'R' },
    response: { meta: { success: true, accessToken: 'A2' }, content: null, errorMessage: [] },
  },
  {
    call: 'loyalty login',
    method: 'POST',
    path: 'convercus/auth/login',
    headers: { 'interaction-id': 'delikaterie-portal', 'id-type': 'ID' },
    body: { __deviceId: '', org: 'wire-org', password: 'wire-password', userName: 'wire-user' },
    response: 'L',
  },
  {
    call: 'account details',
    method: 'GET',
    path: 'convercus/v2/accountdetails/1234567890123456789',
    headers: { 'x-auth': 'L', 'interaction-id': 'Webshop', 'id-type': 'CARDCODE' },
    response: {
      accountId: 'ACC-1',
      status: 'ACTIVE',
      identifiers: [{ code: '1234567890123456789', type: 'CARDCODE', status: 'ACTIVE' }],
      accountBalance: { points: 4321, lockedPoints: 120 },
    },
  },
  {
    call: 'cards',
    method: 'GET',
    path: 'shop/card',
    headers: access,
    response: {
      meta: { success: true },
      content: [{ cardCode: '1234567890123456789', status: 'ACTIVE', action: 'LOCK' }],
      errorMessage: [],
    },
  },
  {
    call: 'points',
    method: 'GET',
    path: 'shop/points',
    headers: access,
    response: { meta: { success: true }, content: { summary: { convercusPoints: 4321 } }, errorMessage: [] },
  },
  {
    call: 'bookings',
    method: 'GET',
    path: 'shop/bookings',
    headers: access,
    response: {
      meta: { success: true },
      content: [
        {
          bookingId: 'B1',
          bookingTime: '2026-11-19T10:12:00Z',
          points: 120,
          locked: true,
          reason: 'Einkauf im Laden',
        },
        {
          bookingId: 'B2',
          bookingTime: '2026-11-10T09:00:00Z',
          points: -1500,
          locked: false,
          reason: 'Prämie Trüffelöl & Brot',
        },
      ],
      errorMessage: [],
    },
  },
  {
    call: 'configuration',
    method: 'GET',
    path: 'shop/config?item=portal.notice',
    headers: access,
    response: { meta: { success: true }, content: { item: 'portal.notice', value: '' }, errorMessage: [] },
  },
  {
    call: 'countries',
    method: 'GET',
    path: 'shop/countries',
    headers: access,
    response: {
      meta: { success: true },
      content: [
        { countryId: 'DE', name: 'Deutschland' },
        { countryId: 'AT', name: 'Österreich' },
        { countryId: 'CH', name: 'Schweiz' },
      ],
      errorMessage: [],
    },
  },
  {
    call: 'user check',
    method: 'POST',
    path: 'shop/user/check',
    headers: {},
    body: { loginName: 'neu@example.org' },
    response: done,
  },
  {
    call: 'register',
    method: 'PUT',
    path: 'shop/user',
    headers: {},
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
    response: done,
  },
  {
    call: 'update profile',
    method: 'POST',
    path: 'shop/user',
    headers: access,
    body: {
      loginName: 'mitglied@delikaterie.example',
      localeId: 'de_DE',
      address: {
        salutation: 'Frau',
        firstName: 'Marlene',
        lastName: 'Abel',
        street: 'Hauptstraße',
        streetNumber: '7',
        zipCode: '80331',
        city: 'München',
        birthDate: '1980-05-17',
        countryId: 'DE',
      },
      disableAddressCheck: false,
    },
    response: profile,
  },
  {
    call: 'change address',
    method: 'PATCH',
    path: 'shop/user',
    headers: access,
    body: {
      loginName: 'mitglied@delikaterie.example',
      localeId: 'de_DE',
      address: {
        salutation: 'Frau',
        firstName: 'Marlene',
        lastName: 'Abel',
        street: 'Hauptstraße',
        streetNumber: '7',
        zipCode: '80331',
        city: 'München',
        countryId: 'DE',
      },
    },
    response: profile,
  },
  {
    call: 'subscribe newsletter',
    method: 'PATCH',
    path: 'shop/user',
    headers: access,
    body: { loginName: 'mitglied@delikaterie.example', localeId: 'de_DE', subscribeNewsletter: true },
    response: profile,
  },
  {
    call: 'beExcited',
    method: 'PATCH',
    path: 'shop/user',
    headers: access,
    body: {
      loginName: 'mitglied@delikaterie.example',
      localeId: 'de_DE',
      beExcitedTimeStamp: '2026-11-20T12:00:00.000Z',
    },
    response: profile,
  },
  {
    call: 'opt in',
    method: 'POST',
    path: 'shop/user/optin',
    headers: {},
    body: { Alias: 'a', EMail: 'neu@example.org', ObjectID: 'o', SecurityCode: 's' },
    response: done,
  },
  {
    call: 'delete request',
    method: 'POST',
    path: 'shop/user/deleterequest',
    headers: access,
    body: {
      salutation: 'Frau',
      firstName: 'Marlene',
      lastName: 'Abel',
      street: 'Hauptstraße',
      streetNumber: '7',
      zipCode: '80331',
      city: 'München',
      countryId: 'DE',
      email: 'mitglied@delikaterie.example',
      reason: '…',
      deleteNow: false,
    },
    response: done,
  },
  {
    call: 'upgrade',
    method: 'POST',
    path: 'shop/user/upgrade',
    headers: access,
    body: { loginName: 'mitglied@delikaterie.example', subscribeNewsletter: false },
    response: profile,
  },
  {
    call: 'request password',
    method: 'POST',
    path: 'shop/user/password/request',
    headers: {},
    body: {
      email: 'mitglied@delikaterie.example',
      resetPageUrl: 'https://portal.example/konto/passwort/zuruecksetzen',
    },
    response: done,
  },
  {
    call: 'reset password',
    method: 'POST',
    path: 'shop/user/password/reset',
    headers: {},
    body: { password: '…', passwordConf: '…', ObjectID: 'o', Token: 't', autoLogin: false },
    response: done,
  },
  {
    call: 'change password',
    method: 'POST',
    path: 'shop/user/password/change',
    headers: access,
    body: { oldPassword: '…', newPassword: '…', newPasswordConf: '…' },
    response: done,
  },
  {
    call: 'request card',
    method: 'PUT',
    path: 'shop/card/request',
    headers: access,
    body: card,
    response: done,
  },
  {
    call: 'activate card',
    method: 'POST',
    path: 'shop/card/activate',
    headers: access,
    body: { cardCode: '1234567890123456789' },
    response: done,
  },
  {
    call: 'lock card',
    method: 'POST',
    path: 'shop/card/lock',
    headers: access,
    body: { ...card, reason: '…', cardCode: '1234567890123456789' },
    response: done,
  },
  {
    call: 'account coupons',
    method: 'GET',
    path: 'convercus/v2/accounts/ACC-1/accountcoupons?validTo=2026-11-5 9:7:3',
    headers: loyalty,
    response: [{ ...coupon, accountCouponId: 'AC1', accountId: 'ACC-1' }],
  },
  {
    call: 'coupons',
    method: 'GET',
    path: 'convercus/coupons?validTo=2026-11-5 9:7:3',
    headers: loyalty,
    response: [coupon],
  },
  {
    call: 'activation',
    method: 'PATCH',
    path: 'convercus/v2/accountcoupons/AC1/activation',
    headers: loyalty,
    body: { activated: true },
    response: {},
  },
  {
    call: 'order',
    method: 'POST',
    path: 'shop/order',
    headers: access,
    body: {
      billingAddress: address,
      shippingAddress: address,
      lineItems: [{ type: 'convercusCoupon', sku: 'R1', quantity: 1 }],
      paymentMethod: { alias: 30 },
      shippingMethod: { alias: 'MD' },
      sendConfirmationMail: true,
      isAnonymousUser: false,
      cardcode: '1234567890123456789',
      disableAddressCheck: false,
    },
    response: { meta: { success: true }, content: { orderNumber: '100001' }, errorMessage: [] },
  },
]

/** The sample body of a call. */
export const bodyOf = (call: string): SampleCall['body'] => sampleCalls.find((row) => row.call === call)?.body
