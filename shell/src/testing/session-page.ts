import { idleTimeout } from '@portal/shared-contracts/session/timeouts'
import { storedState } from '@portal/page-library/session/persistence'
import type { PageData } from '@portal/shared-contracts/remotes'
import { testLogin, testSession } from '@portal/page-library/testing/member'
import { afterEach, beforeEach, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

const origin = 'http://portal.test'

/** Accepts relative URLs, as in a page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init)
  }
}

/** The browser of a test: what it stores, the paths it called, and the responses by path; any other call gets 500. */
export const browser = {
  memory: memoryStorage(),
  local: new Map<string, string>(),
  calls: [] as string[],
  responses: {} as Record<string, () => unknown>,
  refusesCookies: false,
}

/** Gives every test of a file a new browser, with timers that the test moves. */
export function useBrowser(): void {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers({ now: 1_000_000_000_000 })
    Object.assign(browser, {
      memory: memoryStorage(),
      local: new Map(),
      calls: [],
      responses: {},
      refusesCookies: false,
    })
    vi.doMock('@portal/page-library/storage/encrypted-storage', () => ({
      openEncryptedStorage: async () => browser.memory.storage,
    }))
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }))
    vi.stubGlobal('location', { reload: () => void browser.calls.push('reload') })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => browser.local.get(key) ?? null,
      setItem: (key: string, text: string) => void browser.local.set(key, text),
      removeItem: (key: string) => void browser.local.delete(key),
    })
    vi.stubGlobal('navigator', { onLine: true, locks: { request: (_: string, work: () => Promise<void>) => work() } })
    vi.stubGlobal('Request', PageRequest)
    vi.stubGlobal('fetch', respond)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

async function respond(input: string | Request, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(new PageRequest(input, init).url)
  const call = (searchParams.get('path') ?? pathname).split('?')[0] ?? ''
  browser.calls.push(call)
  if (browser.refusesCookies && pathname === '/api/session') return new Response('', { status: 401 })
  const response = browser.responses[call]
  return response ? Response.json(await response()) : new Response('', { status: 500 })
}

const data: PageData = {
  document: 'layout',
  menu: 'visitor',
  origin,
  year: '2031',
  idleTimeout,
  tokenRefreshAge: 600,
  pointsRefreshAge: 300,
  registry: {},
}

/** The session of a new page, with the modules it uses. */
export async function openPage(more: Partial<PageData> = {}) {
  const { createSession } = await import('../session/session.ts')
  const { bus } = await import('@portal/page-library/session/bus')
  const session = await import('@portal/page-library/session')
  const paths: string[] = []
  bus.on('navigate', ({ to }) => void paths.push(to))
  const { start } = createSession({ ...data, ...more })
  return { start: () => settled(start()), bus, session, paths }
}

/** Stores the member ACC-1, who was last active the given seconds ago. */
export function storeMember(idleFor = 0): void {
  browser.memory.entries.set('state', JSON.stringify(storedState(testSession('ACC-1', Date.now()))))
  browser.local.set('activity', String(Date.now() - idleFor * 1000))
}

/** A page that restored the member ACC-1. */
export async function memberPage() {
  storeMember()
  const member = await openPage()
  await member.start()
  return member
}

/** Logs the member ACC-1 in, as a login form does. */
export const logIn = async () =>
  (await import('@portal/page-library/session/write')).signIn(testLogin('ACC-1'), Date.now())

/** Lets pending promises settle. */
export const flush = () => vi.advanceTimersByTimeAsync(0)

/** Ends tasks until a promise has settled. */
async function settled(promise: Promise<void>): Promise<void> {
  let pending = true
  const end = (): void => void (pending = false)
  promise.then(end, end)
  while (pending) await flush()
  return promise
}

export const tokenLogin = (account: string, webshopOnly = false) => ({
  'shop/user/loginByToken': () => ({ ...testLogin(account), webshopOnly }),
})

export const refreshed = { 'shop/user/refreshaccess': () => ({ meta: { success: true, accessToken: 'A2' } }) }
