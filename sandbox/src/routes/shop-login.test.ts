import { expect, test } from 'vitest'
import { demoPassword } from '../state/demo-members.ts'
import { createTestClient, errorsOf } from '../testing/test-client.ts'
import { tokenLifetime } from '../state/tokens.ts'

const credentials = (loginName: string, password = demoPassword) => ({ loginName, password, rememberMe: true })

test('a login responds with the profile and four different tokens', async () => {
  const response = await createTestClient().call('POST', 'shop/user/login', credentials('Mitglied@delikaterie.example'))
  expect(response).toMatchObject({
    meta: { success: true },
    content: {
      loginName: 'mitglied@delikaterie.example',
      convercusAccountId: 'ACC-1',
      convercusPoints: 4321,
      address: { firstName: 'Marlene', streetNumber: '7' },
    },
    webshopOnly: false,
    errorMessage: [],
  })
  const tokens = [
    response.meta.accessToken,
    response['refreshToken'],
    response['secureToken'],
    response['externalSessionId'],
  ]
  expect(new Set(tokens).size).toBe(4)
})

test.each([
  ['', demoPassword, 'loginNameUndefined loginName'],
  ['no-address', demoPassword, 'emailSyntaxError loginName'],
  ['mitglied@delikaterie.example', '', 'stringEmpty password'],
  ['unknown@delikaterie.example', demoPassword, 'loginNameNotExists loginName'],
  ['mitglied@delikaterie.example', 'wrong', 'credentialError password'],
  ['inaktiv@delikaterie.example', demoPassword, 'accountInactive loginName'],
  ['inaktiv@delikaterie.example', 'wrong', 'credentialError password'],
  ['gesperrt@delikaterie.example', demoPassword, 'accountLocked loginName'],
  ['beendet@delikaterie.example', demoPassword, 'accountTerminated loginName'],
  ['verwehrt@delikaterie.example', demoPassword, 'loginNotAllowed loginName'],
  ['firma@delikaterie.example', demoPassword, 'accountIsCompany loginName'],
  ['shop-inaktiv@delikaterie.example', demoPassword, 'webshopAccountInactive loginName'],
  ['shop-gesperrt@delikaterie.example', demoPassword, 'webshopAccountLocked loginName'],
])('a login as "%s" with "%s" is rejected with HTTP 200 and %s', async (loginName, password, error) => {
  const response = await createTestClient().send('POST', 'shop/user/login', credentials(loginName, password))
  const body = await response.json()
  expect(response.status).toBe(200)
  expect(body.meta).toEqual({ success: false })
  expect(errorsOf(body)).toEqual([error])
})

test('an online-shop user logs in without loyalty account and points', async () => {
  const response = await createTestClient().call(
    'POST',
    'shop/user/login',
    credentials('onlineshop@delikaterie.example'),
  )
  expect(response).toMatchObject({ webshopOnly: true, content: { convercusAccountId: null, convercusPoints: null } })
})

test('an access token expires after 15 minutes, and a refresh token is exchanged for a new one', async () => {
  const { call, send, advance } = createTestClient()
  const { meta, ...first } = await call('POST', 'shop/user/login', credentials('mitglied@delikaterie.example'))
  advance(tokenLifetime.access)
  expect((await send('GET', 'shop/points', undefined, { 'X-Access-Token': meta.accessToken ?? '' })).status).toBe(401)
  const renewed = await call('POST', 'shop/user/refreshaccess', { refreshToken: first['refreshToken'] })
  expect(renewed.meta.accessToken).not.toBe(meta.accessToken)
  const response = await send('GET', 'shop/points', undefined, { 'X-Access-Token': renewed.meta.accessToken ?? '' })
  expect(await response.json()).toMatchObject({ content: { summary: { convercusPoints: 4321 } } })
})

test.each(['made-up', ''])('the refresh token "%s" is rejected', async (refreshToken) => {
  const response = await createTestClient().call('POST', 'shop/user/refreshaccess', { refreshToken })
  expect(errorsOf(response)).toEqual(['credentialError refreshToken'])
})

test('an access token is not accepted as refresh token', async () => {
  const { call, login } = createTestClient()
  const refreshToken = (await login())['X-Access-Token']
  expect((await call('POST', 'shop/user/refreshaccess', { refreshToken })).meta.success).toBe(false)
})

test('a session token of the shop logs in once', async () => {
  const { call } = createTestClient()
  const { sessionToken } = await call('POST', 'control/session-token', { loginName: 'mitglied@delikaterie.example' })
  expect(await call('POST', 'shop/user/loginByToken', { sessionToken })).toMatchObject({
    meta: { success: true },
    webshopOnly: false,
  })
  expect(errorsOf(await call('POST', 'shop/user/loginByToken', { sessionToken }))).toEqual([
    'credentialError sessionToken',
  ])
})
