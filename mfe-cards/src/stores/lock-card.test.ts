import { openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { cardAddress, cardRequest } from '../domain/card-request.ts'
import { demoCardRequest } from '../testing/card-request.ts'
import { loadCards, sendCardLock } from './card-calls.ts'
import { createLockCard } from './lock-card.ts'

const cardCode = '1234567890123456789'

function dialogOf({ api, user }: MemberPortal) {
  const locked: number[] = []
  const request = cardRequest(cardAddress(user.address), user.email ?? '')
  const lock = (code: string, reason: string) => sendCardLock(api, { ...request, reason, cardCode: code })
  return { dialog: createLockCard(lock, () => locked.push(1)), locked }
}

describe('locking a card', () => {
  test("sends the request's fields, the reason and the number, and the card is locked", async () => {
    const portal = await openMemberPortal()
    const { dialog, locked } = dialogOf(portal)
    dialog.open(cardCode)
    dialog.type(' Verloren ')
    await dialog.submit()
    expect(dialog.$state.get()).toEqual({ status: 'succeeded', result: cardCode })
    expect(dialog.$cardCode.get()).toBe(null)
    expect(locked).toHaveLength(1)
    expect(portal.sent).toEqual([
      {
        call: 'POST shop/card/lock',
        body: {
          ...demoCardRequest,
          reason: 'Verloren',
          cardCode,
        },
      },
    ])
    expect(await loadCards(portal.api)).toMatchObject([
      { cardCode, status: 'LOCKED', action: '' },
      { status: 'ACTIVE' },
    ])
  })

  test('requires a reason', async () => {
    const portal = await openMemberPortal()
    const { dialog } = dialogOf(portal)
    dialog.open(cardCode)
    dialog.type('   ')
    await dialog.submit()
    expect(dialog.$state.get()).toMatchObject({
      status: 'failed',
      errors: [{ code: 'stringEmpty', input: 'reason' }],
      attempt: 1,
    })
    expect(portal.sent).toEqual([])
  })

  test('keeps the reason after a failure, and can be closed', async () => {
    const portal = await openMemberPortal()
    portal.sandbox.state.faults.set('lock card', { kind: 'serverError', seconds: 0 })
    const { dialog, locked } = dialogOf(portal)
    dialog.open(cardCode)
    dialog.type('Gestohlen')
    await dialog.submit()
    expect(dialog.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'failed' }], attempt: 1 })
    expect(dialog.$reason.get()).toBe('Gestohlen')
    expect(locked).toEqual([])
    dialog.close()
    expect(dialog.$cardCode.get()).toBe(null)
  })

  test('sends one request, and the dialog cannot be closed meanwhile', async () => {
    const response = Promise.withResolvers<void>()
    let calls = 0
    const dialog = createLockCard(
      () => ((calls += 1), response.promise),
      () => {},
    )
    dialog.open(cardCode)
    dialog.type('Verloren')
    const first = dialog.submit()
    await dialog.submit()
    dialog.close()
    expect(dialog.$state.get()).toMatchObject({ status: 'sending' })
    expect(dialog.$cardCode.get()).toBe(cardCode)
    response.resolve()
    await first
    expect(calls).toBe(1)
  })
})
