import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '@delikaterie/sandbox/demo'
import { createSandboxPortal, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { accountIdOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { $hasLoyaltyAccount, $state as $session, $userData } from '@delikaterie/shared-contracts/session'
import { restoreSession, signIn } from '@delikaterie/shared-contracts/session/write'
import { loginCalls } from './login.ts'
import { createShopLanding, upgradeCall, type UpgradeResponse } from './shop-landing.ts'

const loginName = 'onlineshop@delikaterie.example'
let backend: SandboxPortal
let user: UserData
let joined: number

beforeEach(async () => {
  backend = createSandboxPortal()
  restoreSession(null)
  const answer = await loginCalls(backend.api).login({ loginName, password: demoPassword })
  signIn(answer, 1000)
  backend.world.accessToken = answer.meta.accessToken
  backend.sent.length = 0
  user = answer.content
  joined = 0
})

const open = (upgrade = upgradeCall(backend.api)) => createShopLanding({ upgrade, onJoined: () => void (joined += 1) })

test('joins the programme once and keeps the new profile', async () => {
  const page = open()
  await Promise.all([page.join(user), page.join(user)])
  expect(backend.sent).toEqual([{ call: 'POST shop/user/upgrade', body: { loginName, subscribeNewsletter: false } }])
  expect($hasLoyaltyAccount.get()).toBe(true)
  expect(joined).toBe(1)
})

test('takes over a new access token', async () => {
  const page = open(async (name) => {
    const answer = await upgradeCall(backend.api)(name)
    return { ...answer, meta: { success: true, accessToken: 'sealed-anew' } }
  })
  await page.join(user)
  expect($session.get()).toMatchObject({ token: 'sealed-anew', loginTime: 1000 })
})

test('asks for the password when the answer does not name the account', async () => {
  const nameless: UpgradeResponse = { meta: { success: true }, content: user }
  const page = open(() => Promise.resolve(nameless))
  await page.join(user)
  expect(page.$state.get()).toEqual({ status: 'passwordNeeded' })
  expect(joined).toBe(0)
})

test('a failure is said and joins nobody', async () => {
  backend.sandbox.state.faults.set('upgrade', { kind: 'html', seconds: 0 })
  const page = open()
  await page.join(user)
  expect(page.$state.get()).toMatchObject({ status: 'failed', failure: { code: 'responseInvalid' } })
  expect($userData.get() !== null && accountIdOf($userData.get() ?? user)).toBeNull()
})
