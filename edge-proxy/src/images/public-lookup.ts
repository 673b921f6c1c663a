import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The IPv6 addresses that IANA assigns today; ipaddr.js classifies unassigned ones as unicast, too. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is a public one: no private, local, reserved, multicast or tunnel address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return !(address instanceof ipaddr.IPv6) || address.match(globalUnicast)
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** A DNS lookup that rejects private addresses; the connection uses its result, so DNS rebinding has no effect. */
export const createPublicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) return done(error ?? new Error('no address'), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error('address is not public'), '', 0)
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
