import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { beforeEach, expect, test } from 'vitest'
import { offline, online } from '@portal/sandbox/testing/sandbox-portal'
import { createApi } from '@portal/page-library/api'
import { mailsTo } from '../testing/mails.ts'
import { newcomer } from '../testing/newcomer.ts'
import { startRegistration } from '../testing/registration.ts'
import { emptyRegistration } from '../domain/registration-form.ts'
import { createRegistration, incompleteCode } from './registration.ts'

let { backend, page, openForm, sendForm } = startRegistration()

beforeEach(() => {
  ;({ backend, page, openForm, sendForm } = startRegistration())
})

async function check(email: string): Promise<void> {
  page.change('email', email)
  await page.checkEmail()
}

const lastBody = () => backend.sent.at(-1)?.body

// Rule: getting-in-12
test('an unknown address opens the form', async () => {
  await check(' neu@example.org ')
  expect(page.$step.get()).toEqual({ step: 'form', checkedEmail: 'neu@example.org' })
  expect(backend.sent).toEqual([{ call: 'POST shop/user/check', body: { loginName: 'neu@example.org' } }])
})

test('an address is sent in one spelling and shown as it was typed', async () => {
  const [typed, sent] = ['neu@käserei-müller.de\u200b', 'neu@xn--kserei-mller-gcb75a.de']
  await sendForm({ email: typed })
  expect(page.$step.get()).toEqual({ step: 'confirm', email: typed, again: false })
  expect(page.$form.get().email).toBe(typed)
  await page.resend()
  expect(backend.sent.map(({ body }) => (body as { loginName: string }).loginName)).toEqual([sent, sent, sent])
})

// Rule: getting-in-15
test.each([
  ['', 'loginNameUndefined'],
  ['anna(privat)@gmx.de', 'emailSyntaxError'],
  ['ohne-at', 'emailSyntaxError'],
  [demoEmail('mitglied'), 'accountExists'],
  [demoEmail('inaktiv'), 'accountInactive'],
  [demoEmail('gesperrt'), 'accountLocked'],
  [demoEmail('beendet'), 'accountTerminated'],
  [demoEmail('firma'), 'accountIsCompany'],
  [demoEmail('shop-inaktiv'), 'webshopAccountInactive'],
  [demoEmail('shop-gesperrt'), 'webshopAccountLocked'],
])('the address %s fails with %s at the e-mail field', async (email, code) => {
  await check(email)
  expect(page.$check.get()).toMatchObject({ status: 'failed', errors: [{ code, input: 'loginName' }] })
  expect(page.$step.get()).toEqual({ step: 'email' })
  page.change('email', 'neu@example.org')
  expect(page.$check.get()).toEqual({ status: 'ready' })
})

test.each(['accountExists', 'webshopAccount', 'passed', 'none'] as const)(
  'the address checked last is the last one the shop decided about: %s',
  async (response) => {
    const addresses = {
      accountExists: demoEmail('mitglied'),
      webshopAccount: demoEmail('onlineshop'),
      passed: 'anders@example.org',
      none: 'anders@example.org',
    }
    await check('neu@example.org')
    expect(page.$lastChecked.get()).toBe('neu@example.org')
    if (response === 'none') backend.connection.network = offline
    await check(addresses[response])
    expect(page.$lastChecked.get()).toBe(response === 'none' ? 'neu@example.org' : addresses[response])
  },
)

test.each([
  { code: 'accountExists', status: 200, checked: true },
  { code: null, status: 200, checked: false },
  { code: 'rateLimited', status: 429, checked: false },
])(
  'an address whose check fails with $code and status $status, and no field, counts as checked: $checked',
  async ({ code, status, checked }) => {
    const body = { meta: { success: false }, errorMessage: [{ code, input: null }] }
    const fetch = async () => Response.json(body, { status })
    const tokens = () => ({ accessToken: null, loyaltyToken: null })
    page = createRegistration(createApi({ origin: 'http://portal.test', tokens, fetch }), 'https://portal.test')
    await check('neu@example.org')
    expect(page.$lastChecked.get()).toBe(checked ? 'neu@example.org' : null)
  },
)

// Rules: errors-22, getting-in-14, getting-in-33
test('an online-shop account opens its own step, and going back keeps the input', async () => {
  await openForm()
  await check(demoEmail('onlineshop'))
  expect(page.$step.get()).toEqual({ step: 'shopAccount', email: demoEmail('onlineshop') })
  page.chooseOtherEmail()
  expect(page.$step.get()).toEqual({ step: 'email' })
  expect(page.$form.get()).toMatchObject({ firstName: 'Marlene', conditions: true })
})

// Rule: getting-in-16
test('an account that is not confirmed gets the e-mail again', async () => {
  await check(demoEmail('inaktiv'))
  await Promise.all([page.resend(), page.resend()])
  expect(page.$step.get()).toEqual({ step: 'confirm', email: demoEmail('inaktiv'), again: false })
  expect(lastBody()).toEqual({ loginName: demoEmail('inaktiv'), sendDOI: true })
  expect(await mailsTo(backend, demoEmail('inaktiv'))).toHaveLength(1)
  expect(page.$check.get()).toEqual({ status: 'ready' })
})

// Rules: getting-in-24, getting-in-25, getting-in-26
test('creates the account with exactly the body of the contract and clears the passwords', async () => {
  await sendForm()
  expect(backend.sent.at(-1)).toEqual({
    call: 'PUT shop/user',
    body: {
      loginName: 'neu@example.org',
      localeId: 'de_DE',
      address: { salutation: 'Frau', firstName: 'Marlene', lastName: 'Abel' },
      password: 'Genuss2026!',
      subscribeNewsletter: false,
      optInUrl: 'https://portal.test/konto/freischalten',
      sendDOI: true,
      disableDoubleOptIn: false,
      disableAddressCheck: false,
    },
  })
  expect(page.$step.get()).toEqual({ step: 'confirm', email: 'neu@example.org', again: false })
  expect(page.$form.get()).toMatchObject({ password: '', passwordRepeat: '' })
  const mails = await mailsTo(backend, 'neu@example.org')
  expect(mails.map(({ kind }) => kind)).toEqual(['optIn'])
})

// Rule: getting-in-32
test('from the confirmation the e-mail can be sent again', async () => {
  await sendForm()
  await page.resend()
  expect(page.$step.get()).toEqual({ step: 'confirm', email: 'neu@example.org', again: true })
  expect(await mailsTo(backend, 'neu@example.org')).toHaveLength(2)
})

test('a double click creates one account', async () => {
  await openForm()
  await Promise.all([page.submit(), page.submit(), page.submit()])
  expect(backend.sent.filter(({ call }) => call === 'PUT shop/user')).toHaveLength(1)
})

test('an incomplete form is not sent', async () => {
  await sendForm({ lastName: '', adult: false })
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: incompleteCode }], attempt: 1 })
  expect(backend.sent).toHaveLength(1)
})

test('a changed address has to be checked before the form is sent', async () => {
  await openForm()
  page.change('email', 'anders@example.org')
  await page.submit()
  expect(page.$state.get()).toMatchObject({ errors: [{ code: incompleteCode }] })
  await page.checkEmail()
  await page.submit()
  expect(page.$step.get()).toMatchObject({ step: 'confirm', email: 'anders@example.org' })
})

// Rule: getting-in-34
test('an error keeps the form and disappears when its field changes', async () => {
  await sendForm({ password: 'kurz', passwordRepeat: 'kurz' })
  const error = { code: 'passwordToShort', input: 'password' }
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [error] })
  expect(page.$form.get()).toMatchObject({ password: 'kurz', firstName: 'Marlene' })
  page.change('password', 'kurz1')
  expect(page.$state.get()).toEqual({ status: 'ready' })
})

test.each(['Anna ', ' Anna Maria'])('stores the input "%s" as it is typed', (typed) => {
  page.change('firstName', typed)
  page.change('password', typed)
  expect(page.$form.get()).toEqual({ ...emptyRegistration, firstName: typed, password: typed })
})

test.each(['html', 'brokenJson', 'serverError'] as const)('the backend fault %s keeps the input', async (kind) => {
  await openForm()
  backend.sandbox.state.faults.set('register', { kind, seconds: 0 })
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed' })
  expect(page.$nameChanges.get()).toEqual([])
  expect(page.$form.get()).toEqual(newcomer)
})

test('the e-mail check can be repeated after a missing connection', async () => {
  backend.connection.network = offline
  await openForm()
  expect(page.$check.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
  backend.connection.network = online
  await page.checkEmail()
  expect(page.$step.get().step).toBe('form')
})
