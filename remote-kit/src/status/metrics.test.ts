import { expect, test } from 'vitest'
import { parseMetrics, quantile } from './metrics.ts'

/** The buckets of a histogram with the bounds 1, 2 and 4, by how many values they hold with those below. */
const buckets = (...counts: number[]) =>
  ['1', '2', '4', '+Inf'].map((le, index) => ({ name: 'x_bucket', labels: { le }, value: counts[index] ?? 0 }))

test.each([
  { title: 'no values', counts: [0, 0, 0, 0], share: 0.5, expected: null },
  { title: 'the middle of a bucket', counts: [0, 10, 10, 10], share: 0.5, expected: 1.5 },
  { title: 'the first bucket', counts: [10, 10, 10, 10], share: 0.75, expected: 0.75 },
  { title: 'the bound of a bucket', counts: [5, 10, 10, 10], share: 0.5, expected: 1 },
  { title: 'a bucket after an empty one', counts: [5, 5, 10, 10], share: 0.75, expected: 3 },
  { title: 'above the largest bound', counts: [0, 0, 0, 10], share: 0.5, expected: 4 },
  { title: 'what is no number', counts: [Number.NaN, 1, 1, Number.NaN], share: 0.5, expected: null },
])('quantile $share: $title', ({ counts, share, expected }) => {
  expect(quantile(buckets(...counts), share)).toBe(expected)
})

test('histograms of several pages and devices count together', () => {
  expect(quantile([...buckets(0, 4, 4, 4), ...buckets(4, 4, 4, 4)], 0.75)).toBe(1.5)
})

test.each([
  { text: 'up 1', samples: [{ name: 'up', labels: {}, value: 1 }] },
  {
    text: 'up{a="1",b="x y"} 2.5e3 1700000000000',
    samples: [{ name: 'up', labels: { a: '1', b: 'x y' }, value: 2_500 }],
  },
  {
    text: String.raw`x{page="/a\"},{b\\c\nd"} 3`,
    samples: [{ name: 'x', labels: { page: '/a"},{b\\c\nd' }, value: 3 }],
  },
  { text: '# TYPE up gauge\n\nup 1', samples: [{ name: 'up', labels: {}, value: 1 }] },
  { text: '<html> {"up": 1}', samples: [] },
])('the samples of $text', ({ text, samples }) => {
  expect(parseMetrics(text)).toEqual(samples)
})
