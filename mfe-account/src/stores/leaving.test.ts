import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { offline, online, openMemberPortal, type MemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import { clearDrafts, saveDraft } from '@portal/page-library/storage/drafts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reasonLength } from '../domain/profile.ts'
import { createLeaving, type LeavingInput } from './leaving.ts'

const now = new Date('2026-11-22T11:00:00.000Z')

beforeEach(async () => {
  vi.setSystemTime(now)
  await clearDrafts()
})
afterEach(() => void vi.useRealTimers())

const openLeaving = ({ api, user }: MemberPortal, owner = 'ACC-other') => createLeaving(api, () => user, owner)

/** A typed reason. */
const umzug = { choice: 'Anderer Grund', reason: 'Umzug' } as const

const marlene = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
  email: demoEmail('mitglied'),
}

describe('the request to end the membership', () => {
  // Rules: account-23, account-44
  test.each<{ change: Partial<LeavingInput>; sent: object }>([
    { change: { choice: 'Anderer Grund', reason: ' Umzug ' }, sent: { reason: 'Umzug', deleteNow: false } },
    {
      change: { choice: 'Möchte ich nicht angeben' },
      sent: { reason: 'Möchte ich nicht angeben', deleteNow: false },
    },
    {
      change: { choice: 'Ich nutze die Karte kaum noch', reason: 'Umzug', deleteNow: true },
      sent: { reason: 'Ich nutze die Karte kaum noch', deleteNow: true },
    },
  ])('with $change sends name, address, e-mail address and $sent once', async ({ change, sent }) => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal)
    leaving.change(change)
    await Promise.all([leaving.submit(), leaving.submit()])
    expect(portal.sent).toMatchObject([{ call: 'POST shop/user/deleterequest', body: { ...marlene, ...sent } }])
    expect(leaving.$requestedAt.get()).toBe(now.toISOString())
    expect(leaving.$input.get()).toEqual({ choice: null, reason: '', deleteNow: false })
  })

  test.each<{ input: string; change: Partial<LeavingInput>; shown: boolean }>([
    { input: 'a reason', change: { reason: 'Umzug' }, shown: true },
    { input: 'a chosen reason', change: { choice: 'Möchte ich nicht angeben' }, shown: true },
    { input: 'a choice', change: { deleteNow: true }, shown: true },
    { input: 'an emptied reason', change: { reason: '' }, shown: false },
  ])('with $input is shown after a reload and on return without being asked for: $shown', async ({ change, shown }) => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal)
    expect(leaving.$isAsked.get()).toBe(false)
    leaving.ask()
    leaving.change(change)
    leaving.reset()
    expect(leaving.$isAsked.get()).toBe(shown)
    const reloaded = openLeaving(portal)
    await reloaded.restore()
    expect(reloaded.$isAsked.get()).toBe(shown)
  })

  test('is hidden when the member cancels; its input stays until the page is closed', async () => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal)
    leaving.ask()
    leaving.change({ reason: 'Umzug' })
    leaving.cancel()
    expect([leaving.$isAsked.get(), leaving.$input.get().reason]).toEqual([false, 'Umzug'])
    const reloaded = openLeaving(portal)
    await reloaded.restore()
    expect([reloaded.$isAsked.get(), reloaded.$input.get().reason]).toEqual([false, ''])
  })

  test('stays requested when another one is begun and cancelled', async () => {
    const leaving = openLeaving(await openMemberPortal())
    leaving.change(umzug)
    await leaving.submit()
    leaving.ask()
    leaving.cancel()
    expect(leaving.$requestedAt.get()).toBe(now.toISOString())
  })

  // Rules: account-24, promises-29
  test('is confirmed by an e-mail that says requested and not deleted', async () => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal)
    leaving.change(umzug)
    await leaving.submit()
    const mails = await (await portal.sandbox.app.request('/outbox.json')).json()
    expect(mails).toMatchObject([{ to: marlene.email, subject: expect.stringMatching(/ Kündigung ist angefragt$/) }])
    expect(JSON.stringify(mails)).not.toMatch(/gelöscht/)
  })

  test.each([
    { choice: null, reason: 'Umzug', code: 'stringEmpty' },
    { choice: 'Anderer Grund', reason: '  ', code: 'stringEmpty' },
    { choice: 'Anderer Grund', reason: 'a'.repeat(reasonLength + 1), code: 'tooLong' },
  ] as const)('with the choice $choice and a reason that is $code sends nothing', async ({ choice, reason, code }) => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal)
    leaving.change({ choice, reason })
    expect(leaving.check()).toMatchObject([{ code, input: 'reason' }])
    await leaving.submit()
    expect(portal.sent).toEqual([])
  })

  test('keeps its input through a failure and a reload', async () => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal, 'ACC-1')
    leaving.change({ ...umzug, deleteNow: true })
    portal.connection.network = offline
    await leaving.submit()
    expect(leaving.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
    portal.connection.network = online
    const again = openLeaving(portal, 'ACC-1')
    await again.restore()
    expect([again.$input.get(), again.$requestedAt.get()]).toEqual([{ ...umzug, deleteNow: true }, null])
    const other = openLeaving(portal, 'ACC-2')
    await other.restore()
    expect(other.$input.get().reason).toBe('')
  })

  test('is remembered in this browser, also after a logout, and can be made again', async () => {
    const portal = await openMemberPortal()
    const leaving = openLeaving(portal, 'ACC-3')
    leaving.change(umzug)
    await leaving.submit()
    await clearDrafts()
    const again = openLeaving(portal, 'ACC-3')
    await again.restore()
    expect(again.$requestedAt.get()).toBe(now.toISOString())
    again.ask()
    expect(again.$isAsked.get()).toBe(true)
  })

  test.each([
    { stored: { reason: 'Umzug', deleteNow: false }, restored: { ...umzug, deleteNow: false } },
    { stored: { reason: '', deleteNow: true }, restored: { choice: null, reason: '', deleteNow: true } },
    {
      stored: { choice: 'Ein früherer Grund', reason: '', deleteNow: true },
      restored: { choice: null, reason: '', deleteNow: true },
    },
  ])('restores the input $stored of an earlier version', async ({ stored, restored }) => {
    await saveDraft('leaving', 'ACC-4', stored)
    const leaving = openLeaving(await openMemberPortal(), 'ACC-4')
    await leaving.restore()
    expect(leaving.$input.get()).toEqual(restored)
  })
})
