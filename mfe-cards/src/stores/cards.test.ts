import { openMemberPortal } from '@delikaterie/sandbox/testing'
import { ApiError } from '@delikaterie/shared-contracts/api'
import { describe, expect, test } from 'vitest'
import { loadCards } from './card-calls.ts'
import { createCards } from './cards.ts'

describe('the list of cards', () => {
  test('holds the two cards of the member, which can be locked', async () => {
    const { api } = await openMemberPortal()
    const page = createCards(() => loadCards(api))
    await page.refresh()
    expect(page.$state.get()).toMatchObject({
      status: 'ready',
      refreshing: false,
      value: [{ cardCode: '1234567890123456789', status: 'ACTIVE', action: 'LOCK' }, { status: 'ACTIVE' }],
    })
  })

  test('fails with a code and recovers on the next refresh', async () => {
    const { api, sandbox } = await openMemberPortal()
    sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    const page = createCards(() => loadCards(api))
    await page.refresh()
    expect(page.$state.get()).toEqual({ status: 'failed', code: 'failed' })
    sandbox.state.faults.clear()
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready' })
  })

  test('stays on screen while it is refreshed', async () => {
    const page = createCards(async () => [])
    await page.refresh()
    const again = page.refresh()
    expect(page.$state.get()).toEqual({ status: 'ready', value: [], refreshing: true })
    await again
    expect(page.$state.get()).toEqual({ status: 'ready', value: [], refreshing: false })
  })

  test('is not shown after a failed refresh', async () => {
    const responses = [Promise.resolve([]), Promise.reject(new ApiError('network'))]
    const page = createCards(async () => (await responses.shift()) ?? [])
    await page.refresh()
    await page.refresh()
    expect(page.$state.get()).toEqual({ status: 'failed', code: 'network' })
  })
})
