import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { requestedPath } from './find-call.ts'

const parsed = (target: string) => {
  const { segments, query } = requestedPath(target)
  return { segments: segments.join(' '), query: Object.fromEntries(query) }
}

test.each([
  { target: '/api/api?path=shop%2Fcard', segments: 'shop card', query: {} },
  { target: '/api/api?path=shop/card', segments: 'shop card', query: {} },
  { target: '/api/api?path=%73hop%2fcard', segments: 'shop card', query: {} },
  { target: 'http://localhost/api/api?path=shop%2Fcard', segments: 'shop card', query: {} },
  {
    target: `/api/api?path=${wire.prefix}%2Fcoupons%3FvalidTo%3D2026-11-5%209%3A7%3A3`,
    segments: `${wire.prefix} coupons`,
    query: { validTo: '2026-11-5 9:7:3' },
  },
  {
    target: `/api/api?path=${wire.prefix}%2Fcoupons%3FvalidTo%3D2026-11-5%25209%253A7%253A3`,
    segments: `${wire.prefix} coupons`,
    query: { validTo: '2026-11-5 9:7:3' },
  },
  { target: '/api/api?path=shop%2Fconfig%3Fitem%3Da%2Bb', segments: 'shop config', query: { item: 'a+b' } },
  { target: '/api/api?path=shop%2Fconfig%3Fitem%3D', segments: 'shop config', query: { item: '' } },
])('parses $target, decoding once', ({ target, ...expected }) => {
  expect(parsed(target)).toEqual(expected)
})

test.each([
  '/api/api',
  '/api/api?path=%',
  '/api/api?path=a%2F%2Fb',
  '/api/api?path=a&path=b',
  '/api/api?path=a%3Fx',
  '/api/api?path=a%3F',
])('rejects %s', (target) => {
  expect(() => requestedPath(target)).toThrow(expect.objectContaining({ code: 'requestInvalid', status: 400 }))
})
