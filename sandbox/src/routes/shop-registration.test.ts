import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { createTestClient, errorsOf } from '../testing/test-client.ts'

const newcomer = {
  loginName: 'neu@example.org',
  localeId: 'de_DE',
  address: { salutation: 'Herr', firstName: 'Jakob', lastName: 'Stern' },
  password: 'geheim7',
  subscribeNewsletter: false,
  optInUrl: 'http://portal.test/konto/freischalten',
  sendDOI: true,
  disableDoubleOptIn: false,
  disableAddressCheck: false,
}

test.each([
  ['neu@example.org', []],
  ['', ['loginNameUndefined loginName']],
  ['neu@', ['emailSyntaxError loginName']],
  [demoEmail('mitglied'), ['accountExists loginName']],
  [demoEmail('onlineshop'), ['webshopAccount loginName']],
  [demoEmail('shop-inaktiv'), ['webshopAccountInactive loginName']],
  [demoEmail('shop-gesperrt'), ['webshopAccountLocked loginName']],
  [demoEmail('firma'), ['accountIsCompany loginName']],
  [demoEmail('beendet'), ['accountTerminated loginName']],
  [demoEmail('inaktiv'), ['accountInactive loginName']],
])('the check of the address %s finds %j', async (loginName, errors) => {
  expect(errorsOf(await createTestClient().call('POST', 'shop/user/check', { loginName }))).toEqual(errors)
})

test.each([
  [{ password: 'ab1' }, ['passwordToShort password']],
  [{ password: 'abcdefgh' }, ['passwordComplexity password']],
  [
    { address: { salutation: '', firstName: ' ', lastName: '' } },
    ['stringEmpty salutation', 'stringEmpty firstName', 'stringEmpty lastName'],
  ],
  [{ loginName: demoEmail('mitglied') }, ['accountExists loginName']],
  [
    { address: { salutation: 'Herr', firstName: 'marlene', lastName: 'Stern' } },
    ['changeNameCheck salutation', 'changeNameCheck firstName'],
  ],
])('a registration with %j is rejected with %j', async (change, errors) => {
  const { call, state } = createTestClient()
  expect(errorsOf(await call('PUT', 'shop/user', { ...newcomer, ...change }))).toEqual(errors)
  expect(sentMails(state)).toEqual([])
})

test('disableAddressCheck accepts an unusual name', async () => {
  const { call } = createTestClient()
  const insisting = { ...newcomer, address: { ...newcomer.address, firstName: 'Marlene' }, disableAddressCheck: true }
  expect((await call('PUT', 'shop/user', insisting)).meta.success).toBe(true)
})

// Rules: getting-in-10, public-pages-25
test('the link in the e-mail opens the account with card and welcome bonus once, even if opened twice', async () => {
  const { call, login, state } = createTestClient()
  await call('PUT', 'shop/user', newcomer)
  const credentials = { loginName: newcomer.loginName, password: newcomer.password, rememberMe: true }
  expect(errorsOf(await call('POST', 'shop/user/login', credentials))).toEqual(['accountInactive loginName'])
  const link = new URL(sentMails(state, newcomer.loginName)[0]?.links[0] ?? '')
  expect(link.origin + link.pathname).toBe(newcomer.optInUrl)
  for (const _ of [1, 2])
    expect((await call('POST', 'shop/user/optin', Object.fromEntries(link.searchParams))).meta.success).toBe(true)
  const headers = await login(newcomer.loginName, newcomer.password)
  expect(await call('GET', 'shop/points', undefined, headers)).toMatchObject({
    content: { summary: { [wire.points]: welcomeBonusPoints } },
  })
  expect(await call('GET', 'shop/card', undefined, headers)).toMatchObject({
    content: [{ cardCode: expect.stringMatching(/^\d{19}$/), status: 'ACTIVE' }],
  })
  expect(sentMails(state, newcomer.loginName).map(({ kind }) => kind)).toEqual(['welcome', 'optIn'])
})

test('a link with a wrong code, a wrong address or after 14 days is rejected', async () => {
  const { call, state, advance } = createTestClient()
  const confirm = async (body: object) => errorsOf(await call('POST', 'shop/user/optin', body))
  await call('PUT', 'shop/user', newcomer)
  const right = Object.fromEntries(new URL(sentMails(state)[0]?.links[0] ?? '').searchParams)
  for (const wrong of [{ SecurityCode: 'x' }, { EMail: 'other@example.org' }, { ObjectID: 'x' }]) {
    expect(await confirm({ ...right, ...wrong })).toEqual(['linkInvalid SecurityCode'])
  }
  advance(14 * 24 * 60 * 60 * 1000)
  expect(await confirm(right)).toEqual(['linkInvalid SecurityCode'])
})

test('the confirmation is sent again only to inactive registrations', async () => {
  const { call, state } = createTestClient()
  await call('POST', 'shop/user/check', { loginName: demoEmail('inaktiv'), sendDOI: true })
  expect(sentMails(state)).toMatchObject([{ kind: 'optIn', to: demoEmail('inaktiv') }])
  expect(errorsOf(await call('POST', 'shop/user/check', { loginName: 'unknown@example.org', sendDOI: true }))).toEqual([
    'loginNameNotExists loginName',
  ])
})

test('a confirmation sent again links the page of the registration', async () => {
  const { call, state } = createTestClient()
  await call('PUT', 'shop/user', { ...newcomer, optInUrl: 'http://elsewhere.test/konto/freischalten' })
  await call('POST', 'shop/user/check', { loginName: newcomer.loginName, sendDOI: true })
  const origins = sentMails(state, newcomer.loginName).map(({ links }) => new URL(links[0] ?? '').origin)
  expect(origins).toEqual(['http://elsewhere.test', 'http://elsewhere.test'])
})

test('a confirmation page that is not a URL is malformed', async () => {
  const response = await createTestClient().send('PUT', 'shop/user', { ...newcomer, optInUrl: 'freischalten' })
  expect(response.status).toBe(400)
})

test('a registration in the shop without double opt-in is active at once', async () => {
  const { call, login } = createTestClient()
  await call('PUT', 'shop/user', { ...newcomer, sendDOI: false, disableDoubleOptIn: true })
  const points = await call('GET', 'shop/points', undefined, await login(newcomer.loginName, newcomer.password))
  expect(points).toMatchObject({ content: { summary: { [wire.points]: welcomeBonusPoints } } })
})
