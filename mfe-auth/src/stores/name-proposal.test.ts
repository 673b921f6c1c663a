import { beforeEach, expect, test } from 'vitest'
import { online } from '@portal/sandbox/testing/sandbox-portal'
import { newcomer } from '../testing/newcomer.ts'
import { startRegistration } from '../testing/registration.ts'
import { incompleteCode } from './registration.ts'

// Values that the shop proposes in place of those of a registration.

let { backend, page, openForm, sendForm } = startRegistration()

beforeEach(() => {
  ;({ backend, page, openForm, sendForm } = startRegistration())
})

const lastBody = () => backend.sent.at(-1)?.body

// Rule: errors-24
test('puts the proposed names into the form and sends them with the name check', async () => {
  await sendForm({ salutation: 'Herr', lastName: 'abel' })
  expect(page.$form.get()).toMatchObject({ salutation: 'Frau', firstName: 'Marlene', lastName: 'Abel' })
  expect(page.$state.get()).toMatchObject({ status: 'failed' })
  expect(page.$nameChanges.get()).toEqual([
    { field: 'salutation', from: 'Herr', to: 'Frau' },
    { field: 'lastName', from: 'abel', to: 'Abel' },
  ])
  await page.submit()
  expect(lastBody()).toMatchObject({ address: { salutation: 'Frau', lastName: 'Abel' }, disableAddressCheck: false })
  expect(page.$step.get().step).toBe('confirm')
})

// Rule: getting-in-29
test.each([
  { title: 'taken', restore: () => {}, email: 'neu@example.com', disableAddressCheck: false },
  { title: 'refused', restore: () => page.keepOwnNames(), email: 'neu@example.org', disableAddressCheck: true },
])('a proposed e-mail address can be sent without another check once it is $title', async ({ restore, ...sent }) => {
  await openForm()
  const value = 'neu@example.com'
  const body = {
    meta: { success: false },
    errorMessage: [{ code: 'changeNameCheck', input: 'loginName', inputValue: newcomer.email, value }],
  }
  backend.connection.network = async () => Response.json(body)
  await page.submit()
  backend.connection.network = online
  expect(page.$form.get().email).toBe(value)
  restore()
  expect(page.$lastChecked.get()).toBe(sent.email)
  const { email: loginName, disableAddressCheck } = sent
  await page.submit()
  expect(lastBody()).toMatchObject({ loginName, disableAddressCheck })
  expect(page.$step.get()).toMatchObject({ step: 'confirm', email: loginName })
})

test('an address that is changed after a proposal has to be checked', async () => {
  await sendForm({ lastName: 'abel' })
  page.change('email', 'anders@example.org')
  page.keepOwnNames()
  await page.submit()
  expect(page.$state.get()).toMatchObject({ errors: [{ code: incompleteCode }] })
})

// Rule: getting-in-31
test('keeps input that changed while the names were checked', async () => {
  await openForm({ salutation: 'Herr', lastName: 'abel' })
  const sending = page.submit()
  page.change('firstName', 'Marie')
  await sending
  expect(page.$form.get()).toMatchObject({ salutation: 'Herr', firstName: 'Marie', lastName: 'abel' })
  expect(page.$nameChanges.get()).toEqual([])
})

// Rule: getting-in-30
test.each([
  { title: 'the own names restored', restore: () => page.keepOwnNames() },
  { title: 'the own names typed again', restore: () => page.change('salutation', 'Herr') },
])('$title, the same form sent again skips the name check', async ({ restore }) => {
  await sendForm({ salutation: 'Herr' })
  restore()
  expect(page.$form.get()).toMatchObject({ salutation: 'Herr' })
  await page.submit()
  expect(lastBody()).toMatchObject({ address: { salutation: 'Herr' }, disableAddressCheck: true })
  expect(page.$step.get().step).toBe('confirm')
})
