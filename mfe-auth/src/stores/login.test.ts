import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '@delikaterie/sandbox/demo'
import { createSandboxPortal, offline, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { $state as $session, $status } from '@delikaterie/shared-contracts/session'
import { restoreSession } from '@delikaterie/shared-contracts/session/write'
import { failureText } from '../messages/fields.ts'
import { mailsTo } from '../testing/mails.ts'
import { createLogin, loginCalls, type AfterLogin } from './login.ts'

let backend: SandboxPortal

beforeEach(() => {
  backend = createSandboxPortal()
  restoreSession(null)
})

function openLogin(loginName = '', password = '') {
  const led: AfterLogin[] = []
  const calls = loginCalls(backend.api)
  const model = createLogin({ ...calls, now: () => 1000, onSignedIn: (next) => led.push(next) })
  model.setLoginName(loginName)
  model.setPassword(password)
  return { ...model, led }
}

test('signs the member in, keeps the time and forgets the password', async () => {
  const page = openLogin(' mitglied@delikaterie.example ', demoPassword)
  await page.submit()
  expect(page.$state.get()).toEqual({ status: 'ready' })
  expect(page.$fields.get().password).toBe('')
  expect($status.get()).toBe('member')
  expect($session.get()).toMatchObject({ isLoggedIn: true, loginTime: 1000, pointUpdateTime: 1000 })
  expect(page.led).toEqual(['portal'])
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

test('leads a web-shop-only user to the shop landing page', async () => {
  const page = openLogin('onlineshop@delikaterie.example', demoPassword)
  await page.submit()
  expect($status.get()).toBe('member')
  expect(page.led).toEqual(['shopLanding'])
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
])('tells $loginName with "$password" about $code and keeps what was typed', async ({ loginName, password, code }) => {
  const page = openLogin(loginName, password)
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', failure: { code } })
  expect(page.$fields.get()).toEqual({ loginName, password })
  expect($status.get()).toBe('anonymous')
  expect(page.led).toEqual([])
})

test('names an empty password by its label', async () => {
  const page = openLogin('mitglied@delikaterie.example', '')
  await page.submit()
  const state = page.$state.get()
  expect(state.status === 'failed' && failureText(state.failure)).toBe('Das Feld Passwort darf nicht leer sein.')
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
  await Promise.all([page.resend(), page.resend()])
  expect(page.$state.get()).toEqual({ status: 'resent', email: 'inaktiv@delikaterie.example' })
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
] as const)('a backend that is $fault ends in a sentence and loses no input', async ({ fault, code }) => {
  backend.sandbox.state.faults.set('login', { kind: fault, seconds: 0 })
  const page = openLogin('mitglied@delikaterie.example', demoPassword)
  await page.submit()
  const state = page.$state.get()
  expect(state.status === 'failed' && failureText(state.failure)).toBe(errorText(code))
  expect(page.$fields.get()).toEqual({ loginName: 'mitglied@delikaterie.example', password: demoPassword })
  backend.sandbox.state.faults.clear()
  await page.submit()
  expect(page.led).toEqual(['portal'])
})

test('a connection that is gone ends in a sentence and loses no input', async () => {
  backend.world.network = offline
  const page = openLogin('mitglied@delikaterie.example', demoPassword)
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', failure: { code: 'network' } })
  expect(page.$fields.get().password).toBe(demoPassword)
})
