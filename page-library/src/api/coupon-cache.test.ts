import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { Coupon } from '@portal/shared-contracts/calls/coupons'
import { createCouponCache, maximumAge } from './coupon-cache.ts'

type Request = PromiseWithResolvers<readonly Coupon[]>

/** A cache whose requests the test resolves, in the order in which they were sent. */
function openCache() {
  const $accountId = atom<string | null>('ACC-1')
  const requests: Request[] = []
  const clock = { now: 0 }
  const cache = createCouponCache({
    fetch: () => {
      const request: Request = Promise.withResolvers()
      requests.push(request)
      return request.promise
    },
    $accountId,
    now: () => clock.now,
  })
  const load = () => cache.load($accountId.get() ?? '')
  return { cache, load, $accountId, requests, clock }
}

// Rule: coupons-3
test('two pages share one list, also while it is loading', async () => {
  const { load, requests } = openCache()
  const [one, other] = [load(), load()]
  requests[0]?.resolve([])
  expect(await one).toBe(await other)
  expect(await load()).toBe(await one)
  expect(requests).toHaveLength(1)
})

test.each([
  { title: 'another member', accounts: ['ACC-2'], requested: 2 },
  { title: 'a logout', accounts: [null, 'ACC-1'], requested: 2 },
  { title: 'the same member', accounts: ['ACC-1'], requested: 1 },
])('after $title the list was requested $requested times', ({ accounts, requested }) => {
  const { load, $accountId, requests } = openCache()
  void load()
  for (const accountId of accounts) $accountId.set(accountId)
  void load()
  expect(requests).toHaveLength(requested)
})

test('a list of a member who has signed out is not cached', () => {
  const { cache, load, $accountId, requests } = openCache()
  $accountId.set('ACC-2')
  void cache.load('ACC-1')
  void load()
  void load()
  expect(requests).toHaveLength(2)
})

test('a failure reaches all callers, and the next call requests again', async () => {
  const { load, requests } = openCache()
  const waiting = [load(), load()]
  requests[0]?.reject(new Error('gone'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = load()
  requests[1]?.resolve([])
  expect(await again).toEqual([])
})

test('an old failure does not clear a newer list', async () => {
  const { load, clock, requests } = openCache()
  const old = load()
  clock.now = maximumAge
  const newer = load()
  requests[0]?.reject(new Error('gone'))
  await Promise.allSettled([old])
  expect(load()).toBe(newer)
})

test.each([
  { title: 'is cached', age: maximumAge - 1, requested: 1 },
  { title: 'is requested again', age: maximumAge, requested: 2 },
])('a list that is $age ms old $title', ({ age, requested }) => {
  const { load, clock, requests } = openCache()
  void load()
  clock.now = age
  void load()
  expect(requests).toHaveLength(requested)
})

test.each([
  { title: 'succeeds', end: (change: PromiseWithResolvers<void>) => change.resolve() },
  { title: 'fails', end: (change: PromiseWithResolvers<void>) => change.reject(new Error('rejected')) },
])('after a change that $title no list from before or during it is cached', async ({ end }) => {
  const { cache, load, requests } = openCache()
  const change = Promise.withResolvers<void>()
  void load()
  const changed = cache.invalidateAround(() => change.promise)
  void load()
  end(change)
  await Promise.allSettled([changed])
  void load()
  expect(requests).toHaveLength(3)
})
