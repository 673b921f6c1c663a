import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { demoPassword } from '../state/demo-members.ts'
import { sentMails } from '../state/outbox.ts'
import { createMemberClient, createTestClient, errorsOf } from '../testing/test-client.ts'

const email = demoEmail('mitglied')
const resetPageUrl = 'http://portal.test/konto/passwort/zuruecksetzen'

async function withResetLink() {
  const client = createTestClient()
  await client.call('POST', 'shop/user/password/request', { email, resetPageUrl })
  const link = new URL(sentMails(client.state)[0]?.links[0] ?? '')
  const fixed = { ...Object.fromEntries(link.searchParams), autoLogin: false }
  const reset = async (password: string, passwordConf = password, change = {}) =>
    errorsOf(await client.call('POST', 'shop/user/password/reset', { password, passwordConf, ...fixed, ...change }))
  return { ...client, link, reset }
}

test.each([
  ['', 'loginNameUndefined email'],
  ['mitglied', 'emailSyntaxError email'],
  ['unknown@example.org', 'loginNameNotExists email'],
])('a reset link for "%s" is rejected with %s', async (address, error) => {
  const { call, state } = createTestClient()
  expect(errorsOf(await call('POST', 'shop/user/password/request', { email: address, resetPageUrl }))).toEqual([error])
  expect(sentMails(state)).toEqual([])
})

test('the link sets a new password once and ends every session', async () => {
  const { reset, link, login, send, call } = await withResetLink()
  const before = await login()
  expect(link.href.startsWith(resetPageUrl)).toBe(true)
  expect(await reset('Neues7Glück')).toEqual([])
  expect((await send('GET', 'shop/points', undefined, before)).status).toBe(401)
  const oldLogin = { loginName: email, password: demoPassword, rememberMe: true }
  expect(errorsOf(await call('POST', 'shop/user/login', oldLogin))).toEqual(['credentialError password'])
  expect((await login(email, 'Neues7Glück'))['X-Access-Token']).not.toBe('')
  expect(await reset('Noch1Mal')).toEqual(['linkInvalid Token'])
})

test.each([
  ['kurz1', undefined, {}, 'passwordToShort password'],
  ['nurklein', undefined, {}, 'passwordComplexity password'],
  ['Neues7Glück', 'anders', {}, 'errorPasswordConf passwordConf'],
  ['Neues7Glück', undefined, { Token: 'x' }, 'linkInvalid Token'],
])(
  'the new password "%s" repeated as %s with %j is rejected with %s, and the link is still valid',
  async (password, repeated, change, error) => {
    const { reset } = await withResetLink()
    expect(await reset(password, repeated, change)).toEqual([error])
    expect(await reset('Neues7Glück')).toEqual([])
  },
)

test('a reset link expires after two hours', async () => {
  const { reset, advance } = await withResetLink()
  advance(2 * 60 * 60 * 1000)
  expect(await reset('Neues7Glück')).toEqual(['linkInvalid Token'])
})

test.each([
  ['falsch', 'Neues7Glück', 'Neues7Glück', ['credentialError oldPassword']],
  [demoPassword, 'kurz1', 'kurz1', ['passwordToShort newPassword']],
  [demoPassword, 'Neues7Glück', 'anders', ['errorPasswordConf newPasswordConf']],
  [demoPassword, 'Neues7Glück', 'Neues7Glück', []],
])('changing "%s" to "%s", repeated "%s", finds %j', async (oldPassword, newPassword, newPasswordConf, errors) => {
  const member = await createMemberClient()
  const body = { oldPassword, newPassword, newPasswordConf }
  expect(await member.errors('POST', 'shop/user/password/change', body)).toEqual(errors)
})
