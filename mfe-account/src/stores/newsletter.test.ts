import { openMemberPortal } from '@delikaterie/sandbox/testing'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { describe, expect, test } from 'vitest'
import { sendSubscription } from './account-calls.ts'
import { createNewsletter } from './newsletter.ts'

const loginName = 'mitglied@delikaterie.example'

describe('the newsletter', () => {
  test('is asked for with exactly the fields of the call, and the answer is handed on', async () => {
    const { api, sent } = await openMemberPortal()
    const answered: UserData[] = []
    const page = createNewsletter(
      () => sendSubscription(api, loginName),
      (user) => answered.push(user),
    )
    await page.ask()
    expect(page.$state.get()).toEqual({ status: 'asked' })
    expect(sent).toEqual([
      { call: 'PATCH shop/user', body: { loginName, localeId: 'de_DE', subscribeNewsletter: true } },
    ])
    expect(answered).toMatchObject([{ loginName }])
  })

  test('is asked for once, however often the button is pressed', async () => {
    const { api, sent } = await openMemberPortal()
    const page = createNewsletter(
      () => sendSubscription(api, loginName),
      () => {},
    )
    await Promise.all([page.ask(), page.ask()])
    expect(sent).toHaveLength(1)
  })

  test('can be asked for again after a failure', async () => {
    const { api, sandbox } = await openMemberPortal()
    sandbox.state.faults.set('subscribe newsletter', { kind: 'serverError', seconds: 0 })
    const page = createNewsletter(
      () => sendSubscription(api, loginName),
      () => {},
    )
    await page.ask()
    expect(page.$state.get()).toMatchObject({ status: 'failed' })
    sandbox.state.faults.clear()
    await page.ask()
    expect(page.$state.get()).toEqual({ status: 'asked' })
  })
})
