import { describe, expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import {
  bookingGroups,
  firstGroups,
  nextGroups,
  openGroups,
  renderedFirst,
  shownAtOnce,
  type GroupBy,
} from './booking-groups.ts'

const few = dated([
  booking('a', '2026-11-01T09:00:00Z', 30),
  booking('b', '2026-10-31T23:30:00Z', 20, { locked: true }),
  booking('c', '2026-10-31T22:30:00Z', -1500),
  booking('d', '2025-12-01T09:00:00Z', 7),
  booking('e', 'gestern', 5),
])

test.each([
  { by: 'month', expected: ['2026-11 a b', '2026-10 c', '2025-12 d', ' e'] },
  { by: 'year', expected: ['2026 a b c', '2025 d', ' e'] },
] satisfies { by: GroupBy; expected: string[] }[])('bookings are grouped by $by', ({ by, expected }) => {
  const groups = bookingGroups(few, by)
  expect(groups.map(({ id, bookings }) => [id, ...bookings.map(({ key }) => key)].join(' '))).toEqual(expected)
  expect(groups[0]).toMatchObject({ earned: 30, locked: 20, redeemed: by === 'year' ? 1500 : 0 })
})

describe('the groups that are open at first', () => {
  const groupsOf = (...lengths: number[]) =>
    lengths.map((length, index) => ({
      id: `2026-${12 - index}`,
      earned: 0,
      locked: 0,
      redeemed: 0,
      bookings: Array.from({ length }, () => few[0]!),
    }))

  test.each([
    { lengths: [], expected: [] },
    { lengths: [1, 2, 3], expected: ['2026-12', '2026-11', '2026-10'] },
    { lengths: [shownAtOnce], expected: ['2026-12'] },
    { lengths: [shownAtOnce - 1, 1, 1], expected: ['2026-12', '2026-11'] },
    { lengths: [shownAtOnce + 1, 1], expected: ['2026-12'] },
  ])('of $lengths bookings are $expected', ({ lengths, expected }) => {
    expect([...openGroups(groupsOf(...lengths))]).toEqual(expected)
  })
})

describe('what a list shows follows its filter in several tasks', () => {
  const many = dated(
    Array.from({ length: 200 }, (_, index) =>
      booking(`${index}`, `2026-${String(1 + (index % 4)).padStart(2, '0')}-01T09:00:00Z`, 1 + index),
    ),
  )
  const ids = bookingGroups(many, 'month').map(({ id }) => id)
  const byId = (visible = many) => new Map(bookingGroups(visible, 'month').map((group) => [group.id, group]))
  const changedIds = (...args: Parameters<typeof nextGroups>) => nextGroups(...args).map(([id]) => id)
  const afterAll = (...[list, groups, open, before]: Parameters<typeof nextGroups>) => {
    let shown = before
    for (let changed = nextGroups(list, groups, open, shown); changed.length > 0;) {
      shown = new Map([...shown, ...changed])
      changed = nextGroups(list, groups, open, shown)
    }
    return shown
  }

  test.each([
    { open: ['2026-04', '2026-03'], lengths: [renderedFirst] },
    { open: [], lengths: [] },
  ])('at first no more than a screen of the groups $open is rendered, and the others follow', ({ open, lengths }) => {
    const first = firstGroups(byId(), new Set(open))
    expect([...first.values()].map(({ bookings, isOpen }) => [bookings.length, isOpen])).toEqual(
      lengths.map((length) => [length, true]),
    )
    expect([...first.values()].flatMap(({ bookings }) => bookings)).toEqual(many.slice(0, lengths[0] ?? 0))
    const shown = afterAll(ids, byId(), new Set(open), first)
    expect([...shown.values()].flatMap(({ bookings }) => bookings)).toHaveLength(many.length)
  })

  test('a short list is rendered at once', () => {
    const groups = new Map(bookingGroups(few, 'month').map((group) => [group.id, group]))
    const first = firstGroups(groups, openGroups([...groups.values()]))
    expect(nextGroups([...groups.keys()], groups, new Set(groups.keys()), first)).toEqual([])
  })

  test('open groups come first, as many bookings as one task may change', () => {
    expect(changedIds(ids, byId(), new Set(['2026-01', '2026-02']), new Map())).toEqual(['2026-02'])
    expect(changedIds(ids, byId(), new Set(['2026-02']), new Map())).toEqual([
      '2026-02',
      '2026-04',
      '2026-03',
      '2026-01',
    ])
  })

  test('closed groups change together, because their bookings are texts', () => {
    expect(changedIds(ids, byId(), new Set(), new Map())).toEqual(ids)
  })

  test('in the end every group has its bookings, and nothing is left to change', () => {
    const shown = afterAll(ids, byId(), new Set(['2026-04']), new Map())
    expect([...shown.values()].map(({ bookings, isOpen }) => [bookings.length, isOpen])).toEqual([
      [50, true],
      [50, false],
      [50, false],
      [50, false],
    ])
    expect(nextGroups(ids, byId(), new Set(['2026-04']), shown)).toEqual([])
  })

  test('groups without a booking of the filter are hidden together and keep what they had', () => {
    const shown = afterAll(ids, byId(), new Set(), new Map())
    const found = byId(many.filter(({ at }) => at?.day === '2026-03-01').slice(0, 1))
    const [first, ...others] = nextGroups(ids, found, new Set(['2026-03']), shown)
    expect(first).toMatchObject(['2026-03', { isOpen: true, bookings: { length: 1 } }])
    expect(others.map(([id]) => id)).toEqual(['2026-04', '2026-02', '2026-01'])
    for (const [, { group, bookings }] of others) expect([group, bookings.length]).toEqual([null, 50])
    expect(nextGroups(ids, found, new Set(['2026-03']), afterAll(ids, found, new Set(['2026-03']), shown))).toEqual([])
  })

  test('an open group that is hidden costs as little as a closed one', () => {
    const open = new Set(['2026-04', '2026-03'])
    const shown = afterAll(ids, byId(), open, new Map())
    expect(changedIds(ids, new Map(), open, shown)).toEqual(ids)
  })
})
