import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import {
  createSandboxPortal,
  offline,
  online,
  openMemberPortal,
  type SandboxPortal,
} from '@portal/sandbox/testing/sandbox-portal'
import type { UserData } from '@portal/shared-contracts/calls'
import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import { clearDrafts, removeDraft } from '@portal/page-library/storage/drafts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWithdrawal, visitor } from './withdrawal.ts'

const noon = new Date('2026-11-22T11:00:00Z')
const typed = { name: 'Marlene Abel', contract: '100001', email: 'a@b.example', details: 'Glas zerbrochen' }

const owners = [visitor, 'ACC-1']

beforeEach(() => Promise.all(owners.map((owner) => removeDraft('withdrawal', owner))))

afterEach(() => void vi.useRealTimers())

function openForm(
  { api }: Pick<SandboxPortal, 'api'>,
  { owner = visitor, user = null as UserData | null, now = noon } = {},
) {
  vi.setSystemTime(now)
  return createWithdrawal(api, owner, user)
}

function fill(form: ReturnType<typeof openForm>): void {
  for (const [field, text] of Object.entries(typed)) form.change(field as keyof typeof typed, text)
}

describe('a withdrawal', () => {
  test('is sent once by a double click and says when it arrived', async () => {
    const portal = createSandboxPortal()
    const form = openForm(portal)
    fill(form)
    await Promise.all([form.submit(), form.submit()])
    expect(portal.sent).toMatchObject([{ call: 'POST withdrawal', body: typed }])
    expect(form.$state.get()).toMatchObject({ status: 'succeeded', result: { input: typed } })
    expect(await openForm(portal).restore()).toBe(false)
  })

  test('begins with name and e-mail address of a member', async () => {
    const portal = await openMemberPortal()
    const form = openForm(portal, { owner: 'ACC-1', user: portal.user })
    expect(form.$draft.get().input).toEqual({
      name: 'Marlene Abel',
      contract: '',
      email: demoEmail('mitglied'),
      details: '',
    })
  })

  test('that is incomplete names its fields and sends nothing', async () => {
    const portal = createSandboxPortal()
    const form = openForm(portal)
    form.change('name', 'Abel')
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ input: 'contract' }, { input: 'email' }] })
    expect([portal.sent, form.$draft.get().attemptedAt]).toEqual([[], null])
  })

  // Rule: rewards-and-orders-51
  test('that does not arrive is kept with the time of its first attempt, also after a reload', async () => {
    const portal = createSandboxPortal()
    const form = openForm(portal)
    fill(form)
    portal.connection.network = offline
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
    const again = openForm(portal, { now: new Date(noon.getTime() + 60_000) })
    expect(await again.restore()).toBe(true)
    await again.submit()
    expect(again.$draft.get()).toMatchObject({ input: typed, attemptedAt: noon.toISOString() })
  })

  // Rule: promises-15
  test('whose response is lost can be sent again and counts once', async () => {
    const portal = createSandboxPortal()
    const form = openForm(portal)
    fill(form)
    portal.connection.network = async (_call, forward) => {
      await forward()
      throw new TypeError('connection closed')
    }
    await form.submit()
    portal.connection.network = online
    const again = openForm(portal)
    await again.restore()
    await again.submit()
    expect(again.$state.get()).toMatchObject({ status: 'succeeded' })
    const [first, second] = portal.sent
    expect(second).toEqual(first)
  })

  test('that is changed after an attempt is another one', async () => {
    const portal = createSandboxPortal()
    const form = openForm(portal)
    fill(form)
    portal.connection.network = offline
    await form.submit()
    form.change('contract', '100002')
    await form.submit()
    const ids = portal.sent.map(({ body }) => (body as { withdrawalId: string }).withdrawalId)
    expect(new Set(ids).size).toBe(2)
  })

  test('that another tab has sent is another one once its text is changed', async () => {
    const portal = createSandboxPortal()
    const [form, other] = [openForm(portal), openForm(portal)]
    fill(form)
    await other.restore()
    await form.submit()
    other.change('contract', '100002')
    await other.submit()
    const receipts = portal.sandbox.state.db.prepare('SELECT contract FROM withdrawals ORDER BY contract').all()
    expect(receipts).toEqual([{ contract: '100001' }, { contract: '100002' }])
  })

  test('has the time of its sending if the receiver does not say when it arrived', async () => {
    const form = openForm(await openMinimalPortal())
    fill(form)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'succeeded', result: { receivedAt: noon.toISOString() } })
  })

  test.each([
    { begunBy: visitor, attempts: 0, kept: true },
    { begunBy: visitor, attempts: 1, kept: true },
    { begunBy: 'ACC-1', attempts: 0, kept: false },
    { begunBy: 'ACC-1', attempts: 1, kept: true },
  ])('of $begunBy with $attempts attempts is kept at a logout: $kept', async ({ begunBy, attempts, kept }) => {
    const portal = createSandboxPortal()
    const form = openForm(portal, { owner: begunBy })
    fill(form)
    portal.connection.network = offline
    if (attempts > 0) await form.submit()
    await clearDrafts()
    for (const owner of [...owners, 'ACC-2']) {
      expect(await openForm(portal, { owner }).restore()).toBe(kept && owner === begunBy)
    }
    const again = openForm(portal, { owner: begunBy })
    await again.restore()
    const { withdrawalId, attemptedAt } = again.$draft.get()
    expect(withdrawalId === form.$draft.get().withdrawalId).toBe(kept)
    expect(attemptedAt).toBe(attempts > 0 ? noon.toISOString() : null)
  })

  test('can be discarded, also from the storage', async () => {
    const portal = createSandboxPortal()
    const form = openForm(portal)
    fill(form)
    form.discard()
    expect(Object.values(form.$draft.get().input)).toEqual(['', '', '', ''])
    expect(await openForm(portal).restore()).toBe(false)
  })

  test('of one person is not shown to the next', async () => {
    const portal = createSandboxPortal()
    fill(openForm(portal, { owner: 'ACC-1' }))
    expect(await openForm(portal).restore()).toBe(false)
  })
})
