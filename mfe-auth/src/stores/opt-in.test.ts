import { hasPart } from '@portal/shared-contracts/brand/parts'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import {
  createSandboxPortal,
  offline,
  online,
  openMemberPortal,
  type SandboxPortal,
} from '@portal/sandbox/testing/sandbox-portal'
import { send } from '@portal/page-library/api'
import { resendConfirmation, subscribeNewsletter } from '@portal/shared-contracts/calls'
import { $userData } from '@portal/page-library/session'
import { restoreSession } from '@portal/page-library/session/write'
import { testSession } from '@portal/page-library/testing/member'
import { linkParameters } from '../testing/mails.ts'
import { createOptIn } from './opt-in.ts'
import { markSubscribed } from './portal.ts'

const email = demoEmail('inaktiv')

async function openLink(backend: SandboxPortal) {
  await send(backend.api, resendConfirmation, { body: { loginName: email, sendDOI: true } })
  backend.sent.length = 0
  return createOptIn(backend.api, `?${await linkParameters(backend, email)}`)
}

// Rule: getting-in-39
test('activates the account of the link with one call', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  const first = page.submit()
  expect(page.$state.get()).toEqual({ status: 'sending' })
  await Promise.all([first, page.submit()])
  expect(page.$state.get()).toEqual({ status: 'succeeded', result: email })
  expect(backend.sent).toMatchObject([{ call: 'POST shop/user/optin', body: { Alias: 'register', EMail: email } }])
})

// Rule: getting-in-40
test.each([
  { title: 'an incomplete link without a call', search: '?Alias=register&EMail=a@example.org', calls: 0 },
  { title: 'a wrong code', search: `?Alias=register&EMail=${email}&ObjectID=x&SecurityCode=y`, calls: 1 },
])('rejects $title', async ({ search, calls }) => {
  const backend = createSandboxPortal()
  const page = createOptIn(backend.api, search)
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'linkInvalid' }] })
  expect(backend.sent).toHaveLength(calls)
})

test('a link with plus signs that a mail program has escaped again is sent as the shop wrote it', async () => {
  const backend = createSandboxPortal()
  const search = '?Alias=register&amp;EMail=a+b@example.org&amp;ObjectID=x+1/y=&amp;SecurityCode=+z=='
  await createOptIn(backend.api, search).submit()
  const body = { Alias: 'register', EMail: 'a+b@example.org', ObjectID: 'x+1/y=', SecurityCode: '+z==' }
  expect(backend.sent).toEqual([{ call: 'POST shop/user/optin', body }])
})

// Rule: getting-in-41
test('after a failure it can be tried again', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  backend.connection.network = offline
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
  backend.connection.network = online
  await page.submit()
  expect(page.$state.get()).toEqual({ status: 'succeeded', result: email })
})

const member = demoEmail('mitglied')

// Rule: account-22
test.each(['newsletter' as const].filter(hasPart))(
  'confirms the %s with the link of its e-mail, twice if it is opened twice',
  async () => {
    const backend = await openMemberPortal(member)
    const body = { loginName: member, localeId: 'de_DE', subscribeNewsletter: true } as const
    await send(backend.api, subscribeNewsletter, { body })
    const search = `?${await linkParameters(backend, member)}`
    for (let opened = 0; opened < 2; opened++) {
      const page = createOptIn(backend.api, search)
      await page.submit()
      expect(page.$state.get()).toEqual({ status: 'succeeded', result: member })
    }
    expect(backend.sent.at(-1)).toMatchObject({
      call: 'POST shop/user/optin',
      body: { Alias: 'newsletter', EMail: member },
    })
  },
)

test.each([
  { email: 'ACC-1@example.org', subscribed: true },
  { email: ' acc-1@EXAMPLE.org ', subscribed: true },
  { email: demoEmail('wien'), subscribed: false },
])('after a confirmation for $email the logged-in member is subscribed: $subscribed', ({ email, subscribed }) => {
  restoreSession(testSession('ACC-1', 1000))
  markSubscribed(email)
  const user = $userData.get()
  expect(user && user.hasNewsletter).toBe(subscribed)
})

test('a confirmation without a logged-in member changes no session', () => {
  restoreSession(null)
  markSubscribed(member)
  expect($userData.get()).toBeNull()
})
