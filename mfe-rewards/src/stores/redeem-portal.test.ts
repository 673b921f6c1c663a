import { signIn } from '@delikaterie/shared-contracts/session/write'
import { loginOf } from '@delikaterie/shared-contracts/testing/member'
import { expect, test, vi } from 'vitest'
import { redeemPage } from './redeem-portal.ts'

test('the visit is kept by the entry of the history that a login in the same place replaces', async () => {
  const history = { state: {}, replaceState: (state: object) => void (history.state = state) }
  vi.stubGlobal('history', history)
  signIn(loginOf('ACC-1'), Date.now())
  const page = redeemPage('R2')
  page?.$state.listen(() => {})
  // The shell replaces the entry in the task in which the page appears.
  history.replaceState({ key: 'after the login' })
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'after the login', visit: expect.any(String) }))
  // Without a network and a storage the page fails, which ends the test's requests.
  await vi.waitFor(() => expect(page?.$state.get()).toMatchObject({ status: 'failed' }))
})
