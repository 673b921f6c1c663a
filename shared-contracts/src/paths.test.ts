import { expect, test } from 'vitest'
import * as paths from './paths.ts'
import { matchRoute } from './remotes/match-route.ts'

// Rule: rewards-and-orders-62
test.each([
  { couponId: 'R1', segment: 'R1' },
  { couponId: 'v1.2-b', segment: 'v1.2-b' },
  { couponId: 'a/b', segment: 'a~2Fb' },
  { couponId: 'a\\b', segment: 'a~5Cb' },
  { couponId: '50%2F', segment: '50~252F' },
  { couponId: 'a~2Fb', segment: 'a~7E2Fb' },
  { couponId: 'ü:+ ;', segment: '~C3~BC~3A~2B~20~3B' },
  { couponId: '..', segment: '~2E~2E' },
  { couponId: '.', segment: '~2E' },
])('the reward $couponId has the path $segment, which leads back to it', ({ couponId, segment }) => {
  const path = paths.reward(couponId)
  expect(path).toBe(`/vorteile-und-praemien/praemien/${segment}`)
  expect(new URL(path, 'https://portal.example').pathname).toBe(path)
  expect(paths.idOfSegment(matchRoute(paths.rewardRoute, path)?.['couponId'] ?? '')).toBe(couponId)
  expect(paths.isReward(path, couponId)).toBe(true)
})

test.each([
  { segment: 'a%20b', couponId: 'a b' },
  { segment: '%C3%BC', couponId: 'ü' },
  { segment: 'a~b', couponId: 'a~b' },
  { segment: 'a~FF', couponId: 'a~FF' },
])('the older segment $segment is the reward $couponId, and no other', ({ segment, couponId }) => {
  const path = `${paths.rewards}/${segment}`
  expect(paths.isReward(path, couponId)).toBe(true)
  expect([paths.isReward(path, 'b'), paths.isReward(`${path}/b`, couponId)]).toEqual([false, false])
})

test.each([
  { search: new URL(paths.digitalCardLogin, 'https://portal.example').search, isLogin: true },
  { search: '?utm_source=mail&anmelden=', isLogin: true },
  { search: '', isLogin: false },
  { search: '?utm_source=anmelden', isLogin: false },
])('the query "$search" is that of the login to the digital card: $isLogin', ({ search, isLogin }) => {
  expect(paths.isDigitalCardLogin(search)).toBe(isLogin)
})

// Rule: rewards-and-orders-5
test.each([
  { title: 'Öl', couponId: 'R1', path: '/top/ol_R1' },
  { title: 'A_B', couponId: 'R_1', path: '/top/a_b_R_1' },
  { title: '', couponId: '7', path: '/top/_7' },
  { title: 'Öl', couponId: 'a/b ü', path: '/top/ol_a~2Fb~20~C3~BC' },
])('the highlight $title of the coupon $couponId has the path $path', ({ title, couponId, path }) => {
  expect(paths.highlight(title, couponId)).toBe(path)
})

const coupons = ['R1', '1', 'R_1', 'b_R_1', '7', 'a/b ü', '50%'].map((couponId) => ({ couponId }))

test.each([
  { slug: 'ol_R1', couponId: 'R1' },
  { slug: 'any-other-slug_R1', couponId: 'R1' },
  { slug: 'x_R_1', couponId: 'R_1' },
  { slug: 'a_b_R_1', couponId: 'b_R_1' },
  { slug: 'a_1', couponId: '1' },
  { slug: '_7', couponId: '7' },
  { slug: 'ol_a/b ü', couponId: 'a/b ü' },
  { slug: 'ol_50%', couponId: '50%' },
  { slug: 'ol_a~2Fb~20~C3~BC', couponId: 'a/b ü' },
  { slug: 'ol_R2', couponId: undefined },
  { slug: 'R1', couponId: undefined },
  { slug: 'ol_r1', couponId: undefined },
])('the coupon of a highlight $slug is $couponId, whose id ends the path', ({ slug, couponId }) => {
  expect(paths.couponOfHighlight(slug, coupons)?.couponId).toBe(couponId)
})

test.each(['R1', 'b_R_1', 'a/b ü', '50%', '7'])('the path of the coupon %s leads back to it', (couponId) => {
  const { slug = '' } = matchRoute(paths.highlightRoute, paths.highlight('Wein & Käse_50%', couponId)) ?? {}
  expect(paths.couponOfHighlight(slug, coupons)?.couponId).toBe(couponId)
})
