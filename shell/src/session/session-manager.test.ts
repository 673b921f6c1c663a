import { wire } from '@portal/shared-contracts/testing/wire'
import { $state, $userData } from '@portal/page-library/session'
import { joinProgramme, restoreSession, signIn, signOut } from '@portal/page-library/session/write'
import { beforeEach, expect, test, vi } from 'vitest'
import { testLogin } from '@portal/page-library/testing/member'
import { openSessionManager } from './testing/open-session-manager.ts'

const start = 1_000_000_000
const first = testLogin('ACC-1')
const second = testLogin('ACC-2')
const points = (value: number) =>
  JSON.stringify({ meta: { success: true }, content: { summary: { [wire.points]: value } } })
const refreshed = (token: string) => JSON.stringify({ meta: { success: true, accessToken: token } })
const rejected = JSON.stringify({ meta: { success: false }, errorMessage: [{ code: 'sessionInvalid' }] })

let clock = start
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
  clock = start
  restoreSession(null)
  signIn(first, start)
})

const refresh = 'shop/user/refreshaccess'

// Rules: session-21, session-24
test.each([
  { age: 0, calls: [] },
  { age: 300, calls: [] },
  { age: 301, calls: ['shop/points'] },
  { age: 601, calls: [refresh, 'shop/points'] },
  { age: -1, calls: [refresh, 'shop/points'] },
])('a check $age s after the login calls $calls', async ({ age, calls }) => {
  const responses = [...(calls.includes(refresh) ? [refreshed('A2')] : []), points(250)]
  const checked = openSessionManager(responses)
  clock += age * 1000
  await checked.check()
  await checked.check()
  expect(checked.calls).toEqual(calls)
  expect($state.get().token).toBe(calls.includes(refresh) ? 'A2' : 'A-ACC-1')
})

// Rule: session-20
test('a check calls nothing while offline', async () => {
  clock += 3600_000
  vi.stubGlobal('navigator', { onLine: false })
  const { check, calls } = openSessionManager([])
  await check()
  expect(calls).toEqual([])
})

test('nothing is called while logged out', async () => {
  signOut()
  clock += 3600_000
  const { check, refreshRejectedToken, calls } = openSessionManager([])
  await check()
  await refreshRejectedToken()
  expect(calls).toEqual([])
})

test('concurrent checks share one token refresh and one points request', async () => {
  clock += 601_000
  const { check, refreshRejectedToken, calls } = openSessionManager([refreshed('A2'), points(250)])
  await Promise.all([check(), check(), refreshRejectedToken()])
  expect(calls).toEqual([refresh, 'shop/points'])
})

// Rules: session-22, session-23
test.each([
  { title: 'a rejected token', respond: rejected, logsOut: true },
  { title: 'a 401', respond: () => new Response(rejected, { status: 401 }), logsOut: true },
  { title: 'a 500', respond: () => new Response('', { status: 500 }), logsOut: true },
  { title: 'HTML', respond: '<html>', logsOut: true },
  { title: 'no network', respond: () => Promise.reject(new TypeError('offline')), logsOut: false },
  {
    title: 'an incomplete response',
    respond: () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('cut')) })),
    logsOut: false,
  },
])('$title in reply to a refresh logs out: $logsOut', async ({ respond, logsOut }) => {
  clock += 601_000
  const { check, failed } = openSessionManager([respond, () => Promise.reject(new TypeError('offline'))])
  await check()
  expect(failed).toEqual(logsOut ? ['logout'] : [])
  expect($state.get().isLoggedIn).toBe(!logsOut)
})

test('calls nothing if another tab has refreshed the token', async () => {
  clock += 601_000
  const reload = async () =>
    restoreSession({ ...$state.get(), token: 'other', loginTime: clock, pointUpdateTime: clock })
  const { check, calls } = openSessionManager([], { reload })
  await check()
  expect(calls).toEqual([])
  expect($state.get().token).toBe('other')
})

test('holds the lock until the new token is stored', async () => {
  clock += 601_000
  const order: string[] = []
  const { check } = openSessionManager([refreshed('A2'), points(1)], {
    whenStored: async () => void order.push(`stored ${$state.get().token}`),
    lockAcrossTabs: async (work) => {
      await work()
      order.push('next tab')
    },
  })
  await check()
  expect(order).toEqual(['stored A2', 'next tab'])
})

test.each([
  { title: 'the member logs out', meanwhile: () => signOut(), token: null },
  { title: 'another member logs in', meanwhile: () => signIn(second, clock), token: 'A-ACC-2' },
  { title: 'the member joins', meanwhile: () => joinProgramme(first.content, 'A-joined'), token: 'A-joined' },
])('ignores the response to a refresh if $title meanwhile, in this tab or another', async ({ meanwhile, token }) => {
  for (const body of [refreshed('A2'), rejected]) {
    for (const tab of ['this', 'other']) {
      signIn(first, start)
      clock = start + 601_000
      let responded = false
      const respond = () => {
        responded = true
        if (tab === 'this') meanwhile()
        return new Response(body)
      }
      const reload = async () => (responded && tab === 'other' ? meanwhile() : undefined)
      const { check, failed } = openSessionManager([respond, points(1), points(1)], { reload })
      await check()
      expect([$state.get().token, $state.get().isLoggedIn, failed]).toEqual([token, token !== null, []])
    }
  }
})

// Rules: errors-45, session-26
test('refreshes a rejected token before it is due, unless another tab has done so', async () => {
  const { refreshRejectedToken, calls } = openSessionManager([refreshed('A2')])
  await refreshRejectedToken()
  expect([calls, $state.get().token]).toEqual([[refresh], 'A2'])
  const late = openSessionManager([], { reload: async () => restoreSession({ ...$state.get(), token: 'A3' }) })
  await late.refreshRejectedToken()
  expect(late.calls).toEqual([])
})

const badGateway = () => new Response('', { status: 502 })

test('a failed request of the points is no update and is repeated after 2, 4, 8 … seconds', async () => {
  clock += 301_000
  const { check, calls } = openSessionManager([badGateway, badGateway, badGateway, points(250)], {
    tokenRefreshAge: 3600,
  })
  const requested: number[] = []
  const kept: boolean[] = []
  for (let seconds = 0; seconds < 60; seconds += 3) {
    const before = calls.length
    await check()
    if (calls.length > before) requested.push(seconds)
    kept.push(($userData.get() ?? first.content).loyaltyPoints === 100 && $state.get().pointUpdateTime === start)
    clock += 3000
  }
  expect(requested).toEqual([0, 3, 9, 18])
  // The fourth request, in the seventh round, succeeds.
  expect(kept.slice(0, 8)).toEqual([true, true, true, true, true, true, false, false])
  expect(($userData.get() ?? first.content).loyaltyPoints).toBe(250)
})

test('points that do not load after a change are requested again before they are old', async () => {
  const { check, refreshPoints, calls } = openSessionManager([badGateway, points(50)])
  await refreshPoints()
  clock += 3000
  await check()
  await check()
  expect(calls).toEqual(['shop/points', 'shop/points'])
  expect(($userData.get() ?? first.content).loyaltyPoints).toBe(50)
})

test('points that have changed are requested again after a check that began before, once for all changes', async () => {
  clock += 301_000
  const before = Promise.withResolvers<Response>()
  const { check, refreshPoints, calls } = openSessionManager([() => before.promise, points(50)])
  const refreshed = Promise.all([check(), refreshPoints(), refreshPoints()])
  const shown: (number | null)[] = []
  const end = $userData.listen((user) => void shown.push(user && user.loyaltyPoints))
  before.resolve(new Response(points(99)))
  await refreshed
  end()
  expect(shown).toEqual([50])
  expect(calls).toEqual(['shop/points', 'shop/points'])
  expect(($userData.get() ?? first.content).loyaltyPoints).toBe(50)
})

test('ignores the points of a member who was replaced meanwhile', async () => {
  const { refreshPoints } = openSessionManager([
    () => {
      signOut()
      signIn(second, clock)
      return new Response(points(99_999))
    },
  ])
  await refreshPoints()
  expect($userData.get()).toEqual(second.content)
})

test.each([
  { title: 'a moment ago', ago: 500, calls: [] },
  { title: 'so long ago that its tab may have been closed before it stored it', ago: 2_000, calls: [refresh] },
  { title: 'in the future', ago: -1, calls: [refresh] },
])(
  'a token that another tab refreshed $title, which has not arrived, is refreshed by $calls',
  async ({ ago, calls }) => {
    const { check, calls: called } = openSessionManager([refreshed('A2')], {
      pointsRefreshAge: 10_000,
      lastRefresh: { read: async () => clock - ago, write: async () => {} },
    })
    clock += 601_000
    await check()
    expect(called).toEqual(calls)
  },
)

test('a refresh notes the time of the session that it stored, so that the own session counts as arrived', async () => {
  const times: number[] = []
  const { check, refreshRejectedToken, calls } = openSessionManager([refreshed('A2'), points(250), refreshed('A3')], {
    lastRefresh: { read: async () => times.at(-1) ?? 0, write: async (time) => void times.push(time) },
  })
  clock += 601_000
  await check()
  clock += 100
  await refreshRejectedToken()
  expect([times, calls]).toEqual([
    [start + 601_000, start + 601_100],
    [refresh, 'shop/points', refresh],
  ])
})
