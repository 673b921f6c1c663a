import { expect, test } from 'vitest'
import { demoPassword } from '../state/demo-members.ts'
import { createTestClient, errorsOf } from '../test-client.ts'
import { tokenLifetime } from '../state/tokens.ts'

const credentials = (loginName: string, password = demoPassword) => ({ loginName, password, rememberMe: true })

test('a login answers the profile and four different tokens', async () => {
  const answer = await createTestClient().ask('POST', 'shop/user/login', credentials('Mitglied@delikaterie.example'))
  expect(answer).toMatchObject({
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
  const tokens = [answer.meta.accessToken, answer['refreshToken'], answer['secureToken'], answer['externalSessionId']]
  expect(new Set(tokens).size).toBe(4)
})

test.each([
  ['', demoPassword, 'loginNameUndefined loginName'],
  ['no-address', demoPassword, 'emailSyntaxError loginName'],
  ['mitglied@delikaterie.example', '', 'stringEmpty password'],
  ['nobody@delikaterie.example', demoPassword, 'loginNameNotExists loginName'],
  ['mitglied@delikaterie.example', 'wrong', 'credentialError password'],
  ['inaktiv@delikaterie.example', demoPassword, 'accountInactive loginName'],
  ['inaktiv@delikaterie.example', 'wrong', 'credentialError password'],
  ['gesperrt@delikaterie.example', demoPassword, 'accountLocked loginName'],
  ['beendet@delikaterie.example', demoPassword, 'accountTerminated loginName'],
  ['verwehrt@delikaterie.example', demoPassword, 'loginNotAllowed loginName'],
  ['firma@delikaterie.example', demoPassword, 'accountIsCompany loginName'],
  ['shop-inaktiv@delikaterie.example', demoPassword, 'webshopAccountInactive loginName'],
  ['shop-gesperrt@delikaterie.example', demoPassword, 'webshopAccountLocked loginName'],
])('a login as "%s" with "%s" is refused with HTTP 200 and %s', async (loginName, password, error) => {
  const answer = await createTestClient().send('POST', 'shop/user/login', credentials(loginName, password))
  const body = await answer.json()
  expect(answer.status).toBe(200)
  expect(body.meta).toEqual({ success: false })
  expect(errorsOf(body)).toEqual([error])
})

test('an online-shop account logs in without account and points', async () => {
  const answer = await createTestClient().ask('POST', 'shop/user/login', credentials('onlineshop@delikaterie.example'))
  expect(answer).toMatchObject({ webshopOnly: true, content: { convercusAccountId: null, convercusPoints: null } })
})

test('an access token ends after 15 minutes, and a refresh token brings another', async () => {
  const { ask, send, pass } = createTestClient()
  const { meta, ...first } = await ask('POST', 'shop/user/login', credentials('mitglied@delikaterie.example'))
  pass(tokenLifetime.access)
  expect((await send('GET', 'shop/points', undefined, { 'X-Access-Token': meta.accessToken ?? '' })).status).toBe(401)
  const renewed = await ask('POST', 'shop/user/refreshaccess', { refreshToken: first['refreshToken'] })
  expect(renewed.meta.accessToken).not.toBe(meta.accessToken)
  const answer = await send('GET', 'shop/points', undefined, { 'X-Access-Token': renewed.meta.accessToken ?? '' })
  expect(await answer.json()).toMatchObject({ content: { summary: { convercusPoints: 4321 } } })
})

test.each(['made-up', ''])('the refresh token "%s" is refused', async (refreshToken) => {
  const answer = await createTestClient().ask('POST', 'shop/user/refreshaccess', { refreshToken })
  expect(errorsOf(answer)).toEqual(['credentialError refreshToken'])
})

test('an access token is no refresh token', async () => {
  const { ask, login } = createTestClient()
  const refreshToken = (await login())['X-Access-Token']
  expect((await ask('POST', 'shop/user/refreshaccess', { refreshToken })).meta.success).toBe(false)
})

test('a session token of the shop logs in once', async () => {
  const { ask } = createTestClient()
  const { sessionToken } = await ask('POST', 'control/session-token', { loginName: 'mitglied@delikaterie.example' })
  expect(await ask('POST', 'shop/user/loginByToken', { sessionToken })).toMatchObject({
    meta: { success: true },
    webshopOnly: false,
  })
  expect(errorsOf(await ask('POST', 'shop/user/loginByToken', { sessionToken }))).toEqual([
    'credentialError sessionToken',
  ])
})
