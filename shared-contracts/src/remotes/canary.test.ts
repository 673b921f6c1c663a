import { expect, test } from 'vitest'
import { buckets, isInCanary } from './canary.ts'

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
