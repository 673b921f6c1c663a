import { expect, test } from 'vitest'
import { imageRequest } from './image-request.ts'

const request = (query: string, accept = '') => imageRequest(new URLSearchParams(query), accept)

// Rule: formats-39
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

// Rule: formats-44
test.each([
  { accept: 'image/avif,image/webp,image/*,*/*;q=0.8', format: 'avif' },
  { accept: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', format: 'avif' },
  {
    accept: 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/*;q=0.8,*/*;q=0.5',
    format: 'avif',
  },
  { accept: 'image/webp,*/*', format: 'webp' },
  { accept: '*/*', format: 'jpeg' },
  { accept: 'image/*', format: 'jpeg' },
  { accept: undefined, format: 'jpeg' },
  { accept: 'image/avif;q=0', format: 'jpeg' },
  { accept: 'image/avif;q=0,image/webp', format: 'webp' },
  { accept: 'image/avif;q=0.000, image/webp;q=0.001', format: 'webp' },
  { accept: 'image/avif;q=0,image/webp;q=0,*/*', format: 'jpeg' },
  { accept: 'image/webp;q=0', format: 'jpeg' },
  { accept: 'image/avif, image/webp;q=0', format: 'avif' },
  { accept: 'image/*;q=0', format: 'jpeg' },
  { accept: 'image/*;q=0,image/avif', format: 'avif' },
  { accept: 'image/avif,image/*;q=0', format: 'avif' },
  { accept: 'IMAGE/AVIF', format: 'avif' },
  { accept: 'Image/Avif;Q=0, Image/WebP', format: 'webp' },
  { accept: ' image/avif ; q=0 ,\timage/webp ; q=1', format: 'webp' },
  { accept: 'text/html , , image/avif', format: 'avif' },
  { accept: 'image/avif;profile="a,b";q=0, image/webp', format: 'webp' },
  { accept: 'image/avif;q=0.5,image/webp;q=0.9', format: 'webp' },
  { accept: 'image/avif;q=0.9,image/webp;q=0.5', format: 'avif' },
  { accept: 'image/webp;q=0.5,image/jpeg', format: 'jpeg' },
  { accept: 'image/jpeg,image/webp', format: 'webp' },
  { accept: 'image/avif,image/avif;q=0', format: 'jpeg' },
  { accept: 'image/avif;q=0,image/avif', format: 'jpeg' },
  { accept: 'image/avif;q=-1', format: 'jpeg' },
  { accept: 'image/avif-sequence', format: 'jpeg' },
  { accept: 'text/image/avif', format: 'jpeg' },
  { accept: 'image/webp2,application/x;a=image/webp', format: 'jpeg' },
])('chooses $format for the Accept header $accept', ({ accept, format }) => {
  expect(request('src=a&w=480', accept).format).toBe(format)
})
