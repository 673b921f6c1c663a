import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoPassword } from '@portal/sandbox/demo'
import { createSandboxPortal, type SandboxPortal } from '@portal/sandbox/testing/sandbox-portal'
import { send } from '@portal/page-library/api'
import { accountIdOf, login, type UserData } from '@portal/shared-contracts/calls'
import { $hasLoyaltyAccount, $state as $session, $userData } from '@portal/page-library/session'
import { signIn } from '@portal/page-library/session/write'
import { createShopLanding } from './shop-landing.ts'

const loginName = demoEmail('onlineshop')
let backend: SandboxPortal
let user: UserData

beforeEach(async () => {
  backend = createSandboxPortal()
  const body = { loginName, password: demoPassword, rememberMe: true } as const
  const response = await send(backend.api, login, { body })
  signIn(response, 1000)
  backend.connection.accessToken = response.meta.accessToken
  backend.sent.length = 0
  user = response.content
})

function open() {
  const onJoined = vi.fn<() => void>()
  return { ...createShopLanding(backend.api, onJoined), onJoined }
}

// Rule: getting-in-47
test('joins the programme with one call and stores the new profile', async () => {
  const page = open()
  await Promise.all([page.submit(user), page.submit(user)])
  expect(backend.sent).toEqual([{ call: 'POST shop/user/upgrade', body: { loginName, subscribeNewsletter: false } }])
  expect($hasLoyaltyAccount.get()).toBe(true)
  expect(page.onJoined).toHaveBeenCalledOnce()
})

// Rule: getting-in-49
test.each([
  { title: 'a new access token is stored', meta: { accessToken: 'sealed-new' } },
  { title: 'without one the session keeps its own', meta: {} },
])('$title, and a response without the account id needs the password', async ({ meta }) => {
  const before = $session.get()
  backend.connection.network = async () => Response.json({ meta: { success: true, ...meta }, content: user })
  const page = open()
  await page.submit(user)
  expect($session.get()).toMatchObject({ token: meta.accessToken ?? before.token, loginTime: 1000 })
  expect(page.$state.get()).toEqual({ status: 'succeeded', result: 'passwordNeeded' })
  expect(page.onJoined).not.toHaveBeenCalled()
})

test('a failed call does not join the programme', async () => {
  backend.sandbox.state.faults.set('upgrade', { kind: 'html', seconds: 0 })
  const page = open()
  await page.submit(user)
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'responseInvalid' }] })
  expect($userData.get() !== null && accountIdOf($userData.get() ?? user)).toBeNull()
})
