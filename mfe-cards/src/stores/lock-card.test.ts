import { openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { cardAddress, cardRequest } from '../domain/card-request.ts'
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
    expect(dialog.$state.get()).toEqual({ status: 'locked', cardCode })
    expect(locked).toHaveLength(1)
    expect(portal.sent).toEqual([
      {
        call: 'POST shop/card/lock',
        body: {
          salutation: 'Frau',
          title: '',
          firstName: 'Marlene',
          lastName: 'Abel',
          fullName: '',
          company: '',
          department: '',
          street: 'Hauptstraße',
          streetNumber: '7',
          addressExtension: '',
          zipCode: '80331',
          city: 'München',
          countryId: 'DE',
          email: 'mitglied@delikaterie.example',
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

  test('wants a reason before anything is sent', async () => {
    const portal = await openMemberPortal()
    const { dialog } = dialogOf(portal)
    dialog.open(cardCode)
    dialog.type('   ')
    await dialog.submit()
    expect(dialog.$state.get()).toEqual({ status: 'asking', cardCode, code: 'stringEmpty', attempt: 1 })
    expect(portal.sent).toEqual([])
  })

  test('keeps the reason when it fails, and can be left', async () => {
    const portal = await openMemberPortal()
    portal.sandbox.state.faults.set('lock card', { kind: 'serverError', seconds: 0 })
    const { dialog, locked } = dialogOf(portal)
    dialog.open(cardCode)
    dialog.type('Gestohlen')
    await dialog.submit()
    expect(dialog.$state.get()).toMatchObject({ status: 'asking', code: 'failed', attempt: 1 })
    expect(dialog.$reason.get()).toBe('Gestohlen')
    expect(locked).toEqual([])
    dialog.close()
    expect(dialog.$state.get()).toEqual({ status: 'closed' })
  })

  test('is sent once and cannot be closed while it is on its way', async () => {
    const answer = Promise.withResolvers<void>()
    let calls = 0
    const dialog = createLockCard(
      () => ((calls += 1), answer.promise),
      () => {},
    )
    dialog.open(cardCode)
    dialog.type('Verloren')
    const first = dialog.submit()
    await dialog.submit()
    dialog.close()
    expect(dialog.$state.get()).toMatchObject({ status: 'sending' })
    answer.resolve()
    await first
    expect(calls).toBe(1)
  })
})
