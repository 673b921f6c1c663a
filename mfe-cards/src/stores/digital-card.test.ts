import { offline } from '@portal/sandbox/testing/sandbox-portal'
import { send } from '@portal/page-library/api'
import { lockCard } from '@portal/shared-contracts/calls'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cardRequest } from '../domain/cards.ts'
import { copy, first, openDevice, second } from '../testing/device.ts'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(7))

describe('the digital card', () => {
  test('of a member is loaded at the first visit and stored', async () => {
    const { card, stored } = await openDevice(null)
    await card.open()
    const expected = { accountId: 'ACC-1', cardCodes: [first, second], chosen: first, savedAt: 7 }
    expect(card.$state.get()).toMatchObject({ status: 'card', card: expected })
    expect(await stored.load()).toMatchObject(expected)
  })

  // Rule: cards-26
  test('is shown at once, and loaded again with the choice of before', async () => {
    const { card, stored, sandbox } = await openDevice(copy)
    const opening = card.open()
    const seen: unknown[] = []
    card.$state.listen((state) => seen.push(state))
    await opening
    expect(seen).toMatchObject([
      { status: 'card', card: { savedAt: 1 } },
      { status: 'card', card: { savedAt: 7, chosen: second } },
    ])
    expect(await stored.load()).toMatchObject({ savedAt: 7 })
    sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    await card.open()
    expect(card.$state.get()).toMatchObject({ status: 'card' })
  })

  // Rule: public-pages-2
  test.each([
    { title: 'without a network', device: { online: false } },
    { title: 'after an idle logout', device: { loggedIn: false } },
    { title: 'after an idle logout, without a network', device: { loggedIn: false, online: false } },
  ])('is shown $title', async ({ device }) => {
    const { card, state } = await openDevice(copy, device)
    await card.open()
    expect(card.$state.get()).toEqual({ status: 'card', card: copy, coupons: null })
    expect(state.logins).toBe(0)
  })

  test.each([
    { title: "the logged-in member's", online: true, owner: 'ACC-1' },
    { title: 'none without a network', online: false, owner: undefined },
  ])("is never another member's but $title", async ({ online, owner }) => {
    const { card, stored } = await openDevice({ ...copy, accountId: 'ACC-OTHER' }, { online })
    const seen: unknown[] = []
    card.$state.listen((state) => seen.push(state))
    await card.open()
    expect(JSON.stringify(seen)).not.toContain('ACC-OTHER')
    expect((await stored.load())?.accountId).toBe(owner)
  })

  test.each([
    { title: 'asks for a login', device: {}, reason: null, logins: 1 },
    { title: 'says that a network is needed', device: { online: false }, reason: 'offline', logins: 0 },
    { title: 'says that the browser stores nothing', device: { fromLogin: true }, reason: 'notStored', logins: 0 },
  ])('without a card and a login $title', async ({ device, reason, logins }) => {
    const { card, state } = await openDevice(null, { ...device, loggedIn: false })
    await card.open()
    expect(card.$state.get()).toEqual(reason === null ? { status: 'opening' } : { status: 'missing', reason })
    expect(state.logins).toBe(logins)
  })

  test('that cannot be loaded says so and leaves nothing behind', async () => {
    const { card, stored, sandbox } = await openDevice(null)
    sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    await card.open()
    expect(card.$state.get()).toEqual({ status: 'missing', reason: 'failed' })
    expect(await stored.load()).toBe(null)
  })

  test('asks for a login if the token has ended', async () => {
    const { card, connection, state } = await openDevice(null)
    connection.accessToken = 'ended'
    await card.open()
    expect(state.logins).toBe(1)
  })

  test('is shown, though not stored, where the browser stores nothing', async () => {
    const { card, sent } = await openDevice(null, { stores: false })
    await card.open()
    expect(card.$state.get()).toMatchObject({ status: 'card' })
    expect(sent).toHaveLength(1)
  })

  test('that arrives after a logout is neither shown nor stored', async () => {
    const { card, stored, connection, state } = await openDevice(null)
    connection.network = async (_, forward) => {
      const response = await forward()
      state.loggedIn = false
      state.mark = ''
      return response
    }
    await card.open()
    expect(card.$state.get()).toEqual({ status: 'opening' })
    expect([await stored.load(), state.logins]).toEqual([null, 1])
  })

  // Rule: cards-23
  test('remembers the chosen card, but not after a logout', async () => {
    const { card, stored, state } = await openDevice(copy, { loggedIn: false })
    await card.open()
    await card.choose(first)
    expect(card.$state.get()).toMatchObject({ card: { chosen: first } })
    expect(await stored.load()).toMatchObject({ chosen: first })
    state.mark = ''
    await stored.remove()
    await card.choose(second)
    expect(await stored.load()).toBe(null)
    card.hide()
    expect(card.$state.get()).toEqual({ status: 'opening' })
  })

  test.each([
    { title: 'after a logout whose deletion failed', mark: '' },
    { title: 'of before a logout', mark: 'M2' },
  ])('$title is not shown and is deleted', async ({ mark }) => {
    const { card, stored, state } = await openDevice(copy, { loggedIn: false, mark })
    const seen: unknown[] = []
    card.$state.listen((shown) => seen.push(shown))
    await card.open()
    expect(JSON.stringify(seen)).not.toContain(first)
    expect([await stored.load(), state.logins]).toEqual([null, 1])
  })

  test('that is open ends at once with a logout in another tab, and nothing is left', async () => {
    const { card, stored, state } = await openDevice(copy)
    await card.open()
    Object.assign(state, { mark: '', loggedIn: false })
    const following = card.follow()
    expect(card.$state.get()).toEqual({ status: 'opening' })
    await following
    expect([await stored.load(), state.logins]).toEqual([null, 1])
  })

  test('that is open is loaded again after a lock in another tab', async () => {
    const { card, stored, state, api, user } = await openDevice(copy)
    await card.open()
    expect(card.$state.get()).toMatchObject({ card: { chosen: second } })
    await send(api, lockCard, { body: { ...cardRequest(user), reason: 'Verloren', cardCode: second } })
    state.mark = ''
    await card.follow()
    expect(card.$state.get()).toMatchObject({ status: 'card', card: { cardCodes: [first], mark: 'M2' } })
    expect(await stored.load()).toMatchObject({ cardCodes: [first], mark: 'M2' })
  })

  test.each([
    { title: 'a balance or a token', change: {}, calls: 1 },
    { title: 'an idle logout', change: { loggedIn: false }, calls: 1 },
  ])('stays on the screen when another tab stores $title', async ({ change, calls }) => {
    const { card, state, sent } = await openDevice(copy)
    await card.open()
    const seen: string[] = []
    card.$state.listen(({ status }) => seen.push(status))
    Object.assign(state, change)
    await card.follow()
    expect(seen.filter((status) => status !== 'card')).toEqual([])
    expect([card.$state.get().status, sent.length]).toEqual(['card', calls])
  })

  test('is loaded again when it is shown again, and the choice made meanwhile stays', async () => {
    const { card, stored, connection } = await openDevice(copy)
    await card.open()
    connection.network = async (_, forward) => {
      await card.choose(first)
      return forward()
    }
    await card.open()
    expect(card.$state.get()).toMatchObject({ card: { chosen: first } })
    expect(await stored.load()).toMatchObject({ chosen: first })
  })

  test('that the browser could not store stays when it is shown again without a network', async () => {
    const { card, connection } = await openDevice(null, { stores: false })
    await card.open()
    connection.network = offline
    await card.open()
    expect(card.$state.get()).toMatchObject({ status: 'card', card: { chosen: first } })
  })
})
