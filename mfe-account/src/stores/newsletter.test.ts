import { openMemberPortal } from '@delikaterie/sandbox/testing'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { describe, expect, test } from 'vitest'
import { sendSubscription } from './account-calls.ts'
import { createNewsletter } from './newsletter.ts'

const loginName = 'mitglied@delikaterie.example'

describe('subscribing to the newsletter', () => {
  test('sends exactly the fields of the call and passes on the user data of the response', async () => {
    const { api, sent } = await openMemberPortal()
    const received: UserData[] = []
    const newsletter = createNewsletter(
      () => sendSubscription(api, loginName),
      (user) => received.push(user),
    )
    await newsletter.submit()
    expect(newsletter.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(sent).toEqual([
      { call: 'PATCH shop/user', body: { loginName, localeId: 'de_DE', subscribeNewsletter: true } },
    ])
    expect(received).toMatchObject([{ loginName }])
  })

  test('sends one request on a double click', async () => {
    const { api, sent } = await openMemberPortal()
    const newsletter = createNewsletter(
      () => sendSubscription(api, loginName),
      () => {},
    )
    await Promise.all([newsletter.submit(), newsletter.submit()])
    expect(sent).toHaveLength(1)
  })

  test('can be submitted again after a failure', async () => {
    const { api, sandbox } = await openMemberPortal()
    sandbox.state.faults.set('subscribe newsletter', { kind: 'serverError', seconds: 0 })
    const newsletter = createNewsletter(
      () => sendSubscription(api, loginName),
      () => {},
    )
    await newsletter.submit()
    expect(newsletter.$state.get()).toMatchObject({ status: 'failed' })
    sandbox.state.faults.clear()
    await newsletter.submit()
    expect(newsletter.$state.get()).toMatchObject({ status: 'succeeded' })
  })
})
