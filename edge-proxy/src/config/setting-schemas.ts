import * as v from 'valibot'
import { isNetwork } from '../http/request.ts'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

const parsedUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** An http(s) URL without credentials, query and fragment. */
function isPlainHttp(text: string): boolean {
  const url = parsedUrl(text)
  if (url === null || text !== text.trim() || text.includes('\\')) return false
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && !/[?#]/.test(text)
}

const isOrigin = (text: string): boolean => isPlainHttp(text) && parsedUrl(text)?.origin === text

/** The items of a list; `none` stands for an empty one, because a blank setting counts as missing. */
const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && item !== 'none')

const listOf = (isItem: (item: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform(list),
    v.check((items) => items.every(isItem), message),
  )

const checkedText = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message))

export const HttpAddress = checkedText(isPlainHttp, 'must be an http(s) address without credentials, query or fragment')

/** Base URL of the backends; the result ends with `/`. */
export const BaseUrl = v.pipe(
  HttpAddress,
  v.transform((text) => (text.endsWith('/') ? text : `${text}/`)),
)

export const DatabaseUrl = checkedText(
  (text) => /^postgres(?:ql)?:$/.test(parsedUrl(text)?.protocol ?? '') && parsedUrl(text)?.hostname !== '',
  'must be an address such as postgres://user:password@host:5432/database',
)

/** An https URL without credentials, in printable characters, as the lines of security.txt have it. */
const isSecureAddress = (text: string): boolean =>
  /^https:\/\/[\x21-\x7e]+$/.test(text) && parsedUrl(text)?.username === '' && !text.includes('\\')

export const SecureAddress = checkedText(isSecureAddress, 'must be an https address without credentials')

export const SecurityContacts = listOf(
  (item) =>
    isSecureAddress(item) || /^mailto:[^\s@,?]+@[a-z\d.-]+\.[a-z]+$/i.test(item) || /^tel:\+[\d-]{5,30}$/.test(item),
  'must be a comma-separated list of addresses that begin with https://, mailto: or tel:+',
)

export const Languages = v.pipe(
  listOf(
    (item) => /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(item),
    'must be a comma-separated list of languages such as de,en',
  ),
  v.nonEmpty('must not be empty'),
)

/** A time of RFC 3339 on a day that exists; the result is in milliseconds since 1970. */
export const Instant = v.pipe(
  checkedText(isInstant, 'must be a time such as 2030-06-30T22:00:00Z'),
  v.transform((text) => Date.parse(text)),
)

function isInstant(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  // A day that does not exist, such as the 30th of February, is read as a later one.
  return day !== undefined && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day)
}

export const Origin = checkedText(isOrigin, 'must be an origin such as https://portal.example, without a path')

export const Origins = listOf(isOrigin, 'must be a comma-separated list of origins, each without a path')

/**
 * Origins whose pages hold tokens of members: over http only on this machine, because an attacker in the network could
 * read them.
 */
export const EmbedOrigins = listOf(
  (item) => isOrigin(item) && allowsSecureCookies(item),
  'must be a comma-separated list of https origins, each without a path; http is for localhost only',
)

/**
 * A source, optionally followed by the query names that its pictures may have: `https://cdn.example/pictures/?v&size`.
 */
function isImageSource(text: string): boolean {
  const [base = '', ...queries] = text.split('?')
  return isPlainHttp(base) && queries.length < 2 && queries.every((query) => /^[\w-]+(?:&[\w-]+)*$/.test(query))
}

export const ImageSources = listOf(
  isImageSource,
  'must be a comma-separated list of http(s) origins, each with an optional path prefix and optional query names as in https://cdn.example/pictures/?v&size',
)

export const Addresses = listOf(isNetwork, 'must be a comma-separated list of IP addresses or networks')

/** Names of hosts without ports; `address` stands for every IP address. */
export const Hosts = listOf(
  (item) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(item),
  'must be a comma-separated list of host names in small letters, without ports; address stands for all IP addresses',
)

/** A number of the given range, in digits only. */
export const integer = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`),
    v.transform(Number),
    v.check((number) => number >= from && number <= to, `must be a whole number from ${from} to ${to}`),
  )

export const Sampler = v.pipe(
  v.string(),
  v.regex(
    /^(?:parentbased_)?(?:always_on|always_off|traceidratio)$/,
    'must be a sampler of OpenTelemetry such as parentbased_traceidratio',
  ),
)

export const Ratio = v.pipe(
  v.string(),
  v.regex(/^(?:0|1|0?\.\d{1,9}|1\.0{1,9})$/, 'must be a number from 0 to 1'),
  v.transform(Number),
)

export const Switch = v.pipe(
  v.string(),
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((text) => text === 'on'),
)

export const Seconds = integer(10, 604_800)
export const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/** Path of a Unix socket; systems take few more characters. */
export const SocketPath = checkedText(
  (text) => /^\/[\x21-\x7e]{1,99}$/.test(text),
  'must be the absolute path of a socket, of at most 100 characters without blanks',
)

export const HeaderText = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, 'must be 1 to 100 printable characters'))

/** Encryption keys, newest first, each 32 bytes in base64. */
export const SessionKeys = v.pipe(
  v.string(),
  v.transform((text) => list(text).map((item) => Buffer.from(item, 'base64'))),
  v.check(
    (keys) => keys.length > 0 && keys.every((key) => key.length === 32),
    'must be a comma-separated list of keys, each 32 bytes in base64',
  ),
)

/** A key that enrols shop tablets; its name stands in logs. */
export type KioskKey = { name: string; key: string }

const kioskKey = /^(?:([\w.-]{1,40}):)?([\w+/=.-]{16,200})$/
const isDistinct = (items: readonly string[]): boolean => new Set(items).size === items.length

/** Kiosk keys; the minimum length prevents guessing. A key without a name is named by its place, such as `key 1`. */
export const KioskKeys = v.pipe(
  listOf(
    (item) => kioskKey.test(item),
    'must be a comma-separated list of keys of at least 16 letters, digits or - _ . + / =, each with an optional name as in munich:KEY',
  ),
  v.transform((items) =>
    items.map((item, index): KioskKey => {
      const [, name = `key ${index + 1}`, key = ''] = kioskKey.exec(item) ?? []
      return { name, key }
    }),
  ),
  v.check(
    (keys) => isDistinct(keys.map(({ key }) => key)) && isDistinct(keys.map(({ name }) => name)),
    'must not hold a key or a name twice',
  ),
)

/** Whether browsers store `Secure` cookies of this origin. */
export const allowsSecureCookies = (origin: string): boolean =>
  origin.startsWith('https:') || loopbackHosts.has(new URL(origin).hostname)

/** Whether no other one in the network can read what is sent to an address. */
export const isSecureOrLocal = (text: string): boolean => URL.canParse(text) && allowsSecureCookies(text)

/** The address of a service, without a slash at the end. */
export const SecureOrLocalAddress = checkedText(
  (text) => isPlainHttp(text) && isSecureOrLocal(text) && !text.endsWith('/'),
  'must be an https address without credentials, query, fragment and a slash at the end; http is for localhost only',
)

export const SecureOrLocalOrigin = checkedText(
  (text) => isOrigin(text) && isSecureOrLocal(text),
  'must be an https origin, without a path; http is for localhost only',
)

export const Digits = v.pipe(v.string(), v.regex(/^\d{1,30}$/, 'must be a number of digits only'))
