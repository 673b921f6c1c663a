import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'
import { HttpError } from './http-error.ts'

export type HeaderView = Pick<Headers, 'get' | 'has'>

/**
 * The headers of Node's request, whatever the case of a name. Repeated ones are joined (`joinDuplicateHeaders`), so
 * that no second value is ignored.
 */
export const headersOf = ({ headers }: IncomingMessage): HeaderView => ({
  get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
  has: (name) => headers[name.toLowerCase()] !== undefined,
})

/** Node's request and response behind a Hono context. */
export function nodeOf(c: Context): { request: IncomingMessage; response: ServerResponse } {
  const env = c.env as HttpBindings
  return { request: env.incoming, response: env.outgoing as ServerResponse }
}

/** The remote address of the connection; undefined once it is closed. */
export const peerOf = (c: Context): string | undefined => nodeOf(c).request.socket.remoteAddress

export type Client = {
  /** Empty if the connection is closed. */
  address: string
  /** `proxied`: through a trusted proxy. `untrustedProxy`: with headers of a proxy that is not trusted. */
  via: 'direct' | 'proxied' | 'untrustedProxy'
}

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** `X-Forwarded-For` counts from trusted proxies only: what is left of the first untrusted address may be forged. */
export function clientOf(peer: string | undefined, headers: HeaderView, trusted: AddressList): Client {
  const address = plainAddress(peer ?? '')
  const forwardedFor = headers.get('x-forwarded-for')
  if (forwardedFor !== null && trusted(address)) {
    return { address: forwardedAddress(forwardedFor, address, trusted), via: 'proxied' }
  }
  return { address, via: proxyHeaders.some((name) => headers.has(name)) ? 'untrustedProxy' : 'direct' }
}

function forwardedAddress(forwardedFor: string, peer: string, trusted: AddressList): string {
  // The two fields that the library reads.
  const socket: Partial<Socket> = { remoteAddress: peer }
  const request: Partial<IncomingMessage> = {
    socket: socket as Socket,
    headers: { 'x-forwarded-for': forwardedFor },
  }
  const hops = proxyaddr.all(request as IncomingMessage, (hop) => trusted(addressOf(hop)))
  // The last hop may be text that is no address.
  return hops.map(addressOf).findLast((address) => isIP(address) !== 0) ?? peer
}

/** The address of a hop; some proxies add the client's port. */
function addressOf(hop: string): string {
  const text = hop.trim()
  return plainAddress(/^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text)
}

/** The network of an address with this many bits, such as `192.0.2.0/24`. */
const networkWith = (address: string, bits: number): string => {
  const family = isIP(address) === 6 ? ipaddr.IPv6 : ipaddr.IPv4
  return `${family.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`
}

/** The wider network of an address, which one visitor rarely leaves: the IPv4 /24, or the IPv6 /48 of one customer. */
export const networkOf = (address: string): string =>
  isIP(address) === 0 ? address : networkWith(address, isIP(address) === 6 ? 48 : 24)

/** The addresses that count as one client: an IPv4 address, or the IPv6 /64 of one household. */
export const subnetOf = (address: string): string => (isIP(address) === 6 ? networkWith(address, 64) : address)

/** A network that counts as one sender; `factor` is how many times the attempts of one address it has. */
export type Network = { name: string; factor: number }

/**
 * The networks of an address, widest first and itself last: an attacker with many addresses has them in one of these. A
 * household has an IPv6 /64, a customer a /56 or /48; an IPv4 /24 is the smallest network that is routed.
 */
export function networksOf(address: string): readonly Network[] {
  const own = { name: subnetOf(address), factor: 1 }
  if (isIP(address) === 0) return [own]
  const customer = isIP(address) === 6 ? [{ name: networkWith(address, 56), factor: 2 }] : []
  return [{ name: networkOf(address), factor: 4 }, ...customer, own]
}

export type AddressList = (address: string) => boolean

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A list of addresses and networks (`10.0.0.0/8`), as `isNetwork` accepts them. */
export function addressList(items: readonly string[]): AddressList {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', prefix] = item.split('/')
    if (prefix === undefined) list.addAddress(plainAddress(address), familyOf(plainAddress(address)))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits >= 0 && Number(prefix ?? 0) <= bits
}

/**
 * An address without its zone, and an IPv4-mapped one, which a dual-stack socket reports, as IPv4. Other text is
 * returned unchanged.
 */
export function plainAddress(text: string): string {
  const [address = ''] = text.split('%')
  return isIP(address) === 6 ? ipaddr.process(address).toString() : address
}

/**
 * Whether every server reads a path in the same way. Some drop what follows a `;`, so that `..;` is a dot segment, read
 * backslashes as slashes, decode twice, or read overlong and compatible characters as dots and slashes.
 */
export function isPlainPath(pathname: string): boolean {
  // Most paths; a dot segment follows a slash.
  if (/^[\w/~-]*(?:\.[\w~-]+)*$/.test(pathname)) return true
  const path = decodedPath(pathname)?.normalize('NFKC')
  if (path === undefined || /[\\\p{C}]|%(?:2e|2f|5c)/iu.test(path)) return false
  const segments = path.split('/').map((segment) => segment.split(';', 1)[0]?.trim() ?? '')
  return segments.length === pathname.split('/').length && !segments.some((segment) => /^\.+$/.test(segment))
}

/** The path, decoded once; null if its bytes are not UTF-8. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** The path of a request target as it was sent, also of one in absolute form. */
export const pathOf = (target: string): string => target.replace(/^https?:\/\/[^/?#]*|[?#].*/gs, '')

/** A load balancer asks for these by the address of the edge; METRICS_HOSTS are compared later. */
const forAnyHost = new Set(['/healthz', '/readyz', '/metrics'])
const authority = /^https?:\/\/([^/?#]*)/i

/** By the Host header and, in absolute form, by the target; another name may be one that an attacker points here. */
export function createExpectsHost(publicOrigin: string) {
  const { host, protocol } = new URL(publicOrigin)
  const defaultPort = protocol === 'https:' ? '443' : '80'
  const hosts = new Set([host, ...(host.match(/:\d+$/) ? [] : [`${host}:${defaultPort}`])])
  const isOwn = (name: string | undefined): boolean => name !== undefined && hosts.has(name.toLowerCase())
  return ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean => {
    if (isOwn(headers.host) && (url.startsWith('/') || isOwn(authority.exec(url)?.[1]))) return true
    return forAnyHost.has(pathOf(url))
  }
}

/** `address` stands for every IP address, `localhost` also for names below it, which lead to the machine itself. */
export function isHostIn(hosts: readonly string[], header = ''): boolean {
  const name = header.toLowerCase().replace(/:\d*$/, '')
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 && hosts.includes('address')) return true
  if (name.endsWith('.localhost') && hosts.includes('localhost')) return true
  return name !== 'address' && hosts.includes(name)
}

/** Whether a request expects what the edge does not do; the only expectation that HTTP has is `100-continue`. */
export const expectsMore = ({ headers: { expect = '100-continue' } }: Pick<IncomingMessage, 'headers'>): boolean =>
  expect.toLowerCase() !== '100-continue'

export type AllowedOrigins = ReadonlySet<string>

/** Rejects requests of other sites' pages, which browsers send with the session cookie. @throws HttpError forbidden */
export function guardOrigin(headers: HeaderView, allowed: AllowedOrigins): void {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')]
  if (origin !== null) {
    // Pages cannot write this header: in development the portal has several addresses, such as 127.0.0.1.
    if (allowed.has(origin) || site === 'same-origin') return
    throw new HttpError('forbidden', 'origin not allowed')
  }
  // Browsers send no Origin for same-origin GET requests and typed addresses.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpError('forbidden', 'cross-site request')
}

/**
 * The origin in `EMBED_ORIGINS` whose page sent a request, or null; compared as text, because browsers write an origin
 * in one way.
 */
export function embedOriginOf(headers: HeaderView, embedOrigins: AllowedOrigins): string | null {
  const origin = headers.get('origin')
  return origin !== null && embedOrigins.has(origin) ? origin : null
}
