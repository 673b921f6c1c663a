import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { createSandboxPortal } from '@portal/sandbox/testing/sandbox-portal'
import { loadAccountCoupons } from '@portal/page-library/api/account-coupons'
import { portalApi } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import { sessionTokens } from '@portal/page-library/session'
import { expect, test } from 'vitest'
import { startSession } from './session.ts'

test('after the loyalty platform rejected its token a list loads again with a new one', async () => {
  const { api, sandbox, control } = createSandboxPortal()
  Object.assign(portalApi, { http: api.http })
  const { logInByToken } = startSession()
  const loginName = demoEmail('mitglied')
  const { sessionToken } = (await control('/control/session-token', { loginName })) as { sessionToken: string }
  expect(await logInByToken(sessionToken)).toBe(true)
  const load = () => loadAccountCoupons(portalApi, 'ACC-1', new Date())
  await load()
  const rejected = sessionTokens().loyaltyToken
  sandbox.state.db.exec("DELETE FROM tokens WHERE kind = 'loyalty'")
  await expect(load()).rejects.toMatchObject({ status: 401 })
  await expect.poll(() => sessionTokens().loyaltyToken).not.toBe(rejected)
  expect(await load()).not.toEqual([])
  bus.emit('logout', { reason: 'member' })
})
