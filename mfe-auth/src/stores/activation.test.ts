import { expect, test } from 'vitest'
import { createSandboxPortal, offline, online, type SandboxPortal } from '@delikaterie/sandbox/testing'
import { linkParameters } from '../testing/mails.ts'
import { activationCall, createActivation } from './activation.ts'
import { registrationCalls } from './registration-calls.ts'

const email = 'inaktiv@delikaterie.example'

async function openLink(backend: SandboxPortal) {
  await registrationCalls(backend.api, 'https://portal.test').resend(email)
  backend.sent.length = 0
  return createActivation(activationCall(backend.api), `?${await linkParameters(backend, email)}`)
}

test('activates the account of the link, once', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  const first = page.run()
  expect(page.$state.get()).toEqual({ status: 'waiting' })
  await Promise.all([first, page.run()])
  expect(page.$state.get()).toEqual({ status: 'done' })
  expect(backend.sent).toMatchObject([{ call: 'POST shop/user/optin', body: { Alias: 'register', EMail: email } }])
})

test('an incomplete link is refused without a call', async () => {
  const backend = createSandboxPortal()
  const page = createActivation(activationCall(backend.api), '?Alias=register&EMail=a@example.org')
  await page.run()
  expect(page.$state.get()).toMatchObject({ status: 'failed', failure: { code: 'linkInvalid' } })
  expect(backend.sent).toEqual([])
})

test('a wrong code is refused', async () => {
  const backend = createSandboxPortal()
  const page = createActivation(activationCall(backend.api), `?Alias=register&EMail=${email}&ObjectID=x&SecurityCode=y`)
  await page.run()
  expect(page.$state.get()).toMatchObject({ status: 'failed', failure: { code: 'linkInvalid' } })
})

test('after a failure it can be tried again', async () => {
  const backend = createSandboxPortal()
  const page = await openLink(backend)
  backend.world.network = offline
  await page.run()
  expect(page.$state.get()).toMatchObject({ status: 'failed', failure: { code: 'network' } })
  backend.world.network = online
  await page.retry()
  expect(page.$state.get()).toEqual({ status: 'done' })
})
