import { isInCanary } from '@portal/shared-contracts/remotes/canary'
import { expect, test } from 'vitest'
import { findBucket, shownVersion } from './shown-version.ts'

const [current, canary] = ['1.0.0-a', '1.1.0-b'] as const
const both = { current, canary: { version: canary, percent: 20 } }

test.each([
  { title: 'the canary', wanted: { canary: true } as const, version: canary, inside: true },
  { title: 'the canary by its name', wanted: { version: canary }, version: canary, inside: true },
  { title: 'the current version beside a canary', wanted: { version: current }, version: current, inside: false },
])('$title is shown in a bucket of its own', ({ wanted, version, inside }) => {
  const shown = shownVersion('mfe-x', both, wanted)
  expect(shown.version).toBe(version)
  expect(isInCanary('mfe-x', shown.bucket ?? Number.NaN, 20)).toBe(inside)
})

test('the current version without a canary needs no bucket', () => {
  expect(shownVersion('mfe-x', { current }, { version: current })).toEqual({ version: current, bucket: null })
})

test.each([
  { percent: 100, inside: false },
  { percent: 0.000_001, inside: true },
])('at $percent percent there is no bucket with inside: $inside', ({ percent, inside }) => {
  expect(findBucket('mfe-x', percent, inside)).toBeNull()
})

test.each([
  { pointer: { current }, wanted: { canary: true } as const, message: /has no canary\. Start one/ },
  {
    pointer: both,
    wanted: { version: '0.9.0' },
    message: /No browser gets mfe-x 0\.9\.0; the portal shows 1\.0\.0-a and 1\.1\.0-b/,
  },
  { pointer: { ...both, disabled: true }, wanted: { version: current }, message: /switched off/ },
  {
    pointer: { current, canary: { version: canary, percent: 100 } },
    wanted: { version: current },
    message: /Every browser gets the canary/,
  },
])('$wanted is refused with $message', ({ pointer, wanted, message }) => {
  expect(() => shownVersion('mfe-x', pointer, wanted)).toThrow(message)
})
