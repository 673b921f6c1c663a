import type { ReleasePointer } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { endHold, hold, withoutUnusedHold } from './hold.ts'

const [a, b, c] = ['1.0.0-a', '1.0.0-b', '1.0.0-c'] as const
const now = new Date('2026-11-22T07:00:00Z')
const pointer: ReleasePointer = { current: b, previous: a, canary: { version: c, percent: 5 }, team: 'x' }
const request = { reason: ' fixes a leak ', until: '2026-11-24T12:00:00Z' }
const held = { version: b, reason: 'fixes a leak', until: '2026-11-24T12:00:00.000Z' }

test.each([
  { title: 'the current version', more: {}, expected: held },
  { title: 'the canary', more: { version: c }, expected: { ...held, version: c } },
  { title: 'a day', more: { until: '2026-11-29' }, expected: { ...held, until: '2026-11-29T00:00:00.000Z' } },
  {
    title: 'a time elsewhere',
    more: { until: '2026-11-24T12:00:00+01:00' },
    expected: { ...held, until: '2026-11-24T11:00:00.000Z' },
  },
])('holds $title', ({ more, expected }) => {
  expect(hold(pointer, { ...request, ...more }, now)).toEqual({ ...pointer, hold: expected })
})

test.each([
  { title: 'the previous version', more: { version: a }, message: /1\.0\.0-a is not in use/ },
  { title: 'no reason', more: { reason: undefined }, message: /--reason must say/ },
  { title: 'a blank reason', more: { reason: '  ' }, message: /--reason must say/ },
  { title: 'a long reason', more: { reason: 'x'.repeat(201) }, message: /up to 200 characters/ },
  { title: 'no end', more: { until: undefined }, message: /--until must be/ },
  { title: 'an end that is no time', more: { until: 'tomorrow' }, message: /--until must be/ },
  { title: 'an end that has passed', more: { until: '2026-11-22T07:00:00Z' }, message: /a time to come/ },
  {
    title: 'an end after seven days',
    more: { until: '2026-11-29T07:00:01Z' },
    message: /\(2026-11-29T07:00:00\.000Z\)/,
  },
])('refuses to hold with $title', ({ more, message }) => {
  expect(() => hold(pointer, { ...request, ...more }, now)).toThrow(message)
})

test('a remote without a current version needs the version', () => {
  expect(() => hold({ canary: { version: c, percent: 5 } }, request, now)).toThrow(/Name the canary/)
})

test('a hold is ended alone', () => {
  expect(endHold({ ...pointer, hold: held })).toEqual(pointer)
})

test.each([
  { title: 'is released again', after: { current: b, hold: held }, expected: held },
  { title: 'gets a canary beside it', after: { ...pointer, hold: held }, expected: held },
  { title: 'is disabled', after: { ...pointer, disabled: true, hold: held }, expected: held },
  { title: 'becomes the previous one', after: { current: c, previous: b, hold: held }, expected: undefined },
  { title: 'is rolled back', after: { current: a, blocked: [b], hold: held }, expected: undefined },
])('a held version that $title is held: $expected', ({ after, expected }) => {
  expect(withoutUnusedHold({ current: b, hold: held }, after).hold).toEqual(expected)
})

test('a hold of a version for other shells remains', () => {
  const after = { current: a, hold: held }
  expect(withoutUnusedHold({ current: c, hold: held }, after)).toEqual(after)
  expect(withoutUnusedHold(null, { current: a })).toEqual({ current: a })
})
