import { expect, test } from 'vitest'
import { promote, release, rollback, setDisabled, startCanary, type Pointer } from './pointer.ts'

const [a, b, c] = ['1.0.0-a', '1.0.0-b', '1.0.0-c'] as const
const unknown = { note: 'kept' }

test.each<{ title: string; change: () => Pointer; expected: object }>([
  { title: 'a first release', change: () => release(null, a), expected: { current: a } },
  {
    title: 'a release',
    change: () => release({ current: a, ...unknown } as Pointer, b),
    expected: { current: b, previous: a, ...unknown },
  },
  {
    title: 'a release of the current version',
    change: () => release({ current: a, previous: b }, a),
    expected: { current: a, previous: b },
  },
  {
    title: 'a release during a canary',
    change: () => release({ current: a, canary: { version: b, percent: 5 } }, c),
    expected: { current: c, previous: a },
  },
  {
    title: 'a release of a disabled remote',
    change: () => release({ current: a, disabled: true }, b),
    expected: { current: b, previous: a, disabled: true },
  },
  {
    title: 'an unblocked version',
    change: () => release({ current: a, blocked: [b, c] }, b, true),
    expected: { current: b, previous: a, blocked: [c] },
  },
  {
    title: 'a canary',
    change: () => startCanary({ current: a }, b, 5),
    expected: { current: a, canary: { version: b, percent: 5 } },
  },
  { title: 'a first canary', change: () => startCanary(null, a, 5), expected: { canary: { version: a, percent: 5 } } },
  {
    title: 'a promotion of the first canary',
    change: () => promote({ canary: { version: a, percent: 5 } }),
    expected: { current: a },
  },
  {
    title: 'a release during the first canary',
    change: () => release({ canary: { version: a, percent: 5 } }, b),
    expected: { current: b },
  },
  {
    title: 'a rollback of the first canary',
    change: () => rollback({ canary: { version: a, percent: 5 } }),
    expected: { blocked: [a] },
  },
  {
    title: 'a canary after the first one was rolled back',
    change: () => startCanary({ blocked: [a] }, b, 5),
    expected: { blocked: [a], canary: { version: b, percent: 5 } },
  },
  {
    title: 'another percentage',
    change: () => startCanary({ current: a, canary: { version: b, percent: 5 } }, b, 0.01),
    expected: { current: a, canary: { version: b, percent: 0.01 } },
  },
  {
    title: 'a promotion',
    change: () => promote({ current: a, canary: { version: b, percent: 5 }, disabled: true }),
    expected: { current: b, previous: a, disabled: true },
  },
  {
    title: 'a rollback of a canary',
    change: () => rollback({ current: a, previous: c, canary: { version: b, percent: 5 } }),
    expected: { current: a, previous: c, blocked: [b] },
  },
  {
    title: 'a rollback',
    change: () => rollback({ current: b, previous: a, blocked: [c] }),
    expected: { current: a, blocked: [c, b] },
  },
  {
    title: 'a rollback to a named version',
    change: () => rollback({ current: b, previous: a, canary: { version: a, percent: 5 }, blocked: [c] }, c),
    expected: { current: c, blocked: [b] },
  },
  { title: 'disabling', change: () => setDisabled({ current: a }, true), expected: { current: a, disabled: true } },
  { title: 'enabling', change: () => setDisabled({ current: a, disabled: true }, false), expected: { current: a } },
])('$title gives the pointer $expected', ({ change, expected }) => {
  expect(change()).toEqual(expected)
})

test.each<{ change: () => Pointer; message: RegExp }>([
  { change: () => release({ current: a, blocked: [b] }, b), message: /1\.0\.0-b was rolled back.*--unblock/ },
  { change: () => startCanary({ current: a }, b, 0), message: /PERCENT.*0\.01 to 100/ },
  { change: () => startCanary({ current: a }, b, 100.1), message: /PERCENT/ },
  { change: () => startCanary({ current: a }, b, Number.NaN), message: /PERCENT/ },
  { change: () => startCanary({ current: a }, a, 5), message: /already the current/ },
  { change: () => startCanary({ current: a, blocked: [b] }, b, 5), message: /--unblock/ },
  { change: () => promote({ current: a }), message: /no canary.*"canary"/ },
  { change: () => rollback({ current: a }), message: /--version.*"disable"/ },
  { change: () => rollback({ current: a, previous: b }, a), message: /already the current/ },
  { change: () => rollback({ blocked: [a] }), message: /no current version.*"release" or "canary"/ },
  { change: () => rollback({ canary: { version: a, percent: 5 } }, b), message: /no current version/ },
])('an impossible change says the remedy: $message', ({ change, message }) => {
  expect(change).toThrow(message)
})
