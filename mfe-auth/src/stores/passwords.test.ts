import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createSandboxPortal,
  offline,
  openMemberPortal,
  type SandboxPortal,
} from '@portal/sandbox/testing/sandbox-portal'
import { demoPassword } from '@portal/sandbox/demo'
import { send } from '@portal/page-library/api'
import { login } from '@portal/shared-contracts/calls'
import { failureOf } from '@portal/page-library/stores'
import { linkParameters, mailsTo } from '../testing/mails.ts'
import { createPasswordChange, createPasswordRequest, createPasswordReset } from './passwords.ts'

const email = demoEmail('mitglied')
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

type ResetStore = ReturnType<typeof createPasswordReset>

function type(page: ResetStore, password: string, passwordConf: string): void {
  page.change('password', password)
  page.change('passwordConf', passwordConf)
}

// Rule: getting-in-42
test('requests one reset e-mail with a link to the portal', async () => {
  const page = await request(` ${email} `)
  expect(page.$state.get()).toEqual({ status: 'succeeded', result: email })
  const body = { email, resetPageUrl: 'https://portal.test/konto/passwort/zuruecksetzen' }
  expect(backend.sent).toEqual([{ call: 'POST shop/user/password/request', body }])
  expect(await mailsTo(backend, email)).toHaveLength(1)
})

test('requests an e-mail to the one spelling of an address and shows what was typed', async () => {
  const page = await request('anna@maßwerk.de')
  expect(backend.sent).toMatchObject([{ body: { email: 'anna@xn--mawerk-cta.de' } }])
  expect(page.$email.get()).toBe('anna@maßwerk.de')
})

test.each([
  { typed: 'a@b.de\nBcc: c@d.de', code: 'emailSyntaxError' },
  { typed: '', code: 'loginNameUndefined' },
  { typed: 'ohne-at', code: 'emailSyntaxError' },
  { typed: 'niemand@example.org', code: 'loginNameNotExists' },
])('a request for $typed fails with $code and stays in the field', async ({ typed, code }) => {
  const page = await request(typed)
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code }] })
  expect(page.$email.get()).toBe(typed)
})

// Rule: getting-in-43
test('sets the new password with exactly the body of the contract; the member logs in with it', async () => {
  const { link, page } = await openReset()
  type(page, 'Neues1', 'Neues1')
  await Promise.all([page.submit(), page.submit()])
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(page.$fields.get()).toEqual({ password: '', passwordConf: '' })
  const sent = { password: 'Neues1', passwordConf: 'Neues1', ...Object.fromEntries(link), autoLogin: false }
  expect(backend.sent).toEqual([{ call: 'POST shop/user/password/reset', body: sent }])
  const body = { loginName: email, password: 'Neues1', rememberMe: true } as const
  await expect(send(backend.api, login, { body })).resolves.toBeDefined()
})

// Rules: errors-35, getting-in-44
test.each([
  { password: '', passwordConf: '', code: 'stringEmpty', input: 'password' },
  { password: 'Neues1', passwordConf: 'Neues2', code: 'errorPasswordConf', input: 'passwordConf' },
  { password: 'Neu1', passwordConf: 'Neu1', code: 'passwordToShort', input: 'password' },
  { password: 'neuneu', passwordConf: 'neuneu', code: 'passwordComplexity', input: 'password' },
])(
  'the password $password with $passwordConf fails with $code and is kept',
  async ({ password, passwordConf, code, input }) => {
    const { page } = await openReset()
    type(page, password, passwordConf)
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code, input }] })
    expect(page.$fields.get()).toEqual({ password, passwordConf })
  },
)

test('a link works once', async () => {
  const { link, page } = await openReset()
  type(page, 'Neues1', 'Neues1')
  await page.submit()
  const second = createPasswordReset(backend.api, `?${link}`)
  type(second, 'Neues2', 'Neues2')
  await second.submit()
  expect(second.$state.get()).toEqual({ status: 'linkInvalid' })
})

// Rule: getting-in-45
test('rejects a link without a token without a call', () => {
  expect(createPasswordReset(backend.api, '?ObjectID=x').$state.get()).toEqual({ status: 'linkInvalid' })
})

/** The form of a member who has typed three passwords. */
async function openChange(...[oldPassword = '', newPassword = '', newPasswordConf = '']: readonly string[]) {
  const member = await openMemberPortal(email)
  const onChanged = vi.fn<() => void>()
  const page = createPasswordChange(member.api, onChanged)
  page.change('oldPassword', oldPassword)
  page.change('newPassword', newPassword)
  page.change('newPasswordConf', newPasswordConf)
  return { member, page, onChanged }
}

test('a cancelled change forgets what was typed and its errors', async () => {
  const { member, page } = await openChange(demoPassword, 'Neues1', 'Anderes1')
  await page.submit()
  expect(failureOf(page.$state.get()).errors).toHaveLength(1)
  page.reset()
  expect(page.$state.get().status).toBe('ready')
  expect(page.$fields.get()).toEqual({ oldPassword: '', newPassword: '', newPasswordConf: '' })
  expect(member.sent).toHaveLength(0)
})

// Rule: getting-in-46
test('changes the password with exactly the body of the contract, and clears the form', async () => {
  const { member, page, onChanged } = await openChange(demoPassword, 'Neues1', 'Neues1')
  await Promise.all([page.submit(), page.submit()])
  expect(onChanged).toHaveBeenCalledOnce()
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(page.$fields.get()).toEqual({ oldPassword: '', newPassword: '', newPasswordConf: '' })
  const body = { oldPassword: demoPassword, newPassword: 'Neues1', newPasswordConf: 'Neues1' }
  expect(member.sent).toEqual([{ call: 'POST shop/user/password/change', body }])
  const credentials = { loginName: email, password: 'Neues1', rememberMe: true } as const
  await expect(send(member.api, login, { body: credentials })).resolves.toBeDefined()
})

test.each([
  { typed: ['', '', ''], errors: ['stringEmpty oldPassword', 'stringEmpty newPassword'], calls: 0 },
  { typed: [demoPassword, 'Neues1', 'Neues2'], errors: ['errorPasswordConf newPasswordConf'], calls: 0 },
  { typed: ['falsch', 'Neues1', 'Neues1'], errors: ['credentialError oldPassword'], calls: 1 },
  {
    typed: ['falsch', 'Neu1', 'Neu1'],
    errors: ['credentialError oldPassword', 'passwordToShort newPassword'],
    calls: 1,
  },
  { typed: ['', 'neuneu', ''], errors: ['stringEmpty oldPassword', 'passwordComplexity newPassword'], calls: 0 },
  { typed: [demoPassword, 'Neu1', 'Neu1'], errors: ['passwordToShort newPassword'], calls: 1 },
  { typed: [demoPassword, 'neuneu', 'neuneu'], errors: ['passwordComplexity newPassword'], calls: 1 },
] as const)('a change of $typed fails with $errors at the fields and keeps them', async ({ typed, errors, calls }) => {
  const { member, page, onChanged } = await openChange(...typed)
  await page.submit()
  expect(onChanged).not.toHaveBeenCalled()
  const found = failureOf(page.$state.get()).errors.map(({ code, input }) => `${code} ${input}`)
  expect(found).toEqual(errors)
  expect(member.sent).toHaveLength(calls)
  expect(Object.values(page.$fields.get())).toEqual(typed)
})

test('typing removes the error of its field', async () => {
  const { page } = await openChange('', 'Neues1', 'Neues1')
  await page.submit()
  page.change('newPassword', 'Neues2')
  expect(page.$state.get()).toMatchObject({ status: 'failed' })
  page.change('oldPassword', 'x')
  expect(page.$state.get()).toEqual({ status: 'ready' })
})

test('a password change without a connection keeps what was typed', async () => {
  const { member, page } = await openChange(demoPassword, 'Neues1', 'Neues1')
  member.connection.network = offline
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
  expect(page.$fields.get().newPassword).toBe('Neues1')
})
