import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '@delikaterie/sandbox/demo'
import { createSandboxPortal, offline, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { $state as $session, $status } from '@delikaterie/shared-contracts/session'
import { restoreSession } from '@delikaterie/shared-contracts/session/write'
import { fieldErrorText } from '../messages/fields.ts'
import { mailsTo } from '../testing/mails.ts'
import { firstErrorOf } from './first-error.ts'
import { loginCalls } from './login-calls.ts'
import { createLogin, type AfterLogin, type LoginModel } from './login.ts'

let backend: SandboxPortal

beforeEach(() => {
  backend = createSandboxPortal()
  restoreSession(null)
})

function openLogin(loginName = '', password = '') {
  const visited: AfterLogin[] = []
  const calls = loginCalls(backend.api)
  const model = createLogin({ ...calls, now: () => 1000, onSignedIn: (next) => visited.push(next) })
  model.setLoginName(loginName)
  model.setPassword(password)
  return { ...model, visited }
}

const shownError = ({ $resend, $state }: LoginModel) => firstErrorOf($resend.get(), $state.get())

function shownText(page: LoginModel): string | null {
  const error = shownError(page)
  return error && fieldErrorText(error)
}

test('signs the member in, stores the login time and clears the password', async () => {
  const page = openLogin(' mitglied@delikaterie.example ', demoPassword)
  await page.submit()
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(page.$fields.get().password).toBe('')
  expect($status.get()).toBe('member')
  expect($session.get()).toMatchObject({ isLoggedIn: true, loginTime: 1000, pointUpdateTime: 1000 })
  expect(page.visited).toEqual(['portal'])
})

test('sends exactly the body of the contract', async () => {
  await openLogin('mitglied@delikaterie.example', demoPassword).submit()
  expect(backend.sent).toEqual([
    {
      call: 'POST shop/user/login',
      body: { loginName: 'mitglied@delikaterie.example', password: demoPassword, rememberMe: true },
    },
  ])
})

test('sends a web-shop-only user to the shop landing page', async () => {
  const page = openLogin('onlineshop@delikaterie.example', demoPassword)
  await page.submit()
  expect($status.get()).toBe('member')
  expect(page.visited).toEqual(['shopLanding'])
})

test.each([
  { loginName: 'inaktiv@delikaterie.example', password: demoPassword, code: 'accountInactive' },
  { loginName: 'gesperrt@delikaterie.example', password: demoPassword, code: 'accountLocked' },
  { loginName: 'beendet@delikaterie.example', password: demoPassword, code: 'accountTerminated' },
  { loginName: 'verwehrt@delikaterie.example', password: demoPassword, code: 'loginNotAllowed' },
  { loginName: 'firma@delikaterie.example', password: demoPassword, code: 'accountIsCompany' },
  { loginName: 'shop-inaktiv@delikaterie.example', password: demoPassword, code: 'webshopAccountInactive' },
  { loginName: 'shop-gesperrt@delikaterie.example', password: demoPassword, code: 'webshopAccountLocked' },
  { loginName: 'mitglied@delikaterie.example', password: 'falsch', code: 'credentialError' },
  { loginName: 'niemand@delikaterie.example', password: 'falsch', code: 'loginNameNotExists' },
  { loginName: 'kein-at-zeichen', password: 'falsch', code: 'emailSyntaxError' },
  { loginName: '', password: 'falsch', code: 'loginNameUndefined' },
  { loginName: 'mitglied@delikaterie.example', password: '', code: 'stringEmpty' },
])('$loginName with "$password" gets $code and keeps the input', async ({ loginName, password, code }) => {
  const page = openLogin(loginName, password)
  await page.submit()
  expect(shownError(page)).toMatchObject({ code })
  expect(page.$fields.get()).toEqual({ loginName, password })
  expect($status.get()).toBe('anonymous')
  expect(page.visited).toEqual([])
})

test('names an empty password by its label', async () => {
  const page = openLogin('mitglied@delikaterie.example', '')
  await page.submit()
  expect(shownText(page)).toBe('Das Feld Passwort darf nicht leer sein.')
  expect(backend.sent).toEqual([])
})

test('a double click sends once', async () => {
  const page = openLogin('mitglied@delikaterie.example', demoPassword)
  const first = page.submit()
  expect(page.$state.get()).toEqual({ status: 'sending' })
  await Promise.all([first, page.submit(), page.submit()])
  expect(backend.sent).toHaveLength(1)
})

test('sends the registration e-mail again for an account that is not confirmed', async () => {
  const page = openLogin('inaktiv@delikaterie.example', demoPassword)
  await page.submit()
  const first = page.resend()
  expect(shownError(page)).toMatchObject({ code: 'accountInactive' })
  await Promise.all([first, page.resend()])
  expect(page.$resend.get()).toEqual({ status: 'succeeded', result: 'inaktiv@delikaterie.example' })
  expect(backend.sent.at(-1)).toEqual({
    call: 'POST shop/user/check',
    body: { loginName: 'inaktiv@delikaterie.example', sendDOI: true },
  })
  expect(await mailsTo(backend, 'inaktiv@delikaterie.example')).toHaveLength(1)
})

test.each([
  { fault: 'html', code: 'responseInvalid' },
  { fault: 'brokenJson', code: 'responseInvalid' },
  { fault: 'serverError', code: 'failed' },
] as const)('the backend fault $fault shows a sentence and keeps the input', async ({ fault, code }) => {
  backend.sandbox.state.faults.set('login', { kind: fault, seconds: 0 })
  const page = openLogin('mitglied@delikaterie.example', demoPassword)
  await page.submit()
  expect(shownText(page)).toBe(errorText(code))
  expect(page.$fields.get()).toEqual({ loginName: 'mitglied@delikaterie.example', password: demoPassword })
  backend.sandbox.state.faults.clear()
  await page.submit()
  expect(page.visited).toEqual(['portal'])
})

test('a missing connection shows a sentence and keeps the input', async () => {
  backend.connection.network = offline
  const page = openLogin('mitglied@delikaterie.example', demoPassword)
  await page.submit()
  expect(shownError(page)).toMatchObject({ code: 'network' })
  expect(page.$fields.get().password).toBe(demoPassword)
})

test('shows the error of a failed resend, and sends no login meanwhile', async () => {
  const page = openLogin('inaktiv@delikaterie.example', demoPassword)
  await page.submit()
  backend.connection.network = offline
  await Promise.all([page.resend(), page.submit()])
  expect(shownError(page)).toMatchObject({ code: 'network' })
  expect(backend.sent.filter(({ call }) => call === 'POST shop/user/login')).toHaveLength(1)
})

test('the next login attempt removes the notice of the resent e-mail', async () => {
  const page = openLogin('inaktiv@delikaterie.example', demoPassword)
  await page.submit()
  await page.resend()
  await page.submit()
  expect(page.$resend.get()).toEqual({ status: 'ready' })
  expect(shownError(page)).toMatchObject({ code: 'accountInactive' })
})
