import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toUtf8 } from './to-utf8.ts'

const text = '{"name":"Brückner","city":"Gößweinstein"}'
const [utf8, latin1] = [Buffer.from(text), Buffer.from(text, 'latin1')]
const utf16 = Buffer.from(text, 'utf16le')
const json = 'application/json'

test.each([
  { title: 'UTF-8', type: json, bytes: utf8 },
  { title: 'UTF-8 that says so', type: `${json}; charset=UTF-8`, bytes: utf8 },
  { title: 'UTF-8 by its other name', type: `${json};charset=utf8`, bytes: utf8 },
  { title: 'UTF-8 with a byte order mark', type: json, bytes: Buffer.from(`\ufeff${text}`) },
  {
    title: 'UTF-8 with a byte order mark that says so',
    type: `${json}; charset=utf8`,
    bytes: Buffer.from(`\ufeff${text}`),
  },
  { title: 'UTF-8 of an unknown charset', type: `${json}; charset=binary`, bytes: utf8 },
  { title: 'UTF-8 of an empty charset', type: `${json}; charset=`, bytes: utf8 },
  { title: 'UTF-8 without a content type', type: '', bytes: utf8 },
  { title: 'ISO-8859-1', type: `${json}; charset=ISO-8859-1`, bytes: latin1 },
  { title: 'ISO-8859-1 in quotes', type: `${json}; charset="iso-8859-1"`, bytes: latin1 },
  { title: 'Latin-1', type: `text/plain;Charset=latin1; boundary=x`, bytes: latin1 },
  { title: 'Windows-1252', type: `${json}; charset=windows-1252`, bytes: latin1 },
  { title: 'ISO-8859-15', type: `${json}; charset=iso-8859-15`, bytes: latin1 },
  { title: 'UTF-16 that says so', type: `${json}; charset=utf-16le`, bytes: utf16 },
  { title: 'UTF-16 with its mark alone', type: json, bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]) },
  {
    title: 'big-endian UTF-16 with another charset',
    type: `${json}; charset=utf-8`,
    bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16(),
  },
])('$title is passed on as UTF-8', ({ type, bytes }) => {
  expect(toUtf8(bytes, type)?.toString()).toBe(text)
})

test.each([
  { title: 'ISO-8859-1 that does not say so', type: json, bytes: latin1 },
  { title: 'ISO-8859-1 that says UTF-8', type: `${json}; charset=utf-8`, bytes: latin1 },
  { title: 'ISO-8859-1 of an unknown charset', type: `${json}; charset=x-own`, bytes: latin1 },
  { title: 'gzip as ISO-8859-1', type: `${json}; charset=iso-8859-1`, bytes: gzipSync(utf8) },
  { title: 'deflate as Windows-1252', type: `${json}; charset=windows-1252`, bytes: deflateSync(utf8) },
  { title: 'brotli as Latin-1', type: `${json}; charset=latin1`, bytes: brotliCompressSync(utf8) },
  { title: 'gzip', type: json, bytes: gzipSync(utf8) },
  { title: 'half a character', type: json, bytes: utf8.subarray(0, utf8.indexOf('ü') + 1) },
  { title: 'half a character of UTF-16', type: `${json}; charset=utf-16le`, bytes: utf16.subarray(0, -1) },
])('$title is refused', ({ type, bytes }) => {
  expect(toUtf8(bytes, type)).toBeNull()
})

test('nothing is nothing', () => {
  expect(toUtf8(Buffer.alloc(0), json)).toHaveLength(0)
})
