import { openMemberPortal } from '@delikaterie/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { loadCards } from './card-calls.ts'
import { createCards } from './cards.ts'

describe('the cards', () => {
  test('of the member are her two, each of which can be locked', async () => {
    const { api } = await openMemberPortal()
    const page = createCards(() => loadCards(api))
    await page.refresh()
    expect(page.$state.get()).toMatchObject({
      status: 'ready',
      refreshing: false,
      cards: [{ cardCode: '1234567890123456789', status: 'ACTIVE', action: 'LOCK' }, { status: 'ACTIVE' }],
    })
  })

  test('fail with a code and come back on another try', async () => {
    const { api, sandbox } = await openMemberPortal()
    sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    const page = createCards(() => loadCards(api))
    await page.refresh()
    expect(page.$state.get()).toEqual({ status: 'failed', code: 'failed' })
    sandbox.state.faults.clear()
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready' })
  })

  test('stay on screen while they are asked for anew', async () => {
    const page = createCards(async () => [])
    await page.refresh()
    const again = page.refresh()
    expect(page.$state.get()).toEqual({ status: 'ready', cards: [], refreshing: true })
    await again
    expect(page.$state.get()).toEqual({ status: 'ready', cards: [], refreshing: false })
  })
})
