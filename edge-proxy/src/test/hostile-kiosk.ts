import { wire } from '@portal/shared-contracts/testing/wire'
import { kioskRegistration } from './kiosk-edge.ts'

/** Cookie header values of the tries: of an enrolled tablet, and of others. */
export type KioskCookies = {
  enrolled: string
  /** Of an edge that has another kiosk key, or another key of its own. */
  removedKey: string
  otherEdge: string
  /** Of a member that is logged in to the portal. */
  member: string
  access: string
  loyalty: string
}

/** A way around the enrolment, as lines of a request over a socket. */
export type KioskTry = {
  title: string
  status: number
  /** Header lines; the origin is left out unless they name one. */
  headers: (cookies: KioskCookies) => readonly string[]
  body?: string
  target?: string
  method?: string
}

const json = 'content-type: application/json'
const kiosk = 'x-kiosk: 1'
const register = '/api/api?path=shop%2Fuser'
const details = `/api/api?path=${wire.prefix}%2Fv2%2Faccountdetails%2F${'2'.repeat(19)}`
const wanted = JSON.stringify(kioskRegistration)
/** The registration with a confirmation, which every visitor may send. */
const confirmed = JSON.stringify({ ...kioskRegistration, sendDOI: true, disableDoubleOptIn: false })
const cookie = (value: string): string => `cookie: ${value}`
const valueOf = (value: string): string => value.slice(value.indexOf('=') + 1)

/** A registration without confirmation whose enrolment is not valid. */
const notEnrolled = (title: string, headers: KioskTry['headers'], status = 403): KioskTry => ({
  title,
  status,
  headers: (cookies) => [json, ...headers(cookies)],
  body: wanted,
})

/** A registration of a visitor whose body hides that it has no confirmation. */
const hidden = (title: string, body: string, status: number, type = json): KioskTry => ({
  title,
  status,
  headers: () => [type],
  body,
})

/** A request for the details of a card of another member. */
const foreignCard = (title: string, headers: KioskTry['headers'], status: number, target = details): KioskTry => ({
  title,
  status,
  headers,
  method: 'GET',
  target,
})

/** Ways around the enrolment; `status` is the expected one. */
export const kioskTries: readonly KioskTry[] = [
  notEnrolled('no kiosk header', () => []),
  notEnrolled('no cookie', () => [kiosk]),
  notEnrolled('an enrolled tablet in the portal', ({ enrolled }) => [cookie(enrolled)]),
  notEnrolled('another value of the header', ({ enrolled }) => [cookie(enrolled), 'x-kiosk: true'], 400),
  notEnrolled('the header twice', ({ enrolled }) => [cookie(enrolled), kiosk, kiosk], 400),
  notEnrolled('the header with an underscore', ({ enrolled }) => [cookie(enrolled), 'x_kiosk: 1']),
  notEnrolled('a tampered cookie', ({ enrolled }) => [kiosk, cookie(`${enrolled.slice(0, -2)}AA`)]),
  notEnrolled('the cookie of a removed key', ({ removedKey }) => [kiosk, cookie(removedKey)]),
  notEnrolled('the cookie of an edge with other keys', ({ otherEdge }) => [kiosk, cookie(otherEdge)]),
  notEnrolled('two wrong cookies', ({ otherEdge, removedKey }) => [kiosk, cookie(`${otherEdge}; ${removedKey}`)]),
  notEnrolled('a no-break space before its name', ({ enrolled }) => [kiosk, cookie(`\xa0${enrolled}`)]),
  notEnrolled('two cookie headers', ({ otherEdge, removedKey }) => [kiosk, cookie(otherEdge), cookie(removedKey)]),
  notEnrolled('a cookie without the prefix', ({ enrolled }) => [kiosk, cookie(`kiosk=${valueOf(enrolled)}`)]),
  notEnrolled('a cookie with another prefix', ({ enrolled }) => [kiosk, cookie(enrolled.replace('Host', 'Secure'))]),
  notEnrolled('a cookie in small letters', ({ enrolled }) => [kiosk, cookie(enrolled.replace('H', 'h'))]),
  notEnrolled('a cookie in quotes', ({ enrolled }) => [kiosk, cookie(`__Host-kiosk="${valueOf(enrolled)}"`)]),
  notEnrolled('the cookie in another header', ({ enrolled }) => [
    kiosk,
    `x-cookie: ${enrolled}`,
    `cookie2: ${enrolled}`,
  ]),
  notEnrolled("a member's session instead", ({ member, access }) => [
    kiosk,
    cookie(member),
    `x-access-token: ${access}`,
  ]),
  notEnrolled('the session cookie under its name', ({ member }) => [kiosk, cookie(member.replace('portal', 'kiosk'))]),
  notEnrolled('a page of another origin', ({ enrolled }) => [kiosk, cookie(enrolled), 'origin: https://evil.example']),
  notEnrolled('a page that embeds the portal', ({ enrolled }) => [
    kiosk,
    cookie(enrolled),
    'origin: https://embed.example',
  ]),
  notEnrolled('the origin null', ({ enrolled }) => [kiosk, cookie(enrolled), 'origin: null']),
  notEnrolled('a page of the same site', ({ enrolled }) => [kiosk, cookie(enrolled), 'sec-fetch-site: same-site']),
  notEnrolled('forwarded headers', () => [kiosk, 'x-forwarded-for: 127.0.0.1', 'x-forwarded-host: portal.example']),
  notEnrolled('another method in a header', () => ['x-http-method-override: GET', kiosk]),
  { ...notEnrolled('the header in the query', () => []), target: `${register}&x-kiosk=1`, status: 400 },
  { ...notEnrolled('the cookie in the query', () => [kiosk]), target: `${register}&__Host-kiosk=1`, status: 400 },
  { ...hidden('the values in the query', confirmed, 400), target: `${register}%3FsendDOI%3Dfalse` },
  hidden('a second value of the same name', confirmed.replace('"sendDOI":true', '"sendDOI":true,"sendDOI":false'), 403),
  hidden('an escaped name', confirmed.replace('"disableDoubleOptIn":false', '"disable\\u0044oubleOptIn":true'), 403),
  hidden('a text for a value', wanted.replace('"sendDOI":false', '"sendDOI":"false"'), 400),
  hidden('a number for a value', wanted.replace('"sendDOI":false', '"sendDOI":0'), 400),
  hidden('null for a value', wanted.replace('"sendDOI":false', '"sendDOI":null'), 400),
  hidden('no value', confirmed.replace('"sendDOI":true,', ''), 400),
  hidden('a nested value', wanted.replace('"sendDOI":false', '"sendDOI":{"value":false}'), 400),
  hidden('a name in other letters', confirmed.replace('{', '{"SendDOI":false,"senddoi":false,'), 400),
  hidden('a name with a blank', confirmed.replace('{', '{"sendDOI ":false,'), 400),
  hidden('the value in the address', confirmed.replace('"address":{', '"address":{"sendDOI":false,'), 400),
  hidden('a list of two bodies', `[${confirmed},${wanted}]`, 400),
  hidden('two bodies', `${confirmed}\n${wanted}`, 400),
  hidden('another charset', wanted, 400, 'content-type: application/json; charset=utf-7'),
  hidden('a form', 'sendDOI=false', 400, 'content-type: application/x-www-form-urlencoded'),
  hidden('multipart', `--x\r\n\r\n${wanted}\r\n--x--`, 400, 'content-type: multipart/form-data; boundary=x'),
  hidden('two content types', wanted, 400, `${json}\r\ncontent-type: text/plain`),
  hidden('a byte order mark of UTF-16', `\xff\xfe${wanted}`, 400),
  foreignCard('details without a session', () => [kiosk], 403),
  foreignCard(
    "details with a member's session, not enrolled",
    ({ member, access, loyalty }) => [kiosk, cookie(member), `x-access-token: ${access}`, `x-auth: ${loyalty}`],
    403,
  ),
  foreignCard(
    'details on an enrolled tablet without a loyalty token',
    ({ enrolled }) => [kiosk, cookie(enrolled)],
    401,
  ),
  foreignCard(
    'details in the portal on an enrolled tablet, without a member',
    ({ enrolled, loyalty }) => [cookie(enrolled), `x-auth: ${loyalty}`],
    401,
  ),
]

/** The request of a try as text. */
export const kioskRequest = (
  { headers, body = '', target = register, method = 'PUT' }: KioskTry,
  cookies: KioskCookies,
): string =>
  [
    `${method} ${target} HTTP/1.1`,
    'host: portal.example',
    'connection: close',
    ...headers(cookies),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body, 'latin1')}`]),
    '',
    body,
  ].join('\r\n')
