import { isIP } from 'node:net'
import { plainAddress, type AddressList } from './address-list.ts'
import type { HeaderView } from './headers.ts'

/** Who sent a request, as far as the connection and believed proxies tell. */
export type Client = {
  /** Empty where the connection is gone. */
  address: string
  /** `proxied`: by a trusted proxy. `untrustedProxy`: for somebody else, but not in a way we believe. */
  via: 'direct' | 'proxied' | 'untrustedProxy'
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/**
 * The client behind a connection. `X-Forwarded-For` is believed from trusted proxies alone:
 * read from the right, the first address that is no trusted proxy is the client's. Whatever
 * stands left of it the client may have written itself.
 */
export function clientOf(peer: string | undefined, headers: HeaderView, trusted: AddressList): Client {
  const address = plainAddress(peer ?? '')
  const forwardedFor = headers.get('x-forwarded-for')
  if (forwardedFor !== null && trusted(address)) {
    return { address: rightmostForeign(forwardedFor.split(','), address, trusted), via: 'proxied' }
  }
  return { address, via: forwarding.some((name) => headers.has(name)) ? 'untrustedProxy' : 'direct' }
}

function rightmostForeign(hops: readonly string[], peer: string, trusted: AddressList): string {
  let known = peer
  for (const hop of hops.toReversed()) {
    const address = plainAddress(withoutPort(hop.trim()))
    // What is no address tells nothing, and what stands left of it even less.
    if (isIP(address) === 0) return known
    known = address
    if (!trusted(address)) return known
  }
  return known
}

const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop

/** What counts as one client: an IPv4 address, or an IPv6 /64, of which one household has all. */
export function subnetOf(address: string): string {
  if (isIP(address) !== 6) return address
  // The URL parser writes every spelling of an address in the one canonical way.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...missing, ...right].slice(0, 4).join(':')}::/64`
}
