import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoPassword } from '@portal/sandbox/demo'
import { createSandboxPortal, offline, online, type SandboxPortal } from '@portal/sandbox/testing/sandbox-portal'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { $state as $session, $status } from '@portal/page-library/session'
import { restoreSession } from '@portal/page-library/session/write'
import { failureOf } from '@portal/page-library/stores'
import { sentenceOf } from '../messages/fields.ts'
import { mailsTo } from '../testing/mails.ts'
import { createLogin, type AfterLogin, type LoginStore } from './login.ts'

const member = demoEmail('mitglied')
const inactive = demoEmail('inaktiv')
let backend: SandboxPortal

beforeEach(() => {
  backend = createSandboxPortal()
  restoreSession(null)
})

function openLogin(loginName = member, password = demoPassword) {
  const visited: AfterLogin[] = []
  const login = createLogin(backend.api, (next) => visited.push(next))
  login.change({ loginName, password })
  return { ...login, visited }
}

/** The page after an attempt with an account that is not confirmed. */
async function failLogin() {
  const page = openLogin(inactive)
  await page.submit()
  return page
}

const shownError = ({ $error }: LoginStore) => $error.get()

function shownText(page: LoginStore): string | null {
  const error = shownError(page)
  return error && sentenceOf({ loginName: page.$fields.get().loginName })(error)
}

// Rules: getting-in-2, getting-in-7
test('signs the member in with exactly the body of the contract, stores the login time and clears the password', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  const page = openLogin(` ${member} `)
  await page.submit()
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(page.$fields.get().password).toBe('')
  expect($status.get()).toBe('member')
  expect($session.get()).toMatchObject({ isLoggedIn: true, loginTime: 1000, pointUpdateTime: 1000 })
  expect(page.visited).toEqual(['portal'])
  expect(backend.sent).toEqual([
    { call: 'POST shop/user/login', body: { loginName: member, password: demoPassword, rememberMe: true } },
  ])
})

test.each([
  { title: 'sends no cookie', response: () => new Response('', { status: 401 }), signedIn: false },
  { title: 'reaches the edge no more', response: () => Promise.reject(new TypeError('lost')), signedIn: true },
  { title: 'reaches an edge without the address', response: () => new Response('', { status: 404 }), signedIn: true },
])('a browser that $title after the login signs in: $signedIn', async ({ response, signedIn }) => {
  const fetched = vi.fn<typeof fetch>(async () => response())
  vi.stubGlobal('fetch', fetched)
  const page = openLogin()
  await page.submit()
  vi.unstubAllGlobals()
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/session', {
    headers: { [headerNames.accessToken]: expect.stringMatching(/./) as string },
  })
  expect([$status.get(), page.visited]).toEqual(signedIn ? ['member', ['portal']] : ['anonymous', []])
  expect(page.$fields.get().password).toBe(signedIn ? '' : demoPassword)
  expect(shownError(page)?.code).toBe(signedIn ? undefined : 'cookiesRefused')
})

// Rule: errors-56
test.each([
  { protocol: 'http:', says: /npm start -- --tls/ },
  { protocol: 'https:', says: / es dann noch einmal\.$/ },
])('without cookies over $protocol the sentence says what helps', async ({ protocol, says }) => {
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }))
  const page = openLogin()
  await page.submit()
  vi.unstubAllGlobals()
  expect(shownText(page)).toMatch(says)
})

test('names the first empty field, until something is typed into it', async () => {
  const page = openLogin('', '')
  await page.submit()
  const inputs = () => failureOf(page.$state.get()).errors.map(({ input }) => input)
  expect(inputs()).toEqual(['loginName'])
  page.change({ loginName: member })
  expect(inputs()).toEqual([])
  await page.submit()
  expect(inputs()).toEqual(['password'])
  expect(backend.sent).toEqual([])
})

// Rule: getting-in-8
test('sends a web-shop-only user to the shop landing page', async () => {
  const page = openLogin(demoEmail('onlineshop'))
  await page.submit()
  expect($status.get()).toBe('member')
  expect(page.visited).toEqual(['shopLanding'])
})

// Rule: getting-in-3
test.each([
  [inactive, demoPassword, 'accountInactive'],
  [demoEmail('gesperrt'), demoPassword, 'accountLocked'],
  [demoEmail('beendet'), demoPassword, 'accountTerminated'],
  [demoEmail('verwehrt'), demoPassword, 'loginNotAllowed'],
  [demoEmail('firma'), demoPassword, 'accountIsCompany'],
  [demoEmail('shop-inaktiv'), demoPassword, 'webshopAccountInactive'],
  [demoEmail('shop-gesperrt'), demoPassword, 'webshopAccountLocked'],
  [member, 'falsch', 'credentialError'],
  [demoEmail('niemand'), 'falsch', 'loginNameNotExists'],
  ['kein-at-zeichen', 'falsch', 'emailSyntaxError'],
  ['', 'falsch', 'loginNameUndefined'],
  [member, '', 'stringEmpty'],
])('a login of %s with the password %s gets %s and keeps the input', async (loginName, password, code) => {
  const page = openLogin(loginName, password)
  await page.submit()
  expect(shownError(page)).toMatchObject({ code })
  expect(page.$fields.get()).toEqual({ loginName, password })
  expect($status.get()).toBe('anonymous')
  expect(page.visited).toEqual([])
})

test('names an empty password by its label, and sends nothing', async () => {
  const page = openLogin(member, '')
  await page.submit()
  expect(shownText(page)).toBe('Das Feld Passwort darf nicht leer sein.')
  expect(backend.sent).toEqual([])
})

test('sends an address in one spelling and shows it as it was typed', async () => {
  const typed = ' anna\u200b@maßwerk.de'
  const page = openLogin(typed)
  await page.submit()
  expect(backend.sent).toMatchObject([{ body: { loginName: 'anna@xn--mawerk-cta.de' } }])
  expect(page.$fields.get().loginName).toBe(typed)
})

// Rule: getting-in-6
test('a double click sends once', async () => {
  const page = openLogin()
  const first = page.submit()
  expect(page.$state.get()).toEqual({ status: 'sending' })
  await Promise.all([first, page.submit(), page.submit()])
  expect(backend.sent).toHaveLength(1)
})

// Rule: getting-in-5
test('sends the registration e-mail again for an account that is not confirmed', async () => {
  const page = await failLogin()
  const first = page.resend()
  expect(shownError(page)).toMatchObject({ code: 'accountInactive' })
  await Promise.all([first, page.resend()])
  expect(page.$resend.get()).toEqual({ status: 'succeeded', result: inactive })
  expect(backend.sent.at(-1)).toEqual({ call: 'POST shop/user/check', body: { loginName: inactive, sendDOI: true } })
  expect(await mailsTo(backend, inactive)).toHaveLength(1)
})

test.each([
  { fault: 'html', code: 'responseInvalid' },
  { fault: 'brokenJson', code: 'responseInvalid' },
  { fault: 'serverError', code: 'failed' },
  { fault: 'offline', code: 'network' },
] as const)('the fault $fault shows a sentence and keeps the input', async ({ fault, code }) => {
  if (fault === 'offline') backend.connection.network = offline
  else backend.sandbox.state.faults.set('login', { kind: fault, seconds: 0 })
  const page = openLogin()
  await page.submit()
  expect(shownText(page)).toBe(errorText(code))
  expect(page.$fields.get()).toEqual({ loginName: member, password: demoPassword })
  backend.connection.network = online
  backend.sandbox.state.faults.clear()
  await page.submit()
  expect(page.visited).toEqual(['portal'])
})

test('shows the error of a failed resend, and sends no login meanwhile', async () => {
  const page = await failLogin()
  backend.connection.network = offline
  await Promise.all([page.resend(), page.submit()])
  expect(shownError(page)).toMatchObject({ code: 'network' })
  expect(backend.sent.filter(({ call }) => call === 'POST shop/user/login')).toHaveLength(1)
})

test('the next login attempt removes the notice of the resent e-mail', async () => {
  const page = await failLogin()
  await page.resend()
  await page.submit()
  expect(page.$resend.get()).toEqual({ status: 'ready' })
  expect(shownError(page)).toMatchObject({ code: 'accountInactive' })
})
