import { expect, test } from 'vitest'
import { authRecord } from '../pages/testing/sample-build.ts'
import { chooseBucket } from './canary.ts'

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
