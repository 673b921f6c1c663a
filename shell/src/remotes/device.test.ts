import { expect, test } from 'vitest'
import { deviceOf } from './load-times.ts'

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
