import { expect, test } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { createWantedImages } from './wanted-image.ts'

const start = () =>
  createWantedImages({ imageSources: ['https://cdn.example/pictures/'], publicOrigin: 'https://portal.example' })
const target = (src: string, query = 'w=240') => `/api/image?src=${encodeURIComponent(src)}&${query}`
const listed = 'https://cdn.example/pictures/a.jpg'

test('a request is read once for each format', () => {
  const wantedImage = start()
  const [avif, webp] = ['image/avif,*/*', 'image/webp,*/*'].map((accept) => wantedImage(target(listed), accept))
  expect(avif).toMatchObject({ source: { url: listed, literal: false }, width: 240, height: null, format: 'avif' })
  expect(webp).toMatchObject({ format: 'webp' })
  expect(wantedImage(target(listed), 'image/avif')).toBe(avif)
  expect(wantedImage(target(listed), 'image/webp')).toBe(webp)
})

test('every picture, size and format has a file of its own, whichever server the request was written for', () => {
  const wantedImage = start()
  const targets = [target(listed), target(`${listed}x`), target(listed, 'w=480'), target(listed, 'w=240&h=240')]
  const files = targets.flatMap((each) =>
    ['image/avif', 'image/webp', ''].map((accept) => wantedImage(each, accept).file),
  )
  expect(new Set(files).size).toBe(targets.length * 3)
  expect(wantedImage(`https://portal.example${target(listed)}`, 'image/avif').file).toBe(files[0])
})

test('a source that is not listed is none, and a wrong size is refused, each time', () => {
  const wantedImage = start()
  for (let round = 0; round < 2; round += 1) {
    expect(wantedImage(target('https://evil.example/a.jpg'), '').source).toBeNull()
    expect(() => wantedImage(target(listed, 'w=241'), '')).toThrow(HttpError)
  }
})
