import { type RegistrySnapshot, type ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { createRemoteLoader, RemoteUnavailable } from './loader.ts'

/** Results of each exposed module, one per load; the last one repeats. */
let modules: Record<string, (() => unknown)[]>
let loads: string[]
let reports: string[]

vi.mock('./report-failure.ts', () => ({
  reportFailure: async (remote: string, recovery?: Promise<unknown>) => {
    const outcome = await recovery?.then(
      () => 'recovered',
      () => 'not recovered',
    )
    reports.push(`${remote} ${outcome ?? 'threw'}`)
  },
}))
vi.mock('./share-scope.ts', () => ({ shareScope: {} }))
vi.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: () => ({
    registerRemotes: () => {},
    loadRemote: async (name: string) => {
      loads.push(name)
      const results = modules[name] ?? []
      const result = results.length > 1 ? results.shift() : results[0]
      if (!result) throw new Error('no such file')
      return result()
    },
  }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://portal.example/' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  loads = []
  reports = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Box = () => null
const Old = () => null
const widget = (Component: () => null) => () => ({ widget: { load: async () => ({ Component }) } })
const fails = () => {
  throw new Error('broken')
}
const hangs = () => new Promise(() => {})

const record = (global: string, changes: Partial<ReleaseRecord> = {}) => releaseRecord({ global, ...changes })
const base = '/remotes/mfe-rewards/0.1.0/'
const registry = (current: ReleaseRecord, previous?: ReleaseRecord): RegistrySnapshot => ({
  'mfe-rewards': {
    base,
    record: current,
    ...(previous && { previous: { base: '/remotes/mfe-rewards/0.0.9/', record: previous } }),
  },
})
const part = { remote: 'mfe-rewards', widget: 'box' } as const
const route = { remote: 'mfe-rewards', route: '/a' } as const

function loaderOver(snapshot: RegistrySnapshot) {
  const retried: string[] = []
  const loader = createRemoteLoader(
    snapshot,
    () => {},
    (of) => void retried.push(of),
  )
  return { ...loader, retried }
}

/** The result of a load after all its delays and timeouts. */
async function settled<T>(work: Promise<T>): Promise<T | Error> {
  const result = work.catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  return result
}

test('concurrent callers share one load, and the part is available afterwards', async () => {
  modules = { 'new/box': [widget(Box)] }
  const { load, get } = loaderOver(registry(record('new')))
  expect(get(part)).toBeUndefined()
  expect(await Promise.all([load(part), load({ ...part })])).toEqual([Box, Box])
  expect([get(part), loads]).toEqual([Box, ['new/box']])
})

test.each([
  { title: 'fails once', results: [fails, widget(Box)], expected: Box, tries: ['new/box', 'new/box'] },
  { title: 'takes too long once', results: [hangs, widget(Box)], expected: Box, tries: ['new/box', 'new/box'] },
  { title: 'fails twice', results: [fails], expected: Old, tries: ['new/box', 'new/box', 'old/box'] },
  { title: 'takes too long twice', results: [hangs], expected: Old, tries: ['new/box', 'new/box', 'old/box'] },
  {
    title: 'does not have the exports its record lists',
    results: [() => ({ widget: {} })],
    expected: Old,
    tries: ['new/box', 'new/box', 'old/box'],
  },
])('a part that $title is loaded again or from the previous release', async ({ results, expected, tries }) => {
  modules = { 'new/box': results, 'old/box': [widget(Old)] }
  const { load, retried } = loaderOver(registry(record('new'), record('old')))
  expect(await settled(load(part))).toBe(expected)
  expect([loads, retried]).toEqual([tries, [base]])
})

test('a release with another contract never runs, the previous release does', async () => {
  modules = { 'new/box': [widget(Box)], 'old/box': [widget(Old)] }
  const { load } = loaderOver(registry(record('new', { contract: '99.0.0' }), record('old')))
  expect(await settled(load(part))).toBe(Old)
  expect(loads).toEqual(['old/box'])
})

test('a part that failed loads again at the next call', async () => {
  modules = {}
  const { load, get } = loaderOver(registry(record('new')))
  expect(await settled(load(part))).toBeInstanceOf(Error)
  expect(get(part)).toBeUndefined()
  modules = { 'new/box': [widget(Box)] }
  expect(await load(part)).toBe(Box)
})

test('a remote that is not released is unavailable and causes no request', async () => {
  const { load } = loaderOver({})
  expect(await settled(load(part))).toBeInstanceOf(RemoteUnavailable)
  expect(loads).toEqual([])
})

test.each([
  { title: 'has', path: '/a', expected: Box },
  { title: 'does not have', path: '/b', expected: expect.any(RemoteUnavailable) as unknown },
])('a remote that $title the route $path', async ({ path, expected }) => {
  modules = { 'new/routes': [() => ({ routes: [{ path, load: async () => ({ Component: Box }) }] })] }
  expect(await settled(loaderOver(registry(record('new'))).load(route))).toEqual(expected)
})

test.each([
  { title: 'loads once', modules: { 'new/box': [widget(Box)] }, expected: [] },
  { title: 'needs a second attempt', modules: { 'new/box': [fails, widget(Box)] }, expected: [] },
  { title: 'fails', modules: { 'new/box': [fails], 'old/box': [widget(Old)] }, expected: ['mfe-rewards recovered'] },
  { title: 'fails in both versions', modules: {}, expected: ['mfe-rewards not recovered'] },
])('a part that $title is reported: $expected', async ({ modules: results, expected }) => {
  modules = results
  await settled(loaderOver(registry(record('new'), record('old'))).load(part))
  await vi.dynamicImportSettled()
  expect(reports).toEqual(expected)
})

test('after a failure the other parts of the remote come from the previous version at once', async () => {
  modules = { 'new/box': [fails], 'old/box': [widget(Old)], 'old/other': [widget(Old)] }
  const { load } = loaderOver(registry(record('new'), record('old')))
  await settled(load(part))
  loads = []
  expect(await load({ remote: 'mfe-rewards', widget: 'other' })).toBe(Old)
  expect(loads).toEqual(['old/other'])
})

test('a part that throws while it is shown is replaced by the previous version once, and reported', async () => {
  modules = { 'new/box': [widget(Box)], 'old/box': [widget(Old)] }
  const { load, get, replace } = loaderOver(registry(record('new'), record('old')))
  await load(part)
  expect(replace(part)).toBe(true)
  expect(await load(part)).toBe(Old)
  expect([get(part), replace(part)]).toEqual([Old, false])
  await vi.dynamicImportSettled()
  expect(reports).toEqual(['mfe-rewards threw'])
})

test('without a previous version a part that throws is reported and stays', async () => {
  modules = { 'new/box': [widget(Box)] }
  const { load, replace } = loaderOver(registry(record('new')))
  await load(part)
  expect([replace(part), await load(part)]).toEqual([false, Box])
  await vi.dynamicImportSettled()
  expect(reports).toEqual(['mfe-rewards threw'])
})
