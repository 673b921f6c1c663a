import { beforeEach, expect, test } from 'vitest'
import { createSandboxPortal, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { send } from '@delikaterie/shared-contracts/api'
import { login } from '@delikaterie/shared-contracts/calls'
import { linkParameters, mailsTo } from '../testing/mails.ts'
import { createPasswordRequest } from './password-request.ts'
import { createPasswordReset } from './password-reset.ts'

const email = 'mitglied@delikaterie.example'
let backend: SandboxPortal

beforeEach(() => {
  backend = createSandboxPortal()
})

async function request(typed: string) {
  const page = createPasswordRequest(backend.api, 'https://portal.test')
  page.$email.set(typed)
  await Promise.all([page.submit(), page.submit()])
  return page
}

async function openReset() {
  await request(email)
  const link = await linkParameters(backend, email)
  backend.sent.length = 0
  return { link, page: createPasswordReset(backend.api, `?${link}`) }
}

test('requests one reset e-mail with a link to the portal', async () => {
  const page = await request(` ${email} `)
  expect(page.$state.get()).toEqual({ status: 'succeeded', result: email })
  const body = { email, resetPageUrl: 'https://portal.test/konto/passwort/zuruecksetzen' }
  expect(backend.sent).toEqual([{ call: 'POST shop/user/password/request', body }])
  expect(await mailsTo(backend, email)).toHaveLength(1)
})

test.each([
  { typed: '', code: 'loginNameUndefined' },
  { typed: 'ohne-at', code: 'emailSyntaxError' },
  { typed: 'niemand@example.org', code: 'loginNameNotExists' },
])('"$typed" fails with $code and stays in the field', async ({ typed, code }) => {
  const page = await request(typed)
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code }] })
  expect(page.$email.get()).toBe(typed)
})

test('sets the new password with exactly the body of the contract; the member logs in with it', async () => {
  const { link, page } = await openReset()
  page.change({ password: 'Neues1', passwordConf: 'Neues1' })
  await Promise.all([page.submit(), page.submit()])
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(page.$fields.get()).toEqual({ password: '', passwordConf: '' })
  const sent = { password: 'Neues1', passwordConf: 'Neues1', ...Object.fromEntries(link), autoLogin: false }
  expect(backend.sent).toEqual([{ call: 'POST shop/user/password/reset', body: sent }])
  const body = { loginName: email, password: 'Neues1', rememberMe: true } as const
  await expect(send(backend.api, login, { body })).resolves.toBeDefined()
})

test.each([
  { password: '', passwordConf: '', code: 'stringEmpty', input: 'password' },
  { password: 'Neues1', passwordConf: 'Neues2', code: 'errorPasswordConf', input: 'passwordConf' },
  { password: 'Neu1', passwordConf: 'Neu1', code: 'passwordToShort', input: 'password' },
  { password: 'neuneu', passwordConf: 'neuneu', code: 'passwordComplexity', input: 'password' },
])('"$password" with "$passwordConf" fails with $code and is kept', async ({ password, passwordConf, code, input }) => {
  const { page } = await openReset()
  page.change({ password, passwordConf })
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code, input }] })
  expect(page.$fields.get()).toEqual({ password, passwordConf })
})

test('a link works once', async () => {
  const { link, page } = await openReset()
  page.change({ password: 'Neues1', passwordConf: 'Neues1' })
  await page.submit()
  const second = createPasswordReset(backend.api, `?${link}`)
  second.change({ password: 'Neues2', passwordConf: 'Neues2' })
  await second.submit()
  expect(second.$state.get()).toEqual({ status: 'linkInvalid' })
})

test('rejects a link without a token without a call', () => {
  expect(createPasswordReset(backend.api, '?ObjectID=x').$state.get()).toEqual({ status: 'linkInvalid' })
})
