import { describe, expect, test } from 'vitest'
import type { ScrollState } from './scroll-state.ts'
import { sameScrollState, scrollState } from './scroll-state.ts'

describe('scrollState', () => {
  test.each([
    { at: 0, client: 300, all: 300, expected: { kind: 'fits' } },
    { at: 0, client: 300, all: 301, expected: { kind: 'fits' } },
    { at: 0, client: 300, all: 900, expected: { kind: 'scrolls', atStart: true, atEnd: false } },
    { at: 250, client: 300, all: 900, expected: { kind: 'scrolls', atStart: false, atEnd: false } },
    { at: 599.4, client: 300, all: 900, expected: { kind: 'scrolls', atStart: false, atEnd: true } },
  ])('$at of $all px in a window of $client px is $expected', ({ at, client, all, expected }) => {
    expect(scrollState({ scrollLeft: at, clientWidth: client, scrollWidth: all })).toEqual(expected)
  })
})

describe('sameScrollState', () => {
  const fits: ScrollState = { kind: 'fits' }
  const start: ScrollState = { kind: 'scrolls', atStart: true, atEnd: false }
  const end: ScrollState = { kind: 'scrolls', atStart: false, atEnd: true }
  test.each([
    { title: 'two that fit', a: fits, b: fits, same: true },
    { title: 'one that fits and one that scrolls', a: fits, b: start, same: false },
    { title: 'both at the start', a: start, b: { ...start }, same: true },
    { title: 'start and end', a: start, b: end, same: false },
  ])('$title are the same: $same', ({ a, b, same }) => {
    expect(sameScrollState(a, b)).toBe(same)
  })
})
