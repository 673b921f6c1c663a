import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isHeld, maxHold } from './hold.ts'
import { ReleasePointer } from './release-record.ts'

const now = Date.parse('2026-11-22T07:00:00Z')
const hold = { version: '0.1.0-b', reason: 'fixes a leak', until: '2026-11-22T08:00:00Z' }
const endingAt = (time: number) => ({ ...hold, until: new Date(time).toISOString() })

test.each([
  { title: 'no hold', held: undefined, version: '0.1.0-b', expected: false },
  { title: 'its version', held: hold, version: '0.1.0-b', expected: true },
  { title: 'another version', held: hold, version: '0.1.0-a', expected: false },
  { title: 'a hold that ends now', held: endingAt(now), version: '0.1.0-b', expected: false },
  { title: 'the longest hold', held: endingAt(now + maxHold), version: '0.1.0-b', expected: true },
  { title: 'a longer hold', held: endingAt(now + maxHold + 1), version: '0.1.0-b', expected: false },
])('$title: held $expected', ({ held, version, expected }) => {
  expect(isHeld(held, version, now)).toBe(expected)
})

/** The fields of a pointer that edges and kits before holds know. */
const Version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/))
const choice = {
  current: v.optional(Version),
  previous: v.optional(Version),
  canary: v.optional(v.object({ version: Version, percent: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)) })),
}
const FormerPointer = v.looseObject({
  ...choice,
  majors: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/)), v.object(choice))),
  disabled: v.optional(v.boolean()),
  blocked: v.optional(v.array(Version)),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
})

test('a pointer with a hold is one for builds of before, which keep the hold when they write it', () => {
  const pointer = { current: '0.1.0-b', previous: '0.1.0-a', hold }
  expect(v.parse(FormerPointer, pointer)).toEqual(pointer)
  expect(v.parse(ReleasePointer, v.parse(FormerPointer, pointer))).toEqual(pointer)
})

test.each([
  { title: 'without a version', held: { ...hold, version: undefined } },
  { title: 'without a reason', held: { ...hold, reason: undefined } },
  { title: 'without an end', held: { ...hold, until: undefined } },
  { title: 'with an end that is no time', held: { ...hold, until: 'tomorrow' } },
])('a hold $title holds nothing, and its pointer is one', ({ held }) => {
  const pointer = { current: '0.1.0-b', disabled: true }
  expect(v.parse(ReleasePointer, { ...pointer, hold: held })).toEqual({ ...pointer, hold: undefined })
})
