import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { createTestClient, errorsOf } from '../test-client.ts'

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
  ['mitglied@delikaterie.example', ['accountExists loginName']],
  ['onlineshop@delikaterie.example', ['webshopAccount loginName']],
  ['shop-inaktiv@delikaterie.example', ['webshopAccountInactive loginName']],
  ['shop-gesperrt@delikaterie.example', ['webshopAccountLocked loginName']],
  ['firma@delikaterie.example', ['accountIsCompany loginName']],
  ['beendet@delikaterie.example', ['accountTerminated loginName']],
  ['inaktiv@delikaterie.example', ['accountInactive loginName']],
])('the check of "%s" finds %j', async (loginName, errors) => {
  expect(errorsOf(await createTestClient().ask('POST', 'shop/user/check', { loginName }))).toEqual(errors)
})

test.each([
  [{ password: 'ab1' }, ['passwordToShort password']],
  [{ password: 'abcdefgh' }, ['passwordComplexity password']],
  [
    { address: { salutation: '', firstName: ' ', lastName: '' } },
    ['stringEmpty salutation', 'stringEmpty firstName', 'stringEmpty lastName'],
  ],
  [{ loginName: 'mitglied@delikaterie.example' }, ['accountExists loginName']],
  [
    { address: { salutation: 'Herr', firstName: 'marlene', lastName: 'Stern' } },
    ['changeNameCheck salutation', 'changeNameCheck firstName'],
  ],
])('a registration with %j is refused with %j', async (change, errors) => {
  const { ask, state } = createTestClient()
  expect(errorsOf(await ask('PUT', 'shop/user', { ...newcomer, ...change }))).toEqual(errors)
  expect(sentMails(state)).toEqual([])
})

test('a doubted name is taken when the member insists', async () => {
  const { ask } = createTestClient()
  const insisting = { ...newcomer, address: { ...newcomer.address, firstName: 'Marlene' }, disableAddressCheck: true }
  expect((await ask('PUT', 'shop/user', insisting)).meta.success).toBe(true)
})

test('the link in the e-mail opens the account with card and welcome bonus, once however often it is opened', async () => {
  const { ask, login, state } = createTestClient()
  await ask('PUT', 'shop/user', newcomer)
  expect(
    errorsOf(
      await ask('POST', 'shop/user/login', {
        loginName: newcomer.loginName,
        password: newcomer.password,
        rememberMe: true,
      }),
    ),
  ).toEqual(['accountInactive loginName'])
  const link = new URL(sentMails(state, newcomer.loginName)[0]?.links[0] ?? '')
  expect(link.origin + link.pathname).toBe(newcomer.optInUrl)
  for (const _ of [1, 2])
    expect((await ask('POST', 'shop/user/optin', Object.fromEntries(link.searchParams))).meta.success).toBe(true)
  const headers = await login(newcomer.loginName, newcomer.password)
  expect(await ask('GET', 'shop/points', undefined, headers)).toMatchObject({
    content: { summary: { convercusPoints: 500 } },
  })
  expect(await ask('GET', 'shop/card', undefined, headers)).toMatchObject({
    content: [{ cardCode: expect.stringMatching(/^\d{19}$/), status: 'ACTIVE' }],
  })
  expect(sentMails(state, newcomer.loginName).map(({ kind }) => kind)).toEqual(['welcome', 'optIn'])
})

test('a link with a wrong code, a wrong address or after 14 days opens nothing', async () => {
  const { ask, state, pass } = createTestClient()
  await ask('PUT', 'shop/user', newcomer)
  const right = Object.fromEntries(new URL(sentMails(state)[0]?.links[0] ?? '').searchParams)
  for (const wrong of [{ SecurityCode: 'x' }, { EMail: 'other@example.org' }, { ObjectID: 'x' }]) {
    expect(errorsOf(await ask('POST', 'shop/user/optin', { ...right, ...wrong }))).toEqual(['linkInvalid SecurityCode'])
  }
  pass(14 * 24 * 60 * 60 * 1000)
  expect(errorsOf(await ask('POST', 'shop/user/optin', right))).toEqual(['linkInvalid SecurityCode'])
})

test('the confirmation is sent again only to who is waiting for it', async () => {
  const { ask, state } = createTestClient()
  await ask('POST', 'shop/user/check', { loginName: 'inaktiv@delikaterie.example', sendDOI: true })
  expect(sentMails(state)).toMatchObject([{ kind: 'optIn', to: 'inaktiv@delikaterie.example' }])
  expect(errorsOf(await ask('POST', 'shop/user/check', { loginName: 'nobody@example.org', sendDOI: true }))).toEqual([
    'loginNameNotExists loginName',
  ])
})

test('a confirmation sent again leads to the page the registration named', async () => {
  const { ask, state } = createTestClient()
  await ask('PUT', 'shop/user', { ...newcomer, optInUrl: 'http://elsewhere.test/konto/freischalten' })
  await ask('POST', 'shop/user/check', { loginName: newcomer.loginName, sendDOI: true })
  const origins = sentMails(state, newcomer.loginName).map(({ links }) => new URL(links[0] ?? '').origin)
  expect(origins).toEqual(['http://elsewhere.test', 'http://elsewhere.test'])
})

test('a confirmation page that is no address is malformed', async () => {
  expect((await createTestClient().send('PUT', 'shop/user', { ...newcomer, optInUrl: 'freischalten' })).status).toBe(
    400,
  )
})

test('a registration in the shop without double opt-in is active at once', async () => {
  const { ask, login } = createTestClient()
  await ask('PUT', 'shop/user', { ...newcomer, sendDOI: false, disableDoubleOptIn: true })
  const points = await ask('GET', 'shop/points', undefined, await login(newcomer.loginName, newcomer.password))
  expect(points).toMatchObject({ content: { summary: { convercusPoints: 500 } } })
})
