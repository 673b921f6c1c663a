import type { PageData } from '@delikaterie/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginOf, sessionOf } from '@delikaterie/shared-contracts/testing/member'
import { memoryStorage } from '../testing/memory-storage.ts'

const origin = 'http://portal.test'
let memory: ReturnType<typeof memoryStorage>
let responses: Record<string, () => unknown>
let calls: string[]
let local: Map<string, string>

vi.mock('@delikaterie/shared-contracts/storage', () => ({ openEncryptedStorage: async () => memory.storage }))
/** Accepts relative URLs, as in a page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init)
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_000_000_000_000 })
  memory = memoryStorage()
  local = new Map()
  calls = []
  responses = {}
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }))
  vi.stubGlobal('location', { reload: () => void calls.push('reload') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => void local.set(key, text),
  })
  vi.stubGlobal('navigator', { onLine: true, locks: { request: (_: string, work: () => Promise<void>) => work() } })
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new PageRequest(input, init)
    const address = new URL(request.url).searchParams.get('path') ?? new URL(request.url).pathname
    const call = address.split('?')[0] ?? ''
    calls.push(call)
    const respond = responses[call]
    return respond ? Response.json(respond()) : new Response('', { status: 500 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const data: PageData = {
  document: 'layout',
  menu: 'visitor',
  origin,
  year: '2031',
  idleTimeout: 1800,
  tokenRefreshAge: 600,
  pointsRefreshAge: 300,
  registry: {},
  shellFiles: {},
}

/** The session of a new page, with the modules it uses. */
async function page(more: Partial<PageData> = {}) {
  const { createSession } = await import('./session.ts')
  const { bus } = await import('@delikaterie/shared-contracts/bus')
  const session = await import('@delikaterie/shared-contracts/session')
  const paths: string[] = []
  bus.on('navigate', ({ to }) => void paths.push(to))
  return { ...createSession({ ...data, ...more }), bus, session, paths }
}

/** Stores the member ACC-1, who was last active the given seconds ago. */
function storeMember(idleFor = 0): void {
  memory.entries.set('state', JSON.stringify(sessionOf('ACC-1', Date.now())))
  local.set('activity', String(Date.now() - idleFor * 1000))
}

/** A page that restored the member ACC-1. */
async function memberPage() {
  storeMember()
  const member = await page()
  await member.start()
  return member
}

const logIn = async () =>
  (await import('@delikaterie/shared-contracts/session/write')).signIn(loginOf('ACC-1'), Date.now())
const flush = () => vi.advanceTimersByTimeAsync(0)
const tokenLogin = (account: string, webshopOnly = false) => ({
  'shop/user/loginByToken': () => ({ ...loginOf(account), webshopOnly }),
})

test('restores a stored member and sets the cookie for the edge', async () => {
  storeMember()
  const { start, session } = await page()
  expect(session.$status.get()).toBe('restoring')
  await start()
  expect(session.$status.get()).toBe('member')
  expect(document.cookie).toBe(`portal-member=1; Path=/; SameSite=Lax; Max-Age=${30 * 24 * 3600}`)
})

test('a logout while the session is being restored takes effect afterwards', async () => {
  storeMember()
  const reading = Promise.withResolvers<void>()
  memory.hooks.beforeRead = () => reading.promise
  const { start, bus, session } = await page()
  const starting = start()
  await flush()
  bus.emit('logout', { reason: 'member' })
  reading.resolve()
  await starting
  await flush()
  expect(session.$status.get()).toBe('anonymous')
  expect(memory.entries.get('state')).not.toContain('A-ACC-1')
  expect(calls).toContain('/api/session/end')
  expect(document.cookie).toContain('Max-Age=0')
})

test('a login while the session is being restored is kept and stored', async () => {
  const reading = Promise.withResolvers<void>()
  memory.hooks.beforeRead = () => reading.promise
  const { start, session } = await page()
  const starting = start()
  await flush()
  await logIn()
  reading.resolve()
  await starting
  await flush()
  expect(session.$status.get()).toBe('member')
  expect(memory.entries.get('state')).toContain('A-ACC-1')
})

test('a profile that changes while the session is being restored is not overwritten', async () => {
  storeMember()
  const { start, bus, session } = await page()
  bus.emit('profile:changed', { userData: { ...loginOf('ACC-1').content, memberSince: '2020-01-01' } })
  await start()
  expect(session.$userData.get()?.memberSince).toBe('2020-01-01')
})

test.each([
  { reason: 'member', keepsDrafts: false, to: ['/'] },
  { reason: 'idle', keepsDrafts: true, to: [] },
  { reason: 'refreshFailed', keepsDrafts: true, to: [] },
] as const)('a logout with the reason $reason keeps drafts: $keepsDrafts', async ({ reason, keepsDrafts, to }) => {
  const { bus, session, paths } = await memberPage()
  memory.entries.set('draft:redeem', 'x')
  bus.emit('logout', { reason })
  await flush()
  expect([session.$status.get(), memory.entries.has('draft:redeem'), paths]).toEqual(['anonymous', keepsDrafts, to])
  expect(calls).toContain('/api/session/end')
})

test.each([
  { who: 'no member', idleFor: null, account: 'ACC-2' },
  { who: 'an active member', idleFor: 0, account: 'ACC-1' },
  { who: 'an idle member', idleFor: 3600, account: 'ACC-2' },
])('with a posted session token and $who stored, $account is logged in', async ({ idleFor, account }) => {
  if (idleFor !== null) storeMember(idleFor)
  responses = tokenLogin('ACC-2')
  const { start, session } = await page({ sessionToken: 'T' })
  await start()
  expect(session.$userData.get()?.convercusAccountId).toBe(account)
})

test('a session token of a user without a loyalty account leads to the shop landing page', async () => {
  responses = tokenLogin('ACC-2', true)
  const { start, paths } = await page({ sessionToken: 'T' })
  await start()
  expect(paths).toEqual(['/landing/shop'])
})

test('with a rejected session token the page stays logged out and says so', async () => {
  const { start, session, paths } = await page({ sessionToken: 'T' })
  const { $page } = await import('./page-state.ts')
  expect($page.get().sessionToken).toBe('exchanging')
  await start()
  expect([session.$status.get(), paths, $page.get().sessionToken]).toEqual(['anonymous', [], 'rejected'])
})

const refreshed = { 'shop/user/refreshaccess': () => ({ meta: { success: true, accessToken: 'A2' } }) }

test('a login after a longer pause than the idle time starts the idle time anew, for every tab', async () => {
  const { start, session } = await page()
  await start()
  await vi.advanceTimersByTimeAsync(3600_000)
  await logIn()
  expect(local.get('activity')).toBe(String(Date.now()))
  window.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.$status.get()).toBe('member')
})

test('a login by session token after a stored session has idled starts the idle time anew', async () => {
  storeMember(3600)
  responses = tokenLogin('ACC-2')
  const { start, session } = await page({ sessionToken: 'T' })
  await start()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.$status.get()).toBe('member')
})

test('activity is recorded 500 ms after its last event', async () => {
  await memberPage()
  const before = local.get('activity')
  for (let events = 0; events < 4; events++) {
    await vi.advanceTimersByTimeAsync(400)
    window.dispatchEvent(new Event('pointermove'))
  }
  const last = Date.now()
  await vi.advanceTimersByTimeAsync(499)
  expect(local.get('activity')).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(local.get('activity')).toBe(String(last))
})

test('activity without a pause keeps a member logged in for longer than the idle time', async () => {
  const { session } = await memberPage()
  responses = refreshed
  for (let seconds = 0; seconds < 2000; seconds += 0.4) {
    window.dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(session.$status.get()).toBe('member')
})

test('a hidden tab that is shown again checks at once', async () => {
  const { start, session } = await page()
  storeMember(0)
  await start()
  // Timers of a hidden tab may rest while the time passes.
  vi.setSystemTime(Date.now() + 3600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await flush()
  expect(session.$status.get()).toBe('anonymous')
})

test('closes the idle warning when the session ends', async () => {
  const { bus } = await memberPage()
  const { $page } = await import('./page-state.ts')
  responses = refreshed
  await vi.advanceTimersByTimeAsync(1_750_000)
  expect($page.get().secondsLeft).toBeGreaterThan(0)
  bus.emit('logout', { reason: 'refreshFailed' })
  await flush()
  expect($page.get().secondsLeft).toBeNull()
})

test('asks for coupons every 30 s during maintenance, which only coupons end', async () => {
  const { start, bus, session } = await page()
  await start()
  bus.emit('loyalty:unavailable', {})
  responses = { 'convercus/auth/login': () => 'L' }
  const seen: string[] = []
  session.$loyalty.subscribe((availability) => void seen.push(availability))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(calls.filter((call) => call === 'convercus/coupons')).toHaveLength(6)
  expect(seen).toEqual(['unavailable'])
  responses = { ...responses, 'convercus/coupons': () => [] }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(seen).toEqual(['unavailable', 'available'])
})

test('a coupon fetch of a page that succeeds ends maintenance', async () => {
  const { start, bus, session } = await page()
  await start()
  bus.emit('loyalty:unavailable', {})
  bus.emit('loyalty:available', {})
  expect(session.$loyalty.get()).toBe('available')
})

test('fetches a loyalty token while none is held, also after a failure and after a logout', async () => {
  const { start, bus, session } = await page()
  const token = () => session.sessionTokens().loyaltyToken
  const logins = () => calls.filter((call) => call === 'convercus/auth/login').length
  await start()
  expect(logins()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([token(), logins()]).toEqual([null, 1])
  responses = { 'convercus/auth/login': () => 'L' }
  await vi.advanceTimersByTimeAsync(60_000)
  expect([token(), logins()]).toEqual(['L', 2])
  bus.emit('logout', { reason: 'idle' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect([token(), logins()]).toEqual(['L', 3])
})

test('fetches no loyalty token while one is held', async () => {
  memory.entries.set('state', JSON.stringify({ ...sessionOf('ACC-1', Date.now()), convercusToken: 'L' }))
  await (await page()).start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).not.toContain('convercus/auth/login')
})

test('stores a new loyalty token before the page reloads', async () => {
  const { bus } = await memberPage()
  responses = { 'convercus/auth/login': () => 'L2' }
  bus.emit('loyalty:rejected', {})
  await flush()
  await flush()
  expect(calls.at(-1)).toBe('reload')
  expect(JSON.parse(memory.entries.get('state') ?? '')).toMatchObject({ convercusToken: 'L2' })
})
