import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'
import { plainAddress, type AddressList } from './address-list.ts'
import type { HeaderView } from './headers.ts'

/** The sender of a request. */
export type Client = {
  /** Empty if the connection is closed. */
  address: string
  /** `proxied`: through a trusted proxy. `untrustedProxy`: with headers of a proxy that is not trusted. */
  via: 'direct' | 'proxied' | 'untrustedProxy'
}

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/**
 * The client of a request. `X-Forwarded-For` counts only from trusted proxies and is read from the
 * right, because everything left of the first untrusted address may be forged.
 */
export function clientOf(peer: string | undefined, headers: HeaderView, trusted: AddressList): Client {
  const address = plainAddress(peer ?? '')
  const forwardedFor = headers.get('x-forwarded-for')
  if (forwardedFor !== null && trusted(address)) {
    return { address: forwardedAddress(forwardedFor, address, trusted), via: 'proxied' }
  }
  return { address, via: proxyHeaders.some((name) => headers.has(name)) ? 'untrustedProxy' : 'direct' }
}

function forwardedAddress(forwardedFor: string, peer: string, trusted: AddressList): string {
  const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwardedFor } }
  const hops = proxyaddr.all(request as unknown as IncomingMessage, (hop) => trusted(addressOf(hop)))
  // The last hop may be text that is no address.
  return hops.map(addressOf).findLast((address) => isIP(address) !== 0) ?? peer
}

/** The address of a hop; some proxies add the client's port. */
function addressOf(hop: string): string {
  const text = hop.trim()
  return plainAddress(/^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text)
}

/** The wider network of an address, which one visitor rarely leaves: the IPv4 /24, or the IPv6 /48 of one customer. */
export function networkOf(address: string): string {
  if (isIP(address) === 6) {
    const [a, b, c] = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16))
    return `${a}:${b}:${c}::/48`
  }
  return isIP(address) === 4 ? address.replace(/\.\d+$/, '.0/24') : address
}

/** The addresses that count as one client: an IPv4 address, or the IPv6 /64 of one household. */
export function subnetOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [a, b, c, d] = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16))
  return `${a}:${b}:${c}:${d}::/64`
}
