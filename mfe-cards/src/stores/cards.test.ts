import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import { describe, expect, test } from 'vitest'
import { createCards } from './cards.ts'

describe('the list of cards', () => {
  test('holds the two cards of the member, which can be locked', async () => {
    const { api } = await openMemberPortal()
    const page = createCards(api)
    await page.refresh()
    expect(page.$state.get()).toMatchObject({
      status: 'ready',
      refreshing: false,
      value: [{ cardCode: '1234567890123456789', status: 'ACTIVE', action: 'LOCK' }, { status: 'ACTIVE' }],
    })
  })

  // Rules: calls-and-headers-36, cards-2
  test('keeps a card whose number is not known yet, and drops an entry without number and status', async () => {
    const { api, connection } = await openMemberPortal()
    const sent = [
      { cardCode: null, status: 'REQUESTED', action: null },
      { cardCode: 1234567890, status: 'ACTIVE', action: 'LOCK' },
      { status: 'LOCKED', cardCode: {} },
      null,
      {},
    ]
    connection.network = async () => Response.json({ meta: { success: true, version: 1 }, content: sent })
    const page = createCards(api)
    await page.refresh()
    expect(page.$state.get()).toMatchObject({
      value: [
        { cardCode: '', status: 'REQUESTED', action: '' },
        { cardCode: '1234567890', status: 'ACTIVE', action: 'LOCK' },
        { cardCode: '', status: 'LOCKED', action: '' },
      ],
    })
  })

  // Rule: cards-6
  test('is not shown after a failed refresh, and recovers on the next one', async () => {
    const { api, sandbox } = await openMemberPortal()
    const page = createCards(api)
    await page.refresh()
    sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    await page.refresh()
    expect(page.$state.get()).toEqual({ status: 'failed', code: 'failed' })
    sandbox.state.faults.clear()
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready' })
  })
})
