import { expect, test } from 'vitest'
import { allowedSource } from './allowed-source.ts'

const sources = ['https://cdn.example/pictures/', 'https://shop.example', 'http://127.0.0.1:3100/images/', 'http://localhost:3100/images']
const portal = 'https://portal.example'
const of = (src: string, listed = [...sources, portal]) => allowedSource(src, listed, portal)

test.each([
  { src: 'https://cdn.example/pictures/a-600x600.jpg', literal: false },
  { src: 'https://cdn.example:443/pictures/a.jpg?v=1', literal: false },
  { src: 'https://shop.example/a/b.png', literal: false },
  { src: 'http://127.0.0.1:3100/images/r1-1200x1200.jpg', literal: true },
  { src: 'http://localhost:3100/images/r1.jpg', literal: true },
  { src: 'https://portal.example/brand/hero.webp', literal: false },
  { src: 'https://cdn.example/pictures/Tr%C3%BCffel%20weiss.jpg', literal: false },
])('accepts $src', ({ src, literal }) => {
  expect(of(src)).toEqual({ url: new URL(src), literal })
})

test.each([
  '', 'a.jpg', '/a.jpg', '//cdn.example/pictures/a.jpg', '\\\\cdn.example\\a.jpg', 'https:\\\\cdn.example/pictures/a.jpg', 'https:/\\cdn.example/pictures/a.jpg',
  'https:///cdn.example/pictures/a.jpg', 'https:cdn.example/pictures/a.jpg', ' https://cdn.example/pictures/a.jpg', 'https://cdn.example/pictures/a.jpg ',
  'https://cdn.example/pictures/a\tb.jpg', 'ht\ntps://cdn.example/pictures/a.jpg', 'https://cdn.example/pictures/a\u0000.jpg', 'https://cdn.example/pictures/ä.jpg',
  'HTTPS://cdn.example/pictures/a.jpg', 'https://CDN.example/pictures/a.jpg', 'http://cdn.example/pictures/a.jpg', 'https://cdn.example:8443/pictures/a.jpg',
  'https://cdn.example.evil.example/pictures/a.jpg', 'https://cdn.example@evil.example/pictures/a.jpg', 'https://user@cdn.example/pictures/a.jpg',
  'https://user:pass@cdn.example/pictures/a.jpg', 'https://cdn.example%40evil.example/pictures/a.jpg', 'https://cdn%2eexample/pictures/a.jpg', 'https://cdn。example/pictures/a.jpg',
  'https://cdn.example./pictures/a.jpg', 'https://evil.example/?https://cdn.example/pictures/', 'https://evil.example/#https://cdn.example/pictures/',
  'https://cdn.example/pictures/a.jpg#x', 'https://cdn.example/pictures', 'https://cdn.example/picturesx/a.jpg', 'https://cdn.example/a.jpg', 'https://cdn.example/pictures/../a.jpg',
  'https://cdn.example/pictures/%2e%2e/a.jpg', 'https://cdn.example/pictures/..%2fa.jpg', 'https://cdn.example/pictures/%2E%2E%5Ca.jpg', 'https://cdn.example/pictures/a%00.jpg',
  'https://cdn.example/pictures/a%0d%0ax.jpg', 'https://cdn.example/pictures/%252e%252e/a.jpg', 'https://cdn.example/./pictures/a.jpg',
  'http://2130706433:3100/images/a.jpg', 'http://0x7f000001:3100/images/a.jpg', 'http://0x7f.0.0.1:3100/images/a.jpg', 'http://0177.0.0.1:3100/images/a.jpg',
  'http://127.1:3100/images/a.jpg', 'http://127.0.1:3100/images/a.jpg', 'http://127.0.0.1./images/a.jpg', 'http://127.0.0.1:80/images/a.jpg', 'http://127.0.0.1/images/a.jpg',
  'http://[::1]:3100/images/a.jpg', 'http://[::ffff:127.0.0.1]:3100/images/a.jpg', 'http://0:3100/images/a.jpg', 'http://0.0.0.0:3100/images/a.jpg', 'http://①27.0.0.1:3100/images/a.jpg',
  'http://localhost:3101/images/a.jpg', 'http://localhost.evil.example:3100/images/a.jpg', 'http://LOCALHOST:3100/images/a.jpg', 'http://localhost:3100/imagesx/a.jpg',
  'http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/latest/', 'http://metadata.google.internal/', 'http://10.0.0.1/a.jpg',
  'file:///etc/passwd', 'data:image/png;base64,AAAA', 'javascript:alert(1)', 'ftp://cdn.example/pictures/a.jpg', 'gopher://cdn.example/', 'blob:https://cdn.example/x',
  'https://portal.example/api/image?src=x', 'https://portal.example/api/api?path=shop/card', 'https://portal.example/%61pi/image?src=x', `https://cdn.example/pictures/${'a'.repeat(1_100)}`,
])('refuses %j', (src) => {
  expect(of(src)).toBeNull()
})
