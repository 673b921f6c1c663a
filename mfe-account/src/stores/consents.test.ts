import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { Api } from '@portal/page-library/api'
import type { ChangedUserData } from '@portal/shared-contracts/calls'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBeExcited, createNewsletter } from './consents.ts'

const now = new Date('2026-11-22T11:00:00.000Z')
const loginName = demoEmail('mitglied')

beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

function openConsent(api: Api, login = loginName) {
  const received: ChangedUserData[] = []
  const onChanged = (user: ChangedUserData) => void received.push(user)
  return { received, consent: createBeExcited(api, () => login, onChanged) }
}

describe('the consent to beExcited', () => {
  // Rule: account-16
  test.each([
    { isGiven: true, beExcitedTimeStamp: now.toISOString() },
    { isGiven: false, beExcitedTimeStamp: '' },
  ])('given: $isGiven, is sent as "$beExcitedTimeStamp" and nothing else', async ({ isGiven, beExcitedTimeStamp }) => {
    const { api, sent } = await openMemberPortal()
    const { consent, received } = openConsent(api)
    await Promise.all([consent.submit(isGiven), consent.submit(isGiven)])
    expect(sent).toMatchObject([
      { call: 'PATCH shop/user', body: { loginName, localeId: 'de_DE', beExcitedTimeStamp } },
    ])
    expect(received).toMatchObject([{ loginName, beExcitedTimeStamp }])
  })

  test('counts also if the response does not repeat it', async () => {
    const { api, user } = await openMinimalPortal()
    const { consent, received } = openConsent(api, user.loginName)
    await consent.submit(true)
    expect(received).toMatchObject([{ loginName: user.loginName, beExcitedTimeStamp: now.toISOString() }])
  })

  test.each([
    { isGiven: true, inResponse: '', counts: now.toISOString() },
    { isGiven: true, inResponse: '2026-11-22T11:00:05Z', counts: '2026-11-22T11:00:05Z' },
    { isGiven: false, inResponse: '2026-11-01T09:00:00Z', counts: '' },
  ])('given: $isGiven, counts as "$counts" if the response says "$inResponse"', async (given) => {
    const { api, connection } = await openMemberPortal()
    const content = { beExcitedTimeStamp: given.inResponse }
    connection.network = async () => Response.json({ meta: { success: true }, content })
    const { consent, received } = openConsent(api)
    await consent.submit(given.isGiven)
    expect(received).toMatchObject([{ loginName, beExcitedTimeStamp: given.counts }])
  })

  test('can be sent again after a failure', async () => {
    const { api, sandbox } = await openMemberPortal()
    const { consent, received } = openConsent(api)
    sandbox.state.faults.set('beExcited', { kind: 'serverError', seconds: 0 })
    await consent.submit(true)
    expect([consent.$state.get().status, received]).toEqual(['failed', []])
    sandbox.state.faults.clear()
    await consent.submit(true)
    expect(consent.$state.get()).toEqual({ status: 'succeeded', result: { isGiven: true } })
  })
})

async function openNewsletter() {
  const portal = await openMemberPortal()
  const received: ChangedUserData[] = []
  const newsletter = createNewsletter(
    portal.api,
    () => loginName,
    (user) => received.push(user),
  )
  return { ...portal, received, newsletter }
}

describe('subscribing to the newsletter', () => {
  // Rule: formats-21
  test('sends exactly the fields of the call once, and passes on the user data of the response', async () => {
    const { newsletter, sent, received } = await openNewsletter()
    await Promise.all([newsletter.submit(), newsletter.submit()])
    expect(newsletter.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(sent).toEqual([
      { call: 'PATCH shop/user', body: { loginName, localeId: 'de_DE', subscribeNewsletter: true } },
    ])
    expect(received).toMatchObject([{ loginName }])
  })

  test('can be submitted again after a failure', async () => {
    const { newsletter, sandbox } = await openNewsletter()
    sandbox.state.faults.set('subscribe newsletter', { kind: 'serverError', seconds: 0 })
    await newsletter.submit()
    expect(newsletter.$state.get()).toMatchObject({ status: 'failed' })
    sandbox.state.faults.clear()
    await newsletter.submit()
    expect(newsletter.$state.get()).toMatchObject({ status: 'succeeded' })
  })
})
