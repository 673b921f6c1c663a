import { expect, test } from 'vitest'
import { authRecord } from '../pages/testing/sample-build.ts'
import { buckets, chooseBucket, isInCanary } from './canary.ts'

const all = Array.from({ length: buckets }, (_, bucket) => bucket)
const share = (remote: string, percent: number) => all.filter((bucket) => isInCanary(remote, bucket, percent))

test.each([
  { percent: 0.01, from: 0, to: 5 },
  { percent: 1, from: 70, to: 130 },
  { percent: 5, from: 430, to: 570 },
  { percent: 50, from: 4_850, to: 5_150 },
  { percent: 100, from: buckets, to: buckets },
])('$percent percent are $from to $to of all buckets', ({ percent, from, to }) => {
  const { length } = share('mfe-rewards', percent)
  expect(length).toBeGreaterThanOrEqual(from)
  expect(length).toBeLessThanOrEqual(to)
})

test('a bucket that is in stays in when the share grows', () => {
  const grown = new Set(share('mfe-rewards', 20))
  expect(share('mfe-rewards', 5).filter((bucket) => !grown.has(bucket))).toEqual([])
})

test('the canaries of two remotes reach different browsers', () => {
  const other = new Set(share('mfe-cards', 10))
  const both = share('mfe-rewards', 10).filter((bucket) => other.has(bucket))
  expect(both.length).toBeGreaterThan(50)
  expect(both.length).toBeLessThan(150)
})

const release = { base: '/remotes/mfe-auth/0.1.0-a/', record: authRecord }
const without = { remotes: { 'mfe-auth': { releases: { current: release }, fault: null } } }
const live = {
  remotes: { 'mfe-auth': { releases: { current: release, canary: { ...release, percent: 5 } }, fault: null } },
}

test.each([
  { title: 'no canary, no cookie', cookies: 'portal-member=1', status: without, setCookie: null },
  { title: 'no release', cookies: null, status: { remotes: { a: { releases: null, fault: null } } }, setCookie: null },
  {
    title: 'no canary any more',
    cookies: 'portal-bucket=7',
    status: without,
    setCookie: 'portal-bucket=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax',
  },
])('a browser has no bucket with $title', ({ cookies, status, setCookie }) => {
  expect(chooseBucket(cookies, status, true, true)).toEqual({ bucket: undefined, setCookie })
})

test.each([
  { cookies: 'portal-bucket=0', bucket: 0 },
  { cookies: 'a=b; portal-bucket=9999', bucket: 9_999 },
  { cookies: 'portal-bucket=1; portal-bucket=2', bucket: 1 },
  { cookies: '\xa0portal-bucket=1; portal-bucket=x; portal-bucket=2', bucket: 2 },
])('with a live canary the bucket of $cookies remains', ({ cookies, bucket }) => {
  expect(chooseBucket(cookies, live, true, true)).toEqual({ bucket, setCookie: null })
})

test.each([null, '', 'portal-bucket=', 'portal-bucket=12345', 'portal-bucket=-1', '\xa0portal-bucket=1'])(
  'with a live canary a browser with the cookies %j gets a bucket',
  (cookies) => {
    const { bucket, setCookie } = chooseBucket(cookies, live, true, false)
    expect(bucket).toBeGreaterThanOrEqual(0)
    expect(bucket).toBeLessThan(10_000)
    expect(setCookie).toBe(`portal-bucket=${bucket}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`)
  },
)

test('a form of another site, which comes without cookies, gets no bucket', () => {
  expect(chooseBucket(null, live, false, true)).toEqual({ bucket: undefined, setCookie: null })
})
