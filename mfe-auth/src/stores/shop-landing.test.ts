import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '@delikaterie/sandbox/demo'
import { createSandboxPortal, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { accountIdOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { $hasLoyaltyAccount, $state as $session, $userData } from '@delikaterie/shared-contracts/session'
import { restoreSession, signIn } from '@delikaterie/shared-contracts/session/write'
import { loginCalls } from './login-calls.ts'
import { upgradeCall, type UpgradeResponse } from './shop-calls.ts'
import { createShopLanding } from './shop-landing.ts'

const loginName = 'onlineshop@delikaterie.example'
let backend: SandboxPortal
let user: UserData
let joined: number

beforeEach(async () => {
  backend = createSandboxPortal()
  restoreSession(null)
  const response = await loginCalls(backend.api).login({ loginName, password: demoPassword })
  signIn(response, 1000)
  backend.connection.accessToken = response.meta.accessToken
  backend.sent.length = 0
  user = response.content
  joined = 0
})

const open = (upgrade = upgradeCall(backend.api)) => createShopLanding({ upgrade, onJoined: () => void (joined += 1) })

test('joins the programme with one call and stores the new profile', async () => {
  const page = open()
  await Promise.all([page.join(user), page.join(user)])
  expect(backend.sent).toEqual([{ call: 'POST shop/user/upgrade', body: { loginName, subscribeNewsletter: false } }])
  expect($hasLoyaltyAccount.get()).toBe(true)
  expect(joined).toBe(1)
})

test('stores a new access token', async () => {
  const page = open(async (name) => {
    const response = await upgradeCall(backend.api)(name)
    return { ...response, meta: { success: true, accessToken: 'sealed-new' } }
  })
  await page.join(user)
  expect($session.get()).toMatchObject({ token: 'sealed-new', loginTime: 1000 })
})

test('needs the password when the response does not contain the account id', async () => {
  const withoutAccount: UpgradeResponse = { meta: { success: true }, content: user }
  const page = open(() => Promise.resolve(withoutAccount))
  await page.join(user)
  expect(page.$state.get()).toEqual({ status: 'succeeded', result: 'passwordNeeded' })
  expect(joined).toBe(0)
})

test('a failed call does not join the programme', async () => {
  backend.sandbox.state.faults.set('upgrade', { kind: 'html', seconds: 0 })
  const page = open()
  await page.join(user)
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'responseInvalid' }] })
  expect($userData.get() !== null && accountIdOf($userData.get() ?? user)).toBeNull()
})
