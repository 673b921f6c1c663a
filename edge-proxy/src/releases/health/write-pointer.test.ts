import { expect, test } from 'vitest'
import { pointerWithout } from './write-pointer.ts'

const canary = { version: '3', percent: 5 }
test.each([
  {
    title: 'the canary',
    pointer: { current: '2', previous: '1', canary, team: 'x' },
    version: '3',
    next: { current: '2', previous: '1', blocked: ['3'], team: 'x' },
  },
  {
    title: 'the current version',
    pointer: { current: '2', previous: '1', canary, blocked: ['0'] },
    version: '2',
    next: { current: '1', canary, blocked: ['0', '2'] },
  },
  { title: 'the only version', pointer: { current: '2' }, version: '2', next: null },
  {
    title: 'a version whose previous one is blocked',
    pointer: { current: '2', previous: '1', blocked: ['1'] },
    version: '2',
    next: null,
  },
  {
    title: 'a version that is no longer named',
    pointer: { current: '2', previous: '1', canary },
    version: '9',
    next: null,
  },
])('the pointer without $title', ({ pointer, version, next }) => {
  expect(pointerWithout(pointer, version)).toEqual(next)
})
