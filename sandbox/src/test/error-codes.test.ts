import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { catalogueCodes, clientCodes, edgeCodes, providerCodes } from '@portal/shared-contracts/calls'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createMemberClient, createTestClient, home } from '../testing/test-client.ts'

const member = demoEmail('mitglied')
const card = '1234567890123456789'

const logIn = (loginName: string, password = 'Genuss2026!') =>
  ['POST', 'shop/user/login', { loginName, password, rememberMe: true }] as const
const check = (loginName: string) => ['POST', 'shop/user/check', { loginName }] as const
const register = ({ firstName = 'Jakob', ...change }: Record<string, string>) =>
  [
    'PUT',
    'shop/user',
    {
      loginName: 'neu@example.org',
      localeId: 'de_DE',
      address: { salutation: 'Herr', firstName, lastName: 'Stern' },
      password: 'geheim7',
      subscribeNewsletter: false,
      optInUrl: 'http://portal.test/konto/freischalten',
      sendDOI: true,
      disableDoubleOptIn: false,
      disableAddressCheck: false,
      ...change,
    },
  ] as const
const order = (sku: string, address = {}) =>
  [
    'POST',
    'shop/order',
    {
      billingAddress: { ...home, ...address },
      lineItems: [{ type: wire.lineItem, sku, quantity: 1 }],
      paymentMethod: { alias: 30 },
      shippingMethod: { alias: 'MD' },
      sendConfirmationMail: true,
      isAnonymousUser: false,
      cardcode: card,
      disableAddressCheck: false,
    },
  ] as const
const bornOn = (birthDate: string) =>
  [
    'POST',
    'shop/user',
    { loginName: member, localeId: 'de_DE', address: { ...home, birthDate }, disableAddressCheck: false },
  ] as const
const link = (cardCode: string) => ['POST', 'shop/card/activate', { cardCode }] as const
const optIn = { Alias: 'register', EMail: member, ObjectID: 'unknown', SecurityCode: 'unknown' }
const newPassword = { oldPassword: 'Genuss2026!', newPassword: 'neu-2026', newPasswordConf: 'neu-2027' }

/** A request of the demo member after seed for each code that a backend sends. */
const requests: Record<string, readonly [method: string, path: string, body: object]> = {
  credentialError: logIn(member, 'wrong'),
  loginNameUndefined: logIn(''),
  emailSyntaxError: logIn('neu@'),
  loginNameNotExists: logIn('niemand@example.org'),
  stringEmpty: logIn(member, ''),
  accountInactive: logIn(demoEmail('inaktiv')),
  accountLocked: logIn(demoEmail('gesperrt')),
  accountTerminated: logIn(demoEmail('beendet')),
  loginNotAllowed: logIn(demoEmail('verwehrt')),
  accountIsCompany: logIn(demoEmail('firma')),
  webshopAccountInactive: check(demoEmail('shop-inaktiv')),
  webshopAccountLocked: check(demoEmail('shop-gesperrt')),
  webshopAccount: check(demoEmail('onlineshop')),
  accountExists: check(member),
  changeNameCheck: register({ firstName: 'Marlene' }),
  passwordToShort: register({ password: 'ab1' }),
  passwordComplexity: register({ password: 'abcdefgh' }),
  errorPasswordConf: ['POST', 'shop/user/password/change', newPassword],
  linkInvalid: ['POST', 'shop/user/optin', optIn],
  'date.invalid': bornOn('1980-02-30'),
  'date.cannotBePast': bornOn('1899-12-31'),
  'date.cannotBeFuture': bornOn('2030-01-01'),
  'date.mustBeAdult': bornOn('2015-01-01'),
  multiAddresses: order('R2', { street: 'Haupstr' }),
  errorAddressCheck: order('R2', { street: 'Nirgendweg' }),
  packstationNotAllowed: order('R2', { street: 'Packstation 112' }),
  postfachNotAllowed: order('R2', { street: 'Postfach 10' }),
  errorWrongCountryId: order('R2', { countryId: 'AT', zipCode: '1060' }),
  invalidCardCode: link('1111111111111111111'),
  card_invalid: link('9999999999999999998'),
  already_in_use: link(card),
  NOT_ENOUGH_POINTS: order('R3'),
  NO_MORE_REDEEM_BY_PROGRAM: order('R10'),
  NO_MORE_REDEEM_BY_ACCOUNT: order('R18'),
  NOT_YET_REDEEMABLE: order('R50'),
  COUPON_NOT_FOUND: order('R99'),
  CONDITION_NOT_FULFILLED: order('XR-CONDITION_NOT_FULFILLED'),
  WRONG_INTERACTION_POINT: order('XR-WRONG_INTERACTION_POINT'),
  ACCOUNT_LOCKED: order('XR-ACCOUNT_LOCKED'),
  COUPON_NOT_ACTIVATED: order('XR-COUPON_NOT_ACTIVATED'),
  COUPON_NOT_ASSIGNED_ACCOUNT: order('XR-COUPON_NOT_ASSIGNED_ACCOUNT'),
  COUPON_REDEMPTION_IN_PROGRESS: order('XR-COUPON_REDEMPTION_IN_PROGRESS'),
}

test.each(Object.entries(requests))('the demo reaches %s', async (code, [method, path, body]) => {
  const { errorMessage } = await (await createMemberClient()).call(method, path, body)
  expect(errorMessage.map((error) => error.code)).toContain(code)
})

test('the demo reaches NO_LONGER_REDEEMABLE when the last day of a reward ends', async () => {
  const client = createTestClient()
  client.advance(24 * 60 * 60 * 1000)
  expect(await (await createMemberClient(member, client)).errors(...order('R51'))).toEqual(['NO_LONGER_REDEEMABLE sku'])
})

test('the demo reaches COUPON_NOT_ACTIVATABLE by a coupon that is offered for activation', async () => {
  const { app, loyaltyLogin } = createTestClient()
  const headers = { ...(await loyaltyLogin()), 'content-type': 'application/json' }
  const response = await app.request(`/${wire.prefix}/v2/accountcoupons/AC1-A68/activation`, {
    method: 'PATCH',
    headers,
    body: '{"activated":true}',
  })
  expect(await response.json()).toMatchObject({ code: 'COUPON_NOT_ACTIVATABLE' })
})

const onlyInForms = ['passwordRepeatDontMatch', 'stringTooShort', 'emailRepeatDontMatch']
const backendCodes = [...catalogueCodes, ...providerCodes].filter((code) => !onlyInForms.includes(code))

test('every code that a backend sends is reached', () => {
  const reached = [...Object.keys(requests), 'NO_LONGER_REDEEMABLE', 'COUPON_NOT_ACTIVATABLE']
  expect(reached.toSorted()).toEqual(backendCodes.toSorted())
})

test('the README says how to reach every code', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
  const codes = [...catalogueCodes, ...providerCodes, ...edgeCodes, ...clientCodes]
  expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([])
})
