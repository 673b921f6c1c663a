import { expect, test } from 'vitest'
import { berlinTime } from './berlin-time.ts'

test.each([
  { iso: '2026-11-19T10:12:00Z', expected: { day: '2026-11-19', time: '11:12' } },
  { iso: '2026-11-19T22:59:59Z', expected: { day: '2026-11-19', time: '23:59' } },
  { iso: '2026-11-19T23:00:00Z', expected: { day: '2026-11-20', time: '00:00' } },
  { iso: '2026-07-01T22:00:00.000Z', expected: { day: '2026-07-02', time: '00:00' } },
  { iso: '2026-11-19T23:30:00-05:00', expected: { day: '2026-11-20', time: '05:30' } },
  { iso: '2019-02-18T13:45:23', expected: { day: '2019-02-18', time: '13:45' } },
  { iso: 'gestern', expected: null },
  { iso: '', expected: null },
])('$iso is $expected in Berlin', ({ iso, expected }) => {
  expect(berlinTime(iso)).toEqual(expected)
})
