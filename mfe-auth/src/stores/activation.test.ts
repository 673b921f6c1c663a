import { expect, test } from 'vitest'
import { createSandboxPortal, offline, online, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { send } from '@delikaterie/shared-contracts/api'
import { userCheck } from '@delikaterie/shared-contracts/calls'
import { linkParameters } from '../testing/mails.ts'
import { createActivation } from './activation.ts'

const email = 'inaktiv@delikaterie.example'

async function openLink(backend: SandboxPortal) {
  await send(backend.api, userCheck, { body: { loginName: email, sendDOI: true } })
  backend.sent.length = 0
  return createActivation(backend.api, `?${await linkParameters(backend, email)}`)
}

test('activates the account of the link with one call', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  const first = page.submit()
  expect(page.$state.get()).toEqual({ status: 'sending' })
  await Promise.all([first, page.submit()])
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(backend.sent).toMatchObject([{ call: 'POST shop/user/optin', body: { Alias: 'register', EMail: email } }])
})

test.each([
  { title: 'an incomplete link without a call', search: '?Alias=register&EMail=a@example.org', calls: 0 },
  { title: 'a wrong code', search: `?Alias=register&EMail=${email}&ObjectID=x&SecurityCode=y`, calls: 1 },
])('rejects $title', async ({ search, calls }) => {
  const backend = createSandboxPortal()
  const page = createActivation(backend.api, search)
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'linkInvalid' }] })
  expect(backend.sent).toHaveLength(calls)
})

test('after a failure it can be tried again', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  backend.connection.network = offline
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
  backend.connection.network = online
  await page.submit()
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
})
