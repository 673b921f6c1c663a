import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { demoPassword } from '../state/demo-members.ts'
import { createMemberClient, createTestClient, errorsOf } from '../testing/test-client.ts'
import { tokenLifetime } from '../state/tokens.ts'

const credentials = (loginName: string, password = demoPassword) => ({ loginName, password, rememberMe: true })

test('a login responds with the profile and four different tokens', async () => {
  const response = await createTestClient().call('POST', 'shop/user/login', credentials(`${demoEmail('Mitglied')}`))
  expect(response).toMatchObject({
    meta: { success: true },
    content: {
      loginName: demoEmail('mitglied'),
      [wire.accountId]: 'ACC-1',
      [wire.points]: 4321,
      address: { firstName: 'Marlene', streetNumber: '7' },
    },
    webshopOnly: false,
    errorMessage: [],
  })
  const { meta, refreshToken, secureToken, externalSessionId } = response
  expect(new Set([meta.accessToken, refreshToken, secureToken, externalSessionId]).size).toBe(4)
})

// Rule: getting-in-11
test.each([
  ['', demoPassword, 'loginNameUndefined loginName'],
  ['no-address', demoPassword, 'emailSyntaxError loginName'],
  [demoEmail('mitglied'), '', 'stringEmpty password'],
  [demoEmail('unknown'), demoPassword, 'loginNameNotExists loginName'],
  [demoEmail('mitglied'), 'wrong', 'credentialError password'],
  [demoEmail('inaktiv'), demoPassword, 'accountInactive loginName'],
  [demoEmail('inaktiv'), 'wrong', 'credentialError password'],
  [demoEmail('gesperrt'), demoPassword, 'accountLocked loginName'],
  [demoEmail('beendet'), demoPassword, 'accountTerminated loginName'],
  [demoEmail('verwehrt'), demoPassword, 'loginNotAllowed loginName'],
  [demoEmail('firma'), demoPassword, 'accountIsCompany loginName'],
  [demoEmail('shop-inaktiv'), demoPassword, 'webshopAccountInactive loginName'],
  [demoEmail('shop-gesperrt'), demoPassword, 'webshopAccountLocked loginName'],
])('a login as %s with the password %s is rejected with HTTP 200 and %s', async (loginName, password, error) => {
  const response = await createTestClient().send('POST', 'shop/user/login', credentials(loginName, password))
  const body = await response.json()
  expect(response.status).toBe(200)
  expect(body.meta).toEqual({ success: false })
  expect(errorsOf(body)).toEqual([error])
})

test('an online-shop user logs in without loyalty account and points', async () => {
  const body = credentials(demoEmail('onlineshop'))
  expect(await createTestClient().call('POST', 'shop/user/login', body)).toMatchObject({
    webshopOnly: true,
    content: { [wire.accountId]: null, [wire.points]: null },
  })
})

test('an access token expires after 15 minutes, and a refresh token is exchanged for a new one', async () => {
  const { call, send, advance } = createTestClient()
  const { meta, ...first } = await call('POST', 'shop/user/login', credentials(demoEmail('mitglied')))
  advance(tokenLifetime.access)
  expect((await send('GET', 'shop/points', undefined, { 'X-Access-Token': meta.accessToken ?? '' })).status).toBe(401)
  const renewed = await call('POST', 'shop/user/refreshaccess', { refreshToken: first['refreshToken'] })
  expect(renewed.meta.accessToken).not.toBe(meta.accessToken)
  const response = await send('GET', 'shop/points', undefined, { 'X-Access-Token': renewed.meta.accessToken ?? '' })
  expect(await response.json()).toMatchObject({ content: { summary: { [wire.points]: 4321 } } })
})

test('only a refresh token is accepted as such', async () => {
  const { errors, headers } = await createMemberClient()
  for (const refreshToken of ['made-up', '', headers['X-Access-Token']])
    expect(await errors('POST', 'shop/user/refreshaccess', { refreshToken })).toEqual(['credentialError refreshToken'])
})

test('a session token of the shop logs in once', async () => {
  const { call } = createTestClient()
  const { sessionToken } = await call('POST', 'control/session-token', { loginName: demoEmail('mitglied') })
  const [first, second] = [
    await call('POST', 'shop/user/loginByToken', { sessionToken }),
    await call('POST', 'shop/user/loginByToken', { sessionToken }),
  ]
  expect(first).toMatchObject({ meta: { success: true }, webshopOnly: false })
  expect(errorsOf(second)).toEqual(['credentialError sessionToken'])
})
