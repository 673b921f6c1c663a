import { expect, test } from 'vitest'
import { boxAround, labelTops } from './place-labels.ts'

const label = (left: number, top: number) => ({ left, top, width: 100, height: 20 })

test.each([
  { title: 'apart', labels: [label(0, 10), label(200, 10), label(0, 40)], tops: [10, 10, 40] },
  { title: 'at one place', labels: [label(0, 10), label(0, 10), label(50, 15)], tops: [10, 30, 50] },
  { title: 'above the window', labels: [label(0, -300), label(0, -20)], tops: [0, 20] },
  { title: 'side by side', labels: [label(0, 10), label(100, 10)], tops: [10, 10] },
])('labels $title stand at $tops', ({ labels, tops }) => {
  expect(labelTops(labels)).toEqual(tops)
})

const empty = { left: 0, top: 0, width: 0, height: 0 }

test.each([
  { title: 'none', rectangles: [], box: null },
  { title: 'hidden ones', rectangles: [empty], box: null },
  {
    title: 'two, beside a hidden one',
    rectangles: [{ left: 10, top: 100, width: 30, height: 10 }, empty, { left: 0, top: 50, width: 20, height: 20 }],
    box: { left: 0, top: 50, width: 40, height: 60 },
  },
])('the box around $title is $box', ({ rectangles, box }) => {
  expect(boxAround(rectangles)).toEqual(box)
})
