import { createApi } from '@delikaterie/shared-contracts/api'
import { pointsOf } from '@delikaterie/shared-contracts/calls'
import { $state, $userData, sessionTokens } from '@delikaterie/shared-contracts/session'
import { replaceAccess, restoreSession, signIn, signOut } from '@delikaterie/shared-contracts/session/write'
import { beforeEach, expect, test } from 'vitest'
import { loginOf } from '../testing/member.ts'
import { createSessionManager, type SessionManagerOptions } from './session-manager.ts'

const start = 1_000_000_000
const first = loginOf('ACC-1')
const second = loginOf('ACC-2')
const points = (value: number) =>
  JSON.stringify({ meta: { success: true }, content: { summary: { convercusPoints: value } } })
const access = (token: string) => JSON.stringify({ meta: { success: true, accessToken: token } })
const refused = JSON.stringify({ meta: { success: false }, errorMessage: [{ code: 'sessionInvalid' }] })

let clock = start
beforeEach(() => {
  clock = start
  restoreSession(null)
  signIn(first, start)
})

type Answer = () => Response | Promise<Response>

/** A sessionManager over a backend that gives the answers in turn; `calls` are the backend paths asked. */
function sessionManagerWith(answers: Answer[], options: Partial<SessionManagerOptions> = {}) {
  const calls: string[] = []
  const failed: string[] = []
  const api = createApi({
    origin: 'http://portal.test',
    tokens: sessionTokens,
    fetch: async (input, init) => {
      calls.push(new URL(new Request(input, init).url).searchParams.get('path') ?? '')
      const answer = answers.shift()
      if (!answer) throw new Error('One call too many')
      return answer()
    },
  })
  const sessionManager = createSessionManager({
    api,
    now: () => clock,
    isOnline: () => true,
    tokenRefreshAge: 600,
    pointsRefreshAge: 300,
    alone: (work) => work(),
    reload: async () => {},
    stored: async () => {},
    onRefreshFailed: () => {
      failed.push('logout')
      signOut()
    },
    ...options,
  })
  return { sessionManager, calls, failed }
}
const ok =
  (text: string): Answer =>
  () =>
    new Response(text)
const refresh = 'shop/user/refreshaccess'

test.each([
  { age: 0, calls: [] },
  { age: 300, calls: [] },
  { age: 301, calls: ['shop/points'] },
  { age: 601, calls: [refresh, 'shop/points'] },
  { age: -1, calls: [refresh, 'shop/points'] },
])('$age s after the login a check asks for $calls', async ({ age, calls }) => {
  const answers = [...(calls.includes(refresh) ? [ok(access('A2'))] : []), ok(points(250))]
  const asked = sessionManagerWith(answers)
  clock += age * 1000
  await asked.sessionManager.check()
  await asked.sessionManager.check()
  expect(asked.calls).toEqual(calls)
  expect($state.get().token).toBe(calls.includes(refresh) ? 'A2' : 'A-ACC-1')
})

test.each([
  { title: 'offline', options: { isOnline: () => false }, loggedIn: true },
  { title: 'logged out', options: {}, loggedIn: false },
])('a check asks nothing while $title', async ({ options, loggedIn }) => {
  if (!loggedIn) signOut()
  clock += 3600_000
  const { sessionManager, calls } = sessionManagerWith([], options)
  await sessionManager.check()
  expect(calls).toEqual([])
})

test('checks at the same time share one refresh and one question for the points', async () => {
  clock += 601_000
  const { sessionManager, calls } = sessionManagerWith([ok(access('A2')), ok(points(250))])
  await Promise.all([sessionManager.check(), sessionManager.check(), sessionManager.renewRejected()])
  expect(calls).toEqual([refresh, 'shop/points'])
})

test.each([
  { title: 'a refusal', answer: ok(refused), logsOut: true },
  { title: 'a 401', answer: () => new Response(refused, { status: 401 }), logsOut: true },
  { title: 'a 500', answer: () => new Response('', { status: 500 }), logsOut: true },
  { title: 'HTML', answer: ok('<html>'), logsOut: true },
  { title: 'no network', answer: () => Promise.reject(new TypeError('offline')), logsOut: false },
  {
    title: 'a cut answer',
    answer: () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('cut')) })),
    logsOut: false,
  },
])('$title to a refresh logs out: $logsOut', async ({ answer, logsOut }) => {
  clock += 601_000
  const { sessionManager, failed } = sessionManagerWith([answer, () => Promise.reject(new TypeError('offline'))])
  await sessionManager.check()
  expect(failed).toEqual(logsOut ? ['logout'] : [])
  expect($state.get().isLoggedIn).toBe(!logsOut)
})

test('a tab that finds the token renewed by another tab asks nothing', async () => {
  clock += 601_000
  const reload = async () =>
    restoreSession({ ...$state.get(), token: 'other', loginTime: clock, pointUpdateTime: clock })
  const { sessionManager, calls } = sessionManagerWith([], { reload })
  await sessionManager.check()
  expect(calls).toEqual([])
  expect($state.get().token).toBe('other')
})

test('the next tab may look only when the new token is stored', async () => {
  clock += 601_000
  const order: string[] = []
  const { sessionManager } = sessionManagerWith([ok(access('A2')), ok(points(1))], {
    stored: async () => void order.push(`stored ${$state.get().token}`),
    alone: async (work) => {
      await work()
      order.push('next tab')
    },
  })
  await sessionManager.check()
  expect(order).toEqual(['stored A2', 'next tab'])
})

test.each([
  { title: 'the member logs out', meanwhile: () => signOut(), token: null },
  { title: 'another member logs in', meanwhile: () => signIn(second, clock), token: 'A-ACC-2' },
  {
    title: 'the member joins the programme',
    meanwhile: () => replaceAccess('A-joined', first.content),
    token: 'A-joined',
  },
])('a refresh that is answered after $title changes nothing', async ({ meanwhile, token }) => {
  for (const answer of [access('A2'), refused]) {
    signIn(first, start)
    clock = start + 601_000
    const { sessionManager, failed } = sessionManagerWith([
      () => {
        meanwhile()
        return new Response(answer)
      },
      ok(points(1)),
      ok(points(1)),
    ])
    await sessionManager.check()
    expect([$state.get().token, failed]).toEqual([token, []])
  }
})

test('a refresh that is answered after another tab logged out does not bring the member back', async () => {
  clock += 601_000
  let loggedOutElsewhere = false
  const { sessionManager } = sessionManagerWith(
    [
      () => {
        loggedOutElsewhere = true
        return new Response(access('A2'))
      },
    ],
    { reload: async () => (loggedOutElsewhere ? restoreSession(null) : undefined) },
  )
  await sessionManager.check()
  expect($state.get()).toMatchObject({ isLoggedIn: false, token: null })
})

test('a rejected token is renewed before its time, but only if no other tab has done so', async () => {
  const { sessionManager, calls } = sessionManagerWith([ok(access('A2'))])
  await sessionManager.renewRejected()
  expect([calls, $state.get().token]).toEqual([[refresh], 'A2'])
  const late = sessionManagerWith([], { reload: async () => restoreSession({ ...$state.get(), token: 'A3' }) })
  await late.sessionManager.renewRejected()
  expect(late.calls).toEqual([])
})

test('nobody who is logged out has a token to renew', async () => {
  signOut()
  const { sessionManager, calls } = sessionManagerWith([])
  await sessionManager.renewRejected()
  expect(calls).toEqual([])
})

test('a balance that does not come waits its turn, and the old one stays', async () => {
  clock += 301_000
  const { sessionManager, calls } = sessionManagerWith([() => new Response('', { status: 502 }), ok(points(250))], {
    tokenRefreshAge: 3600,
  })
  await sessionManager.check()
  await sessionManager.check()
  expect(calls).toEqual(['shop/points'])
  expect(pointsOf($userData.get() ?? first.content)).toBe(100)
  clock += 301_000
  await sessionManager.check()
  expect(pointsOf($userData.get() ?? first.content)).toBe(250)
})

test('a balance of the member before is not shown to the next one', async () => {
  const { sessionManager } = sessionManagerWith([
    () => {
      signOut()
      signIn(second, clock)
      return new Response(points(99_999))
    },
  ])
  await sessionManager.refreshPoints()
  expect($userData.get()).toEqual(second.content)
})
