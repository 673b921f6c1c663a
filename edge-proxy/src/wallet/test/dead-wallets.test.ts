import { lockCard } from '@portal/shared-contracts/calls'
import { expect, test } from 'vitest'
import { startUpstream } from '../../test/recording-upstream.ts'
import { bodyOf } from '../../test/sample-calls.ts'
import { signIn } from '../../test/test-edge.ts'
import { neverResponds, startApns } from '../testing/apns-server.ts'
import { passJsonOf } from '../testing/read-pass.ts'
import { bytesOf, cardCode, passType, startWalletEdge, urlIn, walletSettings } from '../testing/wallet-edge.ts'

// Rule: wallet-15
test('a lock has its response while neither Apple nor Google responds to its pushes', async () => {
  await using apns = await startApns(neverResponds)
  await using google = await startUpstream(() => {})
  const { apple, google: account } = walletSettings
  if (apple === null || account === null) throw new Error('the settings have both wallets')
  const wallet = {
    ...walletSettings,
    apple: { ...apple, pushUrl: apns.url },
    google: { ...account, tokenUrl: `${google.url}/token`, apiUrl: google.url },
  }
  await using edge = await startWalletEdge({ wallet }, undefined, { realServices: true })
  const member = await signIn(edge)
  const link = await urlIn(await edge.link('apple', member))
  const pass = passJsonOf(await bytesOf(await edge.get(link, { headers: { cookie: member.cookie } })))
  expect(await urlIn(await edge.link('google', member))).toMatch(/^https:\/\/pay\.example\/save\/ey/)
  const registration = `/api/wallet/apple/v1/devices/d1/registrations/${passType}/${String(pass['serialNumber'])}`
  const authorization = `ApplePass ${String(pass['authenticationToken'])}`
  expect((await edge.post(registration, { pushToken: 'a1b2' }, { authorization })).status).toBe(201)
  const body = { ...(bodyOf(lockCard.name) as object), cardCode }
  expect((await edge.call('POST', lockCard.path, { as: member, body })).status).toBe(200)
  await expect.poll(() => apns.pushes).toEqual([{ path: '/3/device/a1b2', topic: passType, body: '{}' }])
  // A token for the class at the start, and for the object.
  await expect.poll(() => google.requests.map(({ target }) => target)).toContain('/token')
  // Both are still waited for.
  expect((await edge.call('GET', 'shop/card', { as: member })).status).toBe(200)
})
