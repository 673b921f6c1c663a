import { expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { loadTimesOf, deviceOf } from './load-times.ts'

const page = 'https://portal.example/konto/karten'
const remote = (base: string) => ({ base, record: releaseRecord({}) })
const registry = {
  'mfe-cards': remote('/remotes/mfe-cards/0.1.0-a/'),
  'mfe-auth': remote('https://localhost:4000/'),
  'mfe-rewards': remote('/remotes/mfe-rewards/0.1.0-a/'),
}
const timing = (name: string, startTime: number, responseEnd: number) => ({ name, startTime, responseEnd })

test('the load time of a remote goes from its first request to its last byte, whatever its address', () => {
  const timings = [
    timing('https://portal.example/assets/main.0.js', 10, 900),
    timing('https://portal.example/remotes/mfe-cards/0.1.0-a/entry.js', 120, 180),
    timing('https://portal.example/remotes/mfe-cards/0.1.0-a/cards.js', 200, 350.6),
    timing('https://portal.example/remotes/mfe-cards/0.1.0-b/entry.js', 0, 9_000),
    timing('https://localhost:4000/entry.js', 50, 80),
    timing('https://portal.example/remotes/mfe-rewards/0.1.0-a/entry.js', 60, 0),
  ]
  expect(loadTimesOf(registry, timings, page)).toEqual({ 'mfe-cards': 231, 'mfe-auth': 30 })
})

test('a page without remotes has no load times', () => {
  expect(loadTimesOf({}, [timing('https://portal.example/assets/main.0.js', 10, 900)], page)).toEqual({})
})

test.each([
  { width: 320, device: 'phone' },
  { width: 639.5, device: 'phone' },
  { width: 640, device: 'tablet' },
  { width: 1023, device: 'tablet' },
  { width: 1024, device: 'desktop' },
  { width: 2560, device: 'desktop' },
])('a window of $width pixels is a $device', ({ width, device }) => {
  expect(deviceOf(width)).toBe(device)
})
