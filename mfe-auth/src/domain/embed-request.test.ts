import { expect, test } from 'vitest'
import { embedRequest, siteOf } from './embed-request.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const search = (origin: string, sent = nonce) => `?origin=${encodeURIComponent(origin)}&nonce=${sent}`

test.each(['https://shop.example', 'https://market.example:8443', 'http://localhost:3100'])(
  'the page of %s asks for a token',
  (origin) => {
    expect(embedRequest(search(origin))).toEqual({ origin, nonce })
    expect(siteOf(origin)).toBe(origin.replace(/^https?:\/\//, ''))
  },
)

test.each([
  '',
  `?nonce=${nonce}`,
  '?origin=https%3A%2F%2Fshop.example',
  search('https://shop.example/'),
  search('https://SHOP.example'),
  search('https://shop.example:443'),
  search('https://user@shop.example'),
  search('https://shöp.example'),
  search('null'),
  search('*'),
  search('javascript:alert(1)'),
  search('file://'),
  search('https://shop.example', 'short'),
  search('https://shop.example', 'n'.repeat(65)),
  search('https://shop.example', '%3Cscript%3Eabcdefghijklmnop'),
])('"%s" asks for nothing', (query) => {
  expect(embedRequest(query)).toBeNull()
})
