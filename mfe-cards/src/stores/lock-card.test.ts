import { cardRequest } from '@portal/shared-contracts/testing/address'
import { online } from '@portal/sandbox/testing/sandbox-portal'
import { describe, expect, test } from 'vitest'
import { loseResponse, openForm, sessionDraft } from '../testing/demo-member.ts'
import { createLockCard, type LockDraft } from './lock-card.ts'

const cardCode = '1234567890123456789'

/** The dialog of a card with a typed reason. */
async function openDialog(reason: string) {
  const draft = sessionDraft<LockDraft>()
  const { form: dialog, ...portal } = await openForm(({ api, user }, onLocked) =>
    createLockCard(api, () => user, onLocked, draft),
  )
  await dialog.open(cardCode)
  dialog.type(reason)
  return { ...portal, dialog, draft }
}

describe('locking a card', () => {
  // Rule: cards-16
  test("sends the request's fields, the reason and the number, and the card is locked", async () => {
    const { dialog, ...portal } = await openDialog(' Verloren ')
    await dialog.submit()
    expect(dialog.$state.get()).toEqual({ status: 'succeeded', result: cardCode })
    expect(dialog.$cardCode.get()).toBe(null)
    expect(portal.changes.count).toBe(1)
    expect(portal.sent).toEqual([
      { call: 'POST shop/card/lock', body: { ...cardRequest, reason: 'Verloren', cardCode } },
    ])
    expect(await portal.loadCards()).toMatchObject([{ cardCode, status: 'LOCKED', action: '' }, { status: 'ACTIVE' }])
  })

  // Rule: cards-15
  test.each([
    { reason: '   ', code: 'stringEmpty' },
    { reason: 'a'.repeat(501), code: 'tooLong' },
  ])('requires a reason of at most 500 characters: $code', async ({ reason, code }) => {
    const { dialog, ...portal } = await openDialog(reason)
    await dialog.submit()
    expect(dialog.$state.get()).toMatchObject({
      status: 'failed',
      errors: [{ code, input: 'reason' }],
      attempt: 1,
    })
    expect(portal.sent).toEqual([])
  })

  test('keeps the reason after a failure, and can be closed', async () => {
    const { dialog, ...portal } = await openDialog('Gestohlen')
    portal.sandbox.state.faults.set('lock card', { kind: 'serverError', seconds: 0 })
    await dialog.submit()
    expect(dialog.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'failed' }], attempt: 1 })
    expect(dialog.$reason.get()).toBe('Gestohlen')
    expect(portal.changes.count).toBe(0)
    dialog.close()
    expect(dialog.$cardCode.get()).toBe(null)
  })

  test('whose response was lost is looked up, and the reason is kept', async () => {
    const { dialog, ...portal } = await openDialog('Gestohlen')
    portal.connection.network = loseResponse
    await dialog.submit()
    expect(dialog.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
    expect([dialog.$reason.get(), portal.changes.count]).toEqual(['Gestohlen', 1])
    portal.connection.network = online
    expect(await portal.loadCards()).toMatchObject([{ cardCode, status: 'LOCKED' }, {}])
  })

  test('restores the reason that was typed for this card, until the dialog is closed or the card locked', async () => {
    const { api, user, draft, dialog } = await openDialog('Verloren')
    const later = createLockCard(
      api,
      () => user,
      () => {},
      draft,
    )
    await later.open('1234567890123450002')
    expect(later.$reason.get()).toBe('')
    await later.open(cardCode)
    expect(later.$reason.get()).toBe('Verloren')
    later.close()
    expect(await draft.load()).toBe(null)
    dialog.type('Gestohlen')
    await dialog.submit()
    expect(await draft.load()).toBe(null)
  })

  test('sends one request, and the dialog cannot be closed meanwhile', async () => {
    const { dialog, sent } = await openDialog('Verloren')
    const first = dialog.submit()
    await dialog.submit()
    dialog.close()
    expect(dialog.$state.get()).toMatchObject({ status: 'sending' })
    expect(dialog.$cardCode.get()).toBe(cardCode)
    await first
    expect(sent).toHaveLength(1)
  })
})
