import { expect, test } from 'vitest'
import * as paths from './paths.ts'

test('every reward has its own path', () => {
  expect(paths.reward('a/b')).toBe('/vorteile-und-praemien/praemien/a%2Fb')
})

test('the coupon id of a highlight is read after the last underscore', () => {
  expect(paths.highlight('Öl', 'R1')).toBe('/top/ol_R1')
  expect(paths.couponIdOfHighlight('a_b_R1')).toBe('R1')
  expect(paths.couponIdOfHighlight('R1')).toBe('R1')
})
