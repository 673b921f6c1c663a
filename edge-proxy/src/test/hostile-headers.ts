import { wire } from '@portal/shared-contracts/testing/wire'
import { bodyOf } from './sample-calls.ts'

export type HostileRequest = {
  kind: string
  title: string
  method: string
  path: string
  headers?: Record<string, string>
  /** Headers of the valid session to leave out. */
  without?: string[]
  body?: string
  status: number
}

const bodyTextOf = (call: string): string => JSON.stringify(bodyOf(call))
const loginBody = bodyTextOf('login')
const type = { 'content-type': 'application/json' }

const token = (title: string, headers: Record<string, string>, path = 'shop/card'): HostileRequest => ({
  kind: 'token',
  title,
  method: 'GET',
  path,
  headers,
  status: 401,
})
const login = (kind: string, title: string, headers: Record<string, string>, body = loginBody): HostileRequest => ({
  kind,
  title,
  method: 'POST',
  path: 'shop/user/login',
  headers: { ...type, ...headers },
  body,
  status: 400,
})
const json = (title: string, text: string): HostileRequest => login('JSON', title, {}, text)
const crossOrigin = (title: string, headers: Record<string, string>): HostileRequest => ({
  ...token(title, headers),
  kind: 'page of another origin',
  status: 403,
})

/** Requests with a valid path and another error; `status` is the expected one. */
export const hostileRequests: readonly HostileRequest[] = [
  token('raw access token', { 'x-access-token': 'A' }),
  token('empty access token', { 'x-access-token': '' }),
  token('bearer', { 'x-access-token': 'Bearer A' }),
  token('token sealed with another key', { 'x-access-token': `s1.00000000.${'A'.repeat(80)}` }),
  token('sealed token cut short', { 'x-access-token': 's1.aaaaaaaa.AAAA' }),
  token('sealed token of an unknown version', { 'x-access-token': `s9.aaaaaaaa.${'A'.repeat(80)}` }),
  token('two tokens', { 'x-access-token': 'A, A' }),
  token('raw loyalty token', { 'x-auth': 'L' }, `${wire.prefix}/coupons`),
  token('quoted raw loyalty token', { 'x-auth': '"L"' }, `${wire.prefix}/coupons`),
  token('loyalty token of another key', { 'x-auth': `s1.00000000.${'A'.repeat(80)}` }, `${wire.prefix}/coupons`),
  token('token in JSON', { 'x-access-token': '{"token":"A"}' }),
  { ...token('no access token', {}), without: ['x-access-token'] },
  { ...token('no loyalty token', {}, `${wire.prefix}/coupons`), without: ['x-auth'] },
  { ...token('no cookie', {}), without: ['cookie'] },
  token('another cookie', { cookie: `__Host-portal=${'x'.repeat(43)}` }),
  token('two cookies', { cookie: `__Host-portal=${'x'.repeat(43)}; __Host-portal=${'y'.repeat(43)}` }),
  { ...token('authorization instead', { authorization: 'Bearer A' }), without: ['x-access-token'] },
  crossOrigin('origin of another site', { origin: 'https://evil.example' }),
  crossOrigin('origin null', { origin: 'null' }),
  crossOrigin('origin with the portal as prefix', { origin: 'https://portal.example.evil' }),
  crossOrigin('origin with the portal as user', { origin: 'https://portal.example@evil.example' }),
  crossOrigin('origin of a subdomain', { origin: 'https://x.portal.example' }),
  crossOrigin('origin with another port', { origin: 'https://portal.example:8443' }),
  crossOrigin('portal over plain http', { origin: 'http://portal.example' }),
  crossOrigin('two origins', { origin: 'https://portal.example, https://evil.example' }),
  crossOrigin('empty origin', { origin: '' }),
  crossOrigin('cross-site without an origin', { 'sec-fetch-site': 'cross-site' }),
  crossOrigin('same-site without an origin', { 'sec-fetch-site': 'same-site' }),
  login('body header', 'text', { 'content-type': 'text/plain' }),
  login('body header', 'form', { 'content-type': 'application/x-www-form-urlencoded' }),
  login('body header', 'multipart', { 'content-type': 'multipart/form-data; boundary=x' }),
  login('body header', 'another charset', { 'content-type': 'application/json; charset=utf-16' }),
  login('body header', 'JSON as a suffix', { 'content-type': 'application/vnd.x+json' }),
  login('body header', 'two types', { 'content-type': 'application/json, text/html' }),
  login('body header', 'prefix of the type', { 'content-type': 'application/jsonx' }),
  login('body header', 'gzip', { 'content-encoding': 'gzip' }),
  login('body header', 'br', { 'content-encoding': 'br' }),
  login('body header', 'identity and gzip', { 'content-encoding': 'identity, gzip' }),
  login('body header', 'no type', { 'content-type': '' }),
  json('prototype key', loginBody.replace('{', '{"__proto__":{"x":1},')),
  json('escaped prototype key', loginBody.replace('{', '{"\\u005f_proto__":1,')),
  json('constructor', loginBody.replace('{', '{"constructor":{"prototype":{}},')),
  json('prototype', loginBody.replace('{', '{"prototype":1,')),
  json('unknown field', loginBody.replace('{', '{"admin":true,')),
  json('missing field', '{"loginName":"a"}'),
  json('another type', loginBody.replace('true', '"true"')),
  json('array', `[${loginBody}]`),
  json('null', 'null'),
  json('text', '"login"'),
  json('nothing', ''),
  json('cut', loginBody.slice(0, -1)),
  json('two values', `${loginBody}${loginBody}`),
  json('comment', `/* x */${loginBody}`),
  json('byte that is not UTF-8', loginBody.replace('…', '\xff')),
  json('too large', loginBody.replace('…', 'x'.repeat(70_000))),
  json('long text', loginBody.replace('…', 'x'.repeat(501))),
  json('nested field', loginBody.replace('"…"', '{"$ne":1}')),
]

type Raw = { title: string; text: (cookie: string) => string; status: number }

const get = 'GET /api/api?path=shop%2Fcard HTTP/1.1'
const post = 'POST /api/api?path=shop%2Fuser%2Flogin HTTP/1.1'
const host = 'host: portal.example'
const close = 'connection: close'
const chunked = 'transfer-encoding: chunked'
const contentType = 'content-type: application/json'

const text = (lines: readonly string[], body = ''): string => [...lines, '', body].join('\r\n')
const raw = (title: string, status: number, lines: readonly string[], body?: string): Raw => ({
  title,
  status,
  text: () => text(lines, body),
})
const getWithBody = (title: string, header: string, body: string): Raw => ({
  title,
  status: 400,
  text: (cookie) => text([get, host, close, cookie, header], body),
})
const line = (title: string, first: string, status = 400): Raw => raw(title, status, [first, host, close])
const header = (title: string, ...lines: string[]): Raw => raw(title, 400, [get, host, ...lines, close])
const body = (title: string, headers: readonly string[], text?: string): Raw =>
  raw(title, 400, [post, host, close, ...headers], text)

/** Requests that only a raw socket can write. */
export const rawRequests: readonly Raw[] = [
  body('length and chunks at once', ['content-length: 5', chunked], '0\r\n\r\n'),
  body('two lengths', ['content-length: 5', 'content-length: 6'], 'aaaaa'),
  body('a negative length', ['content-length: -1']),
  body('an unknown transfer coding', ['transfer-encoding: xchunked'], '0\r\n\r\n'),
  body('broken chunks', [contentType, chunked], 'zz\r\n'),
  body('a chunked body beyond the limit', [contentType, chunked], `11170\r\n${' '.repeat(70_000)}\r\n0\r\n\r\n`),
  getWithBody('a GET with a body', 'content-length: 5', 'aaaaa'),
  getWithBody('a GET with a chunked body', chunked, '3\r\nabc\r\n0\r\n\r\n'),
  raw(
    'a loyalty login with a body',
    400,
    [`POST /api/api?path=${wire.prefix}%2Fauth%2Flogin HTTP/1.1`, host, close, contentType, 'content-length: 13'],
    '{"org":"own"}',
  ),
  raw('headers beyond the limit', 431, [get, host, close, `x-filler: ${'a'.repeat(60_000)}`]),
  raw('no host', 400, [get, close]),
  header('a folded header', 'x-a: 1', ' x-access-token: A'),
  header('a bare line feed in a header', 'x-a: 1\nx-access-token: A'),
  header('NUL in a header', 'x-a: \x00'),
  header('a blank before the colon', 'x-access-token : A'),
  raw('hop-by-hop naming the token', 401, [get, host, 'connection: close, x-access-token', 'x-access-token: A']),
  raw('forwarded headers instead of a session', 401, [
    get,
    host,
    close,
    'x-forwarded-for: 127.0.0.1',
    'x-forwarded-host: portal.example',
    'x-real-ip: 127.0.0.1',
    'forwarded: for=127.0.0.1',
  ]),
  raw('a connect', 0, ['CONNECT evil.example:80 HTTP/1.1', 'host: evil.example:80', close]),
  line('an absolute target', 'GET http://evil.example/api/api?path=shop%2Fcard HTTP/1.1', 401),
  line('an unknown method', 'HACK /api/api?path=shop%2Fcard HTTP/1.1'),
  line('a blank in the target', 'GET /api/api?path=shop/card x HTTP/1.1'),
  line('a fragment in the target', 'GET /api/api?path=shop%2Fcard#x HTTP/1.1'),
]
