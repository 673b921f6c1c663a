import { couponWith } from '@delikaterie/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { picturesOf } from './coupon-pictures.ts'

const back = { path: 'https://p/back.jpg', tags: ['de', 'BACKGROUND'] }
const first = { path: 'https://p/1.jpg', tags: [] }
const second = { path: 'https://p/2.jpg', tags: ['LIST'] }

test.each([
  { images: [back, first, second], front: first.path, background: back.path },
  { images: [second, first], front: second.path, background: null },
  { images: [back], front: back.path, background: null },
  { images: [{ path: ' ' }, { ...first, path: '' }, back], front: back.path, background: null },
  { images: [{ path: 'https://p/3.jpg', tags: null }], front: 'https://p/3.jpg', background: null },
  { images: null, front: '', background: null },
  { images: [], front: '', background: null },
])('of the pictures $images $front is in front of $background', ({ images, front, background }) => {
  expect(picturesOf(couponWith({ images }).images)).toEqual({ front, background })
})
