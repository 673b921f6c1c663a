import { expect, test } from 'vitest'
import { transfersOf, type Timing } from './transfers.ts'

const page = 'https://portal.example/konto/karten'
const base = '/remotes/mfe-cards/0.1.0-a/'
const timing = (file: string, startTime: number, responseEnd: number, size: number, encoded = size): Timing => ({
  name: new URL(file, page).href,
  startTime,
  responseEnd,
  transferSize: size,
  encodedBodySize: encoded,
})
const of = (timings: Timing[], at = base) => transfersOf({ base: at, record: { entry: 'entry.js' } }, timings, page)

test('files below the base of the version count, and only those', () => {
  const timings = [
    timing('/assets/main.0.js', 0, 900, 70_000),
    timing(`${base}cards.js`, 60, 90.4, 20_300, 20_000),
    timing(`${base}entry.js`, 10, 50, 7_300, 7_000),
    timing('/remotes/mfe-cards/0.1.0-b/entry.js', 5, 400, 1),
    timing(`${base}lost.js`, 5, 0, 0),
  ]
  expect(of(timings)).toEqual({
    entry: { file: 'entry.js', ms: 40, bytes: 7_300 },
    others: [{ file: 'cards.js', ms: 30, bytes: 20_300 }],
    ms: 80,
    bytes: 27_600,
  })
})

test.each([
  { title: 'from the cache', size: 0, encoded: 7_000, bytes: 0 },
  { title: 'of another origin, which tells no size', size: 0, encoded: 0, bytes: null },
  { title: 'over the network', size: 7_300, encoded: 7_000, bytes: 7_300 },
])('a file $title has $bytes bytes', ({ size, encoded, bytes }) => {
  const transfers = of([timing(`${base}entry.js`, 10, 50, size, encoded)])
  expect([transfers?.entry?.bytes, transfers?.bytes]).toEqual([bytes, bytes])
})

test('a file that was asked for twice stands twice, and one file without a size leaves the sum unknown', () => {
  const machine = 'http://localhost:4100/'
  const timings = [
    timing(`${machine}entry.js`, 10, 20, 500),
    timing(`${machine}page.css`, 20, 30, 400),
    timing(`${machine}page.css`, 30, 35, 0),
  ]
  expect(of(timings, machine)).toMatchObject({
    others: [
      { file: 'page.css', bytes: 400 },
      { file: 'page.css', bytes: null },
    ],
    bytes: null,
  })
})

test('a version of which nothing was loaded has no times', () => {
  expect(of([])).toBeNull()
})
