import type { PageData } from '@delikaterie/shared-contracts/remotes'
import type { EncryptedStorage } from '@delikaterie/shared-contracts/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginOf } from '../testing/member.ts'

const origin = 'http://portal.test'
let entries: Map<string, string>
let beforeRead: Promise<void>
let responses: Record<string, (body: unknown) => unknown>
let calls: string[]
let local: Map<string, string>

const storage: EncryptedStorage = {
  persistent: true,
  read: async (name) => {
    const text = entries.get(name) ?? null
    await beforeRead
    return text
  },
  write: async (name, text) => void entries.set(name, text),
  remove: (name) => void entries.delete(name),
  names: () => [...entries.keys()],
}
vi.mock('@delikaterie/shared-contracts/storage', () => ({ openEncryptedStorage: async () => storage }))
/** Accepts relative URLs, as in a page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init)
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_000_000_000_000 })
  entries = new Map()
  local = new Map()
  calls = []
  beforeRead = Promise.resolve()
  responses = {}
  const eventTarget = { addEventListener: () => {} }
  vi.stubGlobal('window', eventTarget)
  vi.stubGlobal('document', { ...eventTarget, cookie: '', visibilityState: 'visible' })
  vi.stubGlobal('location', { reload: () => void calls.push('reload') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => void local.set(key, text),
  })
  vi.stubGlobal('navigator', { onLine: true, locks: { request: (_: string, work: () => Promise<void>) => work() } })
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new PageRequest(input, init)
    const call = new URL(request.url).searchParams.get('path') ?? new URL(request.url).pathname
    calls.push(call)
    const respond = responses[call]
    return respond ? Response.json(respond(await request.text())) : new Response('', { status: 500 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const data: PageData = {
  document: 'layout',
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
  const write = await import('@delikaterie/shared-contracts/session/write')
  const paths: string[] = []
  bus.on('navigate', ({ to }) => void paths.push(to))
  return { ...createSession({ ...data, ...more }), bus, session, write, paths }
}

/** Stores a member who was last active the given seconds ago. */
async function storedMember(account: string, idleFor = 0): Promise<void> {
  const { emptyState } = await import('../../../shared-contracts/src/session/state.ts')
  const { meta, content, refreshToken } = loginOf(account)
  const now = Date.now()
  const state = {
    ...emptyState,
    isLoggedIn: true,
    userData: content,
    token: meta.accessToken,
    refreshToken,
    loginTime: now,
    pointUpdateTime: now,
  }
  entries.set('state', JSON.stringify(state))
  local.set('activity', String(now - idleFor * 1000))
}

const flush = () => vi.advanceTimersByTimeAsync(0)
const accountOf = (session: { $userData: { get: () => { convercusAccountId: string | null } | null } }) =>
  session.$userData.get()?.convercusAccountId
const loginByToken = 'shop/user/loginByToken'
const tokenLogin = (account: string, webshopOnly = false) => ({
  [loginByToken]: () => ({ ...loginOf(account), webshopOnly }),
})

test('restores a stored member and sets the cookie for the edge', async () => {
  await storedMember('ACC-1')
  const { start, session } = await page()
  expect(session.$status.get()).toBe('restoring')
  await start()
  expect(session.$status.get()).toBe('member')
  expect(document.cookie).toBe(`portal-member=1; Path=/; SameSite=Lax; Max-Age=${30 * 24 * 3600}`)
})

test('a logout while the session is being restored takes effect afterwards', async () => {
  await storedMember('ACC-1')
  const reading = Promise.withResolvers<void>()
  beforeRead = reading.promise
  const { start, bus, session } = await page()
  const starting = start()
  await flush()
  bus.emit('logout', { reason: 'member' })
  reading.resolve()
  await starting
  await flush()
  expect(session.$status.get()).toBe('anonymous')
  expect(entries.get('state')).not.toContain('A-ACC-1')
  expect(calls).toContain('/api/session/end')
  expect(document.cookie).toContain('Max-Age=0')
})

test('a profile that changes while the session is being restored is not overwritten', async () => {
  await storedMember('ACC-1')
  const { start, bus, session } = await page()
  bus.emit('profile:changed', { userData: { ...loginOf('ACC-1').content, memberSince: '2020-01-01' } })
  await start()
  expect(session.$userData.get()?.memberSince).toBe('2020-01-01')
})

test.each([
  { reason: 'member', drafts: 0, to: ['/'] },
  { reason: 'idle', drafts: 1, to: [] },
  { reason: 'refreshFailed', drafts: 1, to: [] },
] as const)('a logout with the reason $reason leaves $drafts drafts', async ({ reason, drafts, to }) => {
  await storedMember('ACC-1')
  const { start, bus, session, paths } = await page()
  await start()
  entries.set('draft:redeem', 'x')
  bus.emit('logout', { reason })
  await flush()
  expect([
    session.$status.get(),
    [...entries.keys()].filter((name) => name.startsWith('draft:')).length,
    paths,
  ]).toEqual(['anonymous', drafts, to])
  expect(calls).toContain('/api/session/end')
})

test.each([
  { who: 'no member', idleFor: null, account: 'ACC-2' },
  { who: 'an active member', idleFor: 0, account: 'ACC-1' },
  { who: 'an idle member', idleFor: 3600, account: 'ACC-2' },
])('with a posted session token and $who stored, $account is logged in', async ({ idleFor, account }) => {
  if (idleFor !== null) await storedMember('ACC-1', idleFor)
  responses = tokenLogin('ACC-2')
  const { start, session } = await page({ sessionToken: 'T' })
  await start()
  expect(accountOf(session)).toBe(account)
})

test('a session token of a user without a loyalty account leads to the shop landing page', async () => {
  responses = tokenLogin('ACC-2', true)
  const joined = await page({ sessionToken: 'T' })
  await joined.start()
  expect(joined.paths).toEqual(['/landing/shop'])
})

test('with a rejected session token the page stays logged out', async () => {
  const { start, session, paths } = await page({ sessionToken: 'T' })
  await start()
  expect([session.$status.get(), paths]).toEqual(['anonymous', []])
})

test('closes the idle warning when the session ends', async () => {
  await storedMember('ACC-1')
  const { start, bus } = await page()
  const { $page } = await import('./page-state.ts')
  await start()
  responses = { 'shop/user/refreshaccess': () => ({ meta: { success: true, accessToken: 'A2' } }) }
  await vi.advanceTimersByTimeAsync(1_750_000)
  expect($page.get().secondsLeft).toBeGreaterThan(0)
  bus.emit('logout', { reason: 'refreshFailed' })
  await flush()
  expect($page.get().secondsLeft).toBeNull()
})

test('probes the loyalty service while it is unavailable, and keeps its token', async () => {
  const { start, bus, session } = await page()
  await start()
  bus.emit('loyalty:unavailable', {})
  expect(session.$loyalty.get()).toBe('unavailable')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.$loyalty.get()).toBe('unavailable')
  responses = { 'convercus/auth/login': () => 'L' }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.$loyalty.get()).toBe('available')
  expect(session.sessionTokens().loyaltyToken).toBe('L')
})

test('stores a new loyalty token before the page reloads', async () => {
  await storedMember('ACC-1')
  const { start, bus } = await page()
  await start()
  responses = { 'convercus/auth/login': () => 'L2' }
  bus.emit('loyalty:rejected', {})
  await flush()
  await flush()
  expect(calls.at(-1)).toBe('reload')
  expect(JSON.parse(entries.get('state') ?? '')).toMatchObject({ convercusToken: 'L2' })
})
