import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { offline, openMemberPortal, type MemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import { clearDrafts } from '@portal/page-library/storage/drafts'
import { beforeEach, expect, test } from 'vitest'
import { emptyMissingPoints } from '../domain/missing-points.ts'
import { createMissingPoints } from './missing-points.ts'

beforeEach(() => clearDrafts())

const openForm = async ({ api }: MemberPortal, owner = 'ACC-1') => {
  const form = createMissingPoints(api, owner, () => '2026-11-22')
  await form.open()
  return form
}

const purchase = { day: '2026-11-20', amount: '24,90', place: 'Laden' }

// Rule: account-55
test('what was typed is there after a reload, for its member only, until it is deleted', async () => {
  const portal = await openMemberPortal()
  const form = await openForm(portal)
  form.change(purchase)
  expect((await openForm(portal)).$input.get()).toMatchObject(purchase)
  expect((await openForm(portal, 'ACC-2')).$input.get()).toEqual(emptyMissingPoints)
  form.discard()
  expect(form.$input.get()).toEqual(emptyMissingPoints)
  expect((await openForm(portal)).$input.get()).toEqual(emptyMissingPoints)
})

// Rule: account-55
test('an explicit logout deletes what was typed', async () => {
  const portal = await openMemberPortal()
  const form = await openForm(portal)
  form.change(purchase)
  await clearDrafts()
  expect((await openForm(portal)).$input.get()).toEqual(emptyMissingPoints)
})

// Rule: account-53
test('nothing is sent: the form only reads the cards', async () => {
  const portal = await openMemberPortal()
  const form = await openForm(portal)
  form.change(purchase)
  expect(form.check()).toBe(true)
  expect(portal.sent.map(({ call }) => call)).toEqual(['GET shop/card'])
})

// Rule: account-54
test('each failed check counts, and a change clears the errors of its field only', async () => {
  const form = await openForm(await openMemberPortal())
  expect([form.check(), form.check()]).toEqual([false, false])
  form.change({ amount: '5' })
  expect(form.$failure.get()).toEqual({
    attempt: 2,
    errors: [
      { field: 'day', code: 'dayMissing' },
      { field: 'place', code: 'placeMissing' },
    ],
  })
})

// Rule: account-52
test('the only card of a member is chosen; of several none is', async () => {
  const one = await openForm(await openMemberPortal(demoEmail('tippfehler')))
  expect(one.$input.get().card).toMatch(/^\d{19}$/)
  const several = await openForm(await openMemberPortal())
  expect(several.$input.get().card).toBe('')
})

// Rule: account-52
test('without cards the form opens, and a number typed meanwhile is kept when the cards can be chosen', async () => {
  const portal = await openMemberPortal()
  const { network } = portal.connection
  portal.connection.network = offline
  const form = await openForm(portal)
  expect(form.$cards.get().status).toBe('failed')
  form.change(purchase)
  form.typeCard('1234 5678 9012 3456 780')
  portal.connection.network = network
  const later = await openForm(portal)
  expect(later.$input.get()).toEqual({ ...emptyMissingPoints, ...purchase, card: '1234 5678 9012 3456 780' })
})

// Rule: account-52
test('a member can name another card than those of the list, until a card of the list is chosen or all is deleted', async () => {
  const form = await openForm(await openMemberPortal())
  expect(form.$hasOtherCard.get()).toBe(false)
  form.typeCard('')
  expect([form.$hasOtherCard.get(), form.$input.get().card]).toEqual([true, ''])
  form.chooseCard('1234567890123456789')
  expect([form.$hasOtherCard.get(), form.$input.get().card]).toEqual([false, '1234567890123456789'])
  form.typeCard('9')
  form.discard()
  expect([form.$hasOtherCard.get(), form.$input.get().card]).toEqual([false, ''])
})
