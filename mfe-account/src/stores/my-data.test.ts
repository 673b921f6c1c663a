import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { Api } from '@portal/page-library/api'
import { accountDetails, type Call, type UserData } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saved } from '../testing/wallet-edge.ts'
import { createMyData } from './my-data.ts'

const now = new Date('2026-11-22T11:00:00.000Z')

beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const openMyData = ({ api, user }: { api: Api; user: UserData | null }) => createMyData(api, () => user, false)

const contentOf = (text = ''): Record<string, unknown[]> => JSON.parse(text) as Record<string, unknown[]>

describe('the data of a member', () => {
  // Rules: account-17, promises-28
  test('are profile, balance, cards, bookings and activated coupons as they are sent', async () => {
    const portal = await openMemberPortal()
    const result = await openMyData(portal).submit()
    expect(result).toMatchObject({ missing: [], createdAt: now.toISOString() })
    const file = contentOf(result?.text)
    expect(file['enthalten']).toEqual(['profil', 'punkte', 'karten', 'buchungen', 'aktivierteCoupons'])
    expect(file['profil']).toMatchObject({ loginName: demoEmail('mitglied'), address: { city: 'München' } })
    expect(file['punkte']).toMatchObject({ summary: { [wire.points]: 4321 } })
    expect(file['karten']).toHaveLength(2)
    expect(file['buchungen']).toHaveLength(8)
    expect(file['aktivierteCoupons']?.length).toBeGreaterThan(0)
    expect(file['aktivierteCoupons']).toEqual(
      file['aktivierteCoupons']?.map(() => expect.objectContaining({ activation: expect.anything() })),
    )
    expect(result?.text).not.toMatch(/[Tt]oken/)
  })

  test('come from every call that reads data of the member', async () => {
    const portal = await openMemberPortal()
    await openMyData(portal).submit()
    const reading: readonly Call[] = callTable.filter((call) => call.method === 'GET' && call.access === 'required')
    // It tells only whose a card is.
    const expected = reading.filter((call) => call !== accountDetails)
    const patterns = expected.map((call) => new RegExp(`^GET ${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
    expect(patterns.filter((pattern) => !portal.sent.some(({ call }) => pattern.test(call)))).toEqual([])
    expect(expected.length).toBeGreaterThan(3)
  })

  test('name the part that cannot be read, and have it at the next attempt', async () => {
    const portal = await openMemberPortal()
    const myData = openMyData(portal)
    portal.sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    const partial = await myData.submit()
    expect(partial?.missing).toEqual(['karten'])
    expect(contentOf(partial?.text)).toMatchObject({ nichtGelesen: ['karten'] })
    expect(contentOf(partial?.text)).not.toHaveProperty('karten')
    portal.sandbox.state.faults.clear()
    expect((await myData.submit())?.missing).toEqual([])
  })

  // Rules: wallet-7, wallet-8
  test.each([
    { title: 'have the wallets of the cards', respond: () => Response.json({ content: saved }), missing: [] },
    {
      title: 'name the wallets if they cannot be read',
      respond: () => new Response('', { status: 503 }),
      missing: ['wallets'],
    },
  ])('$title, and all other parts', async ({ respond, missing }) => {
    const portal = await openMemberPortal()
    // A call has a path; what the edge answers itself has none.
    portal.connection.network = async ({ path }, forward) => (path === '' ? respond() : forward())
    const result = await createMyData(portal.api, () => portal.user, true).submit()
    expect(result?.missing).toEqual(missing)
    const file = contentOf(result?.text)
    expect(file['wallets']).toEqual(missing.length === 0 ? saved : undefined)
    expect(file['karten']).toHaveLength(2)
  })

  test('of a backend that sends little are complete', async () => {
    const result = await openMyData(await openMinimalPortal()).submit()
    expect(result?.missing).toEqual([])
    // One of them is null, which the transactions leave out.
    expect(contentOf(result?.text)['buchungen']).toHaveLength(4)
  })
})
