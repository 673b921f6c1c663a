import { expect, test } from 'vitest'
import { mapInSlices, sliceSize } from './map-in-slices.ts'

test.each([
  { length: 0, slices: [] },
  { length: sliceSize, slices: [sliceSize] },
  { length: 2 * sliceSize + 1, slices: [sliceSize, sliceSize, 1] },
])('a list of $length items is mapped in order, in slices of $slices', async ({ length, slices }) => {
  const items = Array.from({ length }, (_, index) => index)
  const seen: number[] = []
  const doubled = await mapInSlices(items, (slice) => {
    seen.push(slice.length)
    return slice.map((item) => 2 * item)
  })
  expect(doubled).toEqual(items.map((item) => 2 * item))
  expect(seen).toEqual(slices)
})

test('other tasks run before each slice of a long list', async () => {
  const order: string[] = []
  const input = (): void => void setTimeout(() => order.push('input'))
  input()
  const mapped = mapInSlices(Array.from({ length: 2 * sliceSize }), () => {
    order.push('slice')
    input()
    return []
  })
  await mapped
  expect(order).toEqual(['input', 'slice', 'input', 'slice'])
})
