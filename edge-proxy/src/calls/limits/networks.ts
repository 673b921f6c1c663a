import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { networkOf, subnetOf } from '../../http/client.ts'

/** A network that counts as one sender; `factor` is how many times the attempts of one address it has. */
export type Network = { name: string; factor: number }

/**
 * The networks of an address, widest first and the address itself last: an attacker with many addresses has them in
 * one of these. A household has an IPv6 /64, a customer a /56 or /48; an IPv4 /24 is the smallest network that is routed.
 */
export function networksOf(address: string): readonly Network[] {
  const [wide, narrow] = [
    { name: networkOf(address), factor: 4 },
    { name: subnetOf(address), factor: 1 },
  ]
  if (isIP(address) === 6) return [wide, { name: customerOf(address), factor: 2 }, narrow]
  return isIP(address) === 4 ? [wide, narrow] : [narrow]
}

function customerOf(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address).parts
  return `${[a, b, c, d & 0xff00].map((part) => part.toString(16)).join(':')}::/56`
}
