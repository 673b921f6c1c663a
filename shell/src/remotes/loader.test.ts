import { type RegistrySnapshot, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { createRemoteLoader, RemoteUnavailable } from './loader.ts'

/** Results of each exposed module, one per load; the last one repeats. */
let modules: Record<string, (() => unknown)[]>
let loads: string[]
let reports: string[]
/** Files that were fetched anew. */
let renewed: string[]

vi.mock('./report-failure.ts', () => ({
  reportFailure: async (remote: string, recovery?: Promise<unknown>) => {
    const outcome = await recovery?.then(
      () => 'recovered',
      () => 'not recovered',
    )
    reports.push(`${remote} ${outcome ?? 'threw'}`)
    // A report that is lost fails nothing else; an error that is not handled fails the test.
    throw new Error('no connection')
  },
}))
/** Files of the sheets that were asked for; those of the new release fail while `sheetsFail`. */
let sheets: string[]
let sheetsFail = false
vi.mock('./style-sheets.ts', () => ({
  loadSheets: async (base: string, { version }: ReleaseRecord, files: readonly string[]) => {
    sheets.push(...files.filter((file) => file.endsWith('.css')).map((file) => base + file))
    if (sheetsFail && version === 'new') throw new Error('another hash')
  },
}))
vi.mock('@portal/page-library/federation/share-scope', () => ({ shareScope: () => ({}) }))
vi.mock('@module-federation/inject-external-runtime-core-plugin', () => ({ default: () => ({}) }))
vi.mock('@module-federation/runtime-tools', () => ({
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
  // The browser's copy of the entry is damaged.
  vi.stubGlobal('fetch', async (file: string, { cache = 'default' }: RequestInit) => {
    renewed.push(`${cache} ${file}`)
    if (cache === 'default' && file.endsWith('entry.js')) throw new TypeError('integrity')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  loads = []
  reports = []
  sheets = []
  sheetsFail = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Box = () => null
const Old = () => null
const widget = (Component: () => null) => () => ({ Component })
const fails = () => {
  throw new Error('broken')
}
const hangs = () => new Promise(() => {})

const record = (version: string, changes: Partial<ReleaseRecord> = {}) =>
  releaseRecord({ name: 'mfe-rewards', version, widgets: { box: ['a.js'], other: [] }, ...changes })
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
  renewed = []
  return createRemoteLoader(snapshot, () => {})
}

/** The result of a load after all its delays and timeouts. */
async function settled<T>(work: Promise<T>): Promise<T | Error> {
  const result = work.catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  return result
}

test('concurrent callers share one load, and the part is available afterwards', async () => {
  modules = { 'mfe-rewards@new/box': [widget(Box)] }
  const { load, get } = loaderOver(registry(record('new')))
  expect(get(part)).toBeUndefined()
  expect(await Promise.all([load(part), load({ ...part })])).toEqual([Box, Box])
  expect([get(part), loads]).toEqual([Box, ['mfe-rewards@new/box']])
})

test.each([
  {
    title: 'fails once',
    results: [fails, widget(Box)],
    expected: Box,
    tries: ['mfe-rewards@new/box', 'mfe-rewards@new/box'],
  },
  {
    title: 'takes too long once',
    results: [hangs, widget(Box)],
    expected: Box,
    tries: ['mfe-rewards@new/box', 'mfe-rewards@new/box'],
  },
  {
    title: 'fails twice',
    results: [fails],
    expected: Old,
    tries: ['mfe-rewards@new/box', 'mfe-rewards@new/box', 'mfe-rewards@old/box'],
  },
  {
    title: 'takes too long twice',
    results: [hangs],
    expected: Old,
    tries: ['mfe-rewards@new/box', 'mfe-rewards@new/box', 'mfe-rewards@old/box'],
  },
  {
    title: 'does not have the exports its record lists',
    results: [() => ({})],
    expected: Old,
    tries: ['mfe-rewards@new/box', 'mfe-rewards@new/box', 'mfe-rewards@old/box'],
  },
])('a part that $title is loaded again or from the previous release', async ({ results, expected, tries }) => {
  modules = { 'mfe-rewards@new/box': results, 'mfe-rewards@old/box': [widget(Old)] }
  const { load } = loaderOver(registry(record('new'), record('old')))
  expect(await settled(load(part))).toBe(expected)
  expect([loads, renewed]).toEqual([
    tries,
    [`default ${base}entry.js`, `default ${base}a.js`, `reload ${base}entry.js`],
  ])
})

test('a part with a sheet that has another hash is loaded again, then from the previous release', async () => {
  modules = { 'mfe-rewards@new/box': [widget(Box)], 'mfe-rewards@old/box': [widget(Old)] }
  const styled = (version: string) => record(version, { widgets: { box: ['a.js', 'a.css'] } })
  sheetsFail = true
  const { load } = loaderOver(registry(styled('new'), styled('old')))
  expect(await settled(load(part))).toBe(Old)
  expect(sheets).toEqual([`${base}a.css`, `${base}a.css`, '/remotes/mfe-rewards/0.0.9/a.css'])
  expect(renewed).toContain(`default ${base}a.css`)
})

test('a release with another contract never runs, the previous release does', async () => {
  modules = { 'mfe-rewards@new/box': [widget(Box)], 'mfe-rewards@old/box': [widget(Old)] }
  const { load } = loaderOver(registry(record('new', { contract: '99.0.0' }), record('old')))
  expect(await settled(load(part))).toBe(Old)
  expect(loads).toEqual(['mfe-rewards@old/box'])
})

test('a part that failed loads again at the next call', async () => {
  modules = {}
  const { load, get } = loaderOver(registry(record('new')))
  expect(await settled(load(part))).toBeInstanceOf(Error)
  expect(get(part)).toBeUndefined()
  modules = { 'mfe-rewards@new/box': [widget(Box)] }
  expect(await load(part)).toBe(Box)
})

test('a remote that is not released is unavailable and causes no request', async () => {
  const { load } = loaderOver({})
  expect(await settled(load(part))).toBeInstanceOf(RemoteUnavailable)
  expect(loads).toEqual([])
})

test('a page is loaded from its exposed module', async () => {
  const routes = [{ path: '/a', title: 'A', expose: './pages/a', chunks: [] }]
  modules = { 'mfe-rewards@new/pages/a': [widget(Box)] }
  expect(await settled(loaderOver(registry(record('new', { routes }))).load(route))).toBe(Box)
  expect(loads).toEqual(['mfe-rewards@new/pages/a'])
})

test('a page that the record does not list is unavailable', async () => {
  expect(await settled(loaderOver(registry(record('new'))).load(route))).toBeInstanceOf(Error)
})

test.each([
  { title: 'loads once', modules: { 'mfe-rewards@new/box': [widget(Box)] }, expected: [] },
  { title: 'needs a second attempt', modules: { 'mfe-rewards@new/box': [fails, widget(Box)] }, expected: [] },
  {
    title: 'fails',
    modules: { 'mfe-rewards@new/box': [fails], 'mfe-rewards@old/box': [widget(Old)] },
    expected: ['mfe-rewards recovered'],
  },
  { title: 'fails in both versions', modules: {}, expected: ['mfe-rewards not recovered'] },
])('a part that $title is reported: $expected', async ({ modules: results, expected }) => {
  modules = results
  await settled(loaderOver(registry(record('new'), record('old'))).load(part))
  await vi.dynamicImportSettled()
  expect(reports).toEqual(expected)
})

test('after a failure the other parts of the remote come from the previous version at once', async () => {
  modules = {
    'mfe-rewards@new/box': [fails],
    'mfe-rewards@old/box': [widget(Old)],
    'mfe-rewards@old/other': [widget(Old)],
  }
  const { load } = loaderOver(registry(record('new'), record('old')))
  await settled(load(part))
  loads = []
  expect(await load({ remote: 'mfe-rewards', widget: 'other' })).toBe(Old)
  expect(loads).toEqual(['mfe-rewards@old/other'])
})

test('a part that throws while it is shown is replaced by the previous version once, and reported', async () => {
  modules = { 'mfe-rewards@new/box': [widget(Box)], 'mfe-rewards@old/box': [widget(Old)] }
  const { load, get, replace } = loaderOver(registry(record('new'), record('old')))
  await load(part)
  expect(replace(part)).toBe(true)
  expect(await load(part)).toBe(Old)
  expect([get(part), replace(part)]).toEqual([Old, false])
  await vi.dynamicImportSettled()
  expect(reports).toEqual(['mfe-rewards threw'])
})

test('without a previous version a part that throws is reported and stays', async () => {
  modules = { 'mfe-rewards@new/box': [widget(Box)] }
  const { load, replace } = loaderOver(registry(record('new')))
  await load(part)
  expect([replace(part), await load(part)]).toEqual([false, Box])
  await vi.dynamicImportSettled()
  expect(reports).toEqual(['mfe-rewards threw'])
})
