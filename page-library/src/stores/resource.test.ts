import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, setConnected } from '@portal/page-library/api'
import { createResource, refreshOnMount } from './resource.ts'

/** A resource whose requests the test resolves, in the order in which they were sent. */
function openResource(options?: { keepValueOnFailure?: boolean; onLoaded?: (value: string) => void }) {
  const requests: PromiseWithResolvers<string>[] = []
  const resource = createResource(() => {
    const request = Promise.withResolvers<string>()
    requests.push(request)
    return request.promise
  }, options)
  return { ...resource, requests }
}

test('loads a value', async () => {
  const { $state, refresh, requests } = openResource()
  const loading = refresh()
  expect($state.get()).toEqual({ status: 'loading' })
  requests[0]?.resolve('a')
  await loading
  expect($state.get()).toEqual({ status: 'ready', value: 'a', refreshing: false })
})

test('a failed first request shows its code, and the next one loads again', async () => {
  const { $state, refresh, requests } = openResource()
  const failing = refresh()
  requests[0]?.reject(new ApiError('network'))
  await failing
  expect($state.get()).toEqual({ status: 'failed', code: 'network' })
  void refresh()
  expect($state.get()).toEqual({ status: 'loading' })
})

test('keeps the value while it loads again', async () => {
  const { $state, refresh, requests } = openResource()
  const first = refresh()
  requests[0]?.resolve('a')
  await first
  void refresh()
  expect($state.get()).toEqual({ status: 'ready', value: 'a', refreshing: true })
})

test.each([
  { keepValueOnFailure: true, expected: { status: 'ready', value: 'a', refreshing: false, refreshError: 'timeout' } },
  { keepValueOnFailure: false, expected: { status: 'failed', code: 'timeout' } },
])('a failed refresh with keepValueOnFailure $keepValueOnFailure is $expected.status', async (row) => {
  const { $state, refresh, requests } = openResource({ keepValueOnFailure: row.keepValueOnFailure })
  const first = refresh()
  requests[0]?.resolve('a')
  await first
  const second = refresh()
  requests[1]?.reject(new ApiError('timeout'))
  await second
  expect($state.get()).toEqual(row.expected)
})

// Rule: coupons-39
test('says that a refresh failed until one succeeds', async () => {
  const { $state, refresh, requests } = openResource()
  const [first] = [refresh(), requests[0]?.resolve('a')]
  await first
  const [second] = [refresh(), requests[1]?.reject(new ApiError('timeout'))]
  await second
  const third = refresh()
  expect($state.get()).toEqual({ status: 'ready', value: 'a', refreshing: true, refreshError: 'timeout' })
  requests[2]?.resolve('b')
  await third
  expect($state.get()).toEqual({ status: 'ready', value: 'b', refreshing: false })
})

test.each([
  { title: 'value', end: (request?: PromiseWithResolvers<string>) => request?.resolve('old') },
  { title: 'failure', end: (request?: PromiseWithResolvers<string>) => request?.reject(new ApiError('network')) },
])('ignores the $title of a superseded request', async ({ end }) => {
  const loaded: string[] = []
  const { $state, refresh, requests } = openResource({ onLoaded: (value) => loaded.push(value) })
  const [old, latest] = [refresh(), refresh()]
  requests[1]?.resolve('new')
  await latest
  end(requests[0])
  await old
  expect($state.get()).toEqual({ status: 'ready', value: 'new', refreshing: false })
  expect(loaded).toEqual(['new'])
})

test('reports a loaded value before the state holds it', async () => {
  const seen: string[] = []
  const resource = createResource(async () => 'a', {
    onLoaded: (value) => seen.push(`${value} while ${resource.$state.get().status}`),
  })
  await resource.refresh()
  expect(seen).toEqual(['a while loading'])
})

test('refreshes on mount, and again after all listeners were removed', () => {
  vi.useFakeTimers()
  const { requests, ...resource } = openResource()
  const { $state } = refreshOnMount(resource)
  const stops = [$state.listen(() => {}), $state.listen(() => {})]
  expect(requests).toHaveLength(1)
  for (const stop of stops) stop()
  vi.runAllTimers()
  $state.listen(() => {})
  expect(requests).toHaveLength(2)
  vi.useRealTimers()
})

test('a refresh without a listener loads once', () => {
  const { requests, ...resource } = openResource()
  void refreshOnMount(resource).refresh()
  expect(requests).toHaveLength(1)
})

// Rule: session-57
test.each([
  { code: 'network', loads: 2 },
  { code: 'offline', loads: 2 },
  { code: 'backendUnavailable', loads: 1 },
])('after $code a list was loaded $loads times once there is a connection again', async ({ code, loads }) => {
  setConnected(true)
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError(code)))
  const store = refreshOnMount(createResource(load))
  onTestFinished(store.$state.listen(() => {}))
  await expect.poll(() => store.$state.get().status).toBe('failed')
  setConnected(false)
  setConnected(true)
  expect(load).toHaveBeenCalledTimes(loads)
})
