import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { ChangedUserData } from '@portal/shared-contracts/calls'
import { describe, expect, test } from 'vitest'
import { createNewsletter } from './consents.ts'

const loginName = demoEmail('mitglied')

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
