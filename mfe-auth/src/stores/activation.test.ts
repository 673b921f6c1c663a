import { expect, test } from 'vitest'
import { createSandboxPortal, offline, online, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { linkParameters } from '../testing/mails.ts'
import { activationCall } from './activation-calls.ts'
import { createActivation } from './activation.ts'
import { resendCall } from './login-calls.ts'

const email = 'inaktiv@delikaterie.example'

async function openLink(backend: SandboxPortal) {
  await resendCall(backend.api)(email)
  backend.sent.length = 0
  return createActivation(activationCall(backend.api), `?${await linkParameters(backend, email)}`)
}

test('activates the account of the link with one call', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  const first = page.run()
  expect(page.$state.get()).toEqual({ status: 'sending' })
  await Promise.all([first, page.run()])
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
  expect(backend.sent).toMatchObject([{ call: 'POST shop/user/optin', body: { Alias: 'register', EMail: email } }])
})

test('rejects an incomplete link without a call', async () => {
  const backend = createSandboxPortal()
  const page = createActivation(activationCall(backend.api), '?Alias=register&EMail=a@example.org')
  await page.run()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'linkInvalid' }] })
  expect(backend.sent).toEqual([])
})

test('rejects a wrong code', async () => {
  const backend = createSandboxPortal()
  const page = createActivation(activationCall(backend.api), `?Alias=register&EMail=${email}&ObjectID=x&SecurityCode=y`)
  await page.run()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'linkInvalid' }] })
})

test('after a failure it can be tried again', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  backend.connection.network = offline
  await page.run()
  expect(page.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
  backend.connection.network = online
  await page.retry()
  expect(page.$state.get()).toEqual({ status: 'succeeded' })
})
