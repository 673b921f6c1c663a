import { signIn } from '@delikaterie/shared-contracts/session/write'
import { loginOf } from '@delikaterie/shared-contracts/testing/member'
import { afterEach, expect, test, vi } from 'vitest'
import { redeemPage } from './redeem-portal.ts'

afterEach(() => void vi.useRealTimers())

test('the visit is kept by the entry of the history that a login in the same place replaces', async () => {
  const history = {
    state: {},
    go: vi.fn<History['go']>(),
    replaceState: (state: object) => void (history.state = state),
  }
  vi.stubGlobal('history', history)
  signIn(loginOf('ACC-1'), Date.now())
  const page = redeemPage('R2')
  page?.$state.listen(() => {})
  // The shell replaces the entry in the task in which the page appears.
  history.replaceState({ key: 'after the login' })
  await expect.poll(() => history.state).toEqual({ key: 'after the login', visit: expect.any(String), depth: 0 })
  // A step is an entry of the same visit; one that has a name keeps it.
  const named = history.state
  vi.stubGlobal('location', { search: '?schritt=adresse' })
  history.replaceState({ key: 'step' })
  page?.onQuery('?schritt=karte')
  expect(history.state).toEqual({ key: 'step' })
  page?.onQuery('?schritt=adresse')
  expect(history.state).toEqual({ ...named, key: 'step', depth: 1 })
  // Two steps before the page has followed its address.
  page?.pushStep('/R2?schritt=adresse', () => history.replaceState({ key: 'next step' }))
  page?.pushStep('/R2?schritt=adresse', () => history.replaceState({ key: 'last step' }))
  expect(history.state).toEqual({ ...named, key: 'last step', depth: 3 })
  // An embedding page has its own address, and its router may have replaced the entry.
  history.replaceState({ key: 'of the embedding page' })
  page?.pushStep('/R2?schritt=pruefen', () => {})
  expect(history.state).toEqual({ key: 'of the embedding page' })
  history.replaceState({ ...named, depth: 3 })
  page?.replaceStep(() => history.replaceState({ key: 'other step' }))
  expect(history.state).toEqual({ ...named, key: 'other step', depth: 3 })
  const listeners: (() => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void listeners.push(listener))
  const hasLeft = vi.fn<() => void>()
  const leaving = Promise.all([page?.leaveSteps(), page?.leaveSteps()]).then(hasLeft)
  expect(history.go.mock.calls).toEqual([[-3]])
  expect(hasLeft).not.toHaveBeenCalled()
  listeners[0]?.()
  await leaving
  // The steps of another visit stay.
  history.replaceState({ visit: 'other', depth: 2 })
  await page?.leaveSteps()
  expect(history.go).toHaveBeenCalledOnce()
  // Without a network and a storage the page fails, which ends the test's requests.
  await expect.poll(() => page?.$state.get()).toMatchObject({ status: 'failed' })
})

test('a flow is opened once, however often its state is read', async () => {
  vi.stubGlobal('history', { state: { visit: 'visit', depth: 0 } })
  signIn(loginOf('ACC-1'), Date.now())
  const page = redeemPage('R2')
  page?.$state.listen(() => {})()
  await expect.poll(() => page?.$state.get()).toMatchObject({ status: 'failed' })
  vi.useFakeTimers()
  const seen: unknown[] = []
  page?.$state.listen(() => {})()
  await vi.advanceTimersByTimeAsync(2000)
  page?.$state.listen((state) => seen.push(state))
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen).toEqual([])
})
