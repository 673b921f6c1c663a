import { expect, test } from 'vitest'
import { imageRequest } from './image-request.ts'

const request = (query: string, accept = '') => imageRequest(new URLSearchParams(query), accept)

test.each(['240', '312', '400', '480', '600', '624', '748', '800', '960', '1200', '1496'])(
  'accepts the width %s, also as a square',
  (width) => {
    expect(request(`src=a&w=${width}`)).toMatchObject({ width: Number(width), height: null })
    expect(request(`src=a&w=${width}&h=${width}`)).toMatchObject({ width: Number(width), height: Number(width) })
  },
)

test.each([
  '',
  'src=a',
  'src=a&w=',
  'src=a&w=0',
  'src=a&w=-480',
  'src=a&w=481',
  'src=a&w=99999',
  'src=a&w=480.0',
  'src=a&w=0480',
  'src=a&w=4e2',
  'src=a&w= 480',
  'src=a&w=480px',
  'src=a&w=480&h=',
  'src=a&w=480&h=600',
  'src=a&w=480&h=0',
  'src=a&w=480&w=600',
  'src=a&src=b&w=480',
  'src=a&w=480&q=75',
  'src=a&w=480&x',
  'src=a&w=NaN',
  'src=a&w=Infinity',
])('rejects "%s"', (query) => {
  expect(() => request(query)).toThrow(expect.objectContaining({ status: 400 }))
})

test.each(['w=480', 'src=&w=480'])('reads "%s" as an image without an address', (query) => {
  expect(request(query)).toMatchObject({ src: '', width: 480 })
})

test.each([
  { accept: 'image/avif,image/webp,image/*,*/*;q=0.8', format: 'avif' },
  { accept: 'image/webp,*/*', format: 'webp' },
  { accept: '*/*', format: 'jpeg' },
  { accept: undefined, format: 'jpeg' },
])('chooses $format for the Accept header $accept', ({ accept, format }) => {
  expect(request('src=a&w=480', accept).format).toBe(format)
})
