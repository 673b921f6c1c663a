import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent } from 'undici'
import type { Limits } from '../config/config.ts'
import { fetchBytes } from '../http/body.ts'

/** Fetches images without following redirects; hosts given by name must resolve to public addresses. */
export function createImageFetcher({ imageTimeout, imageBytes }: Pick<Limits, 'imageTimeout' | 'imageBytes'>) {
  const options = { connections: 8, headersTimeout: imageTimeout, bodyTimeout: imageTimeout }
  const literalHosts = new Agent({ ...options, connect: { timeout: imageTimeout } })
  const namedHosts = new Agent({ ...options, connect: { timeout: imageTimeout, lookup: createPublicLookup() } })

  /** The bytes of an image; rejects unless the response is a complete 200 within the limits. */
  return async ({ url, literal }: { url: string; literal: boolean }): Promise<Buffer> => {
    const { bytes } = await fetchBytes(literal ? literalHosts : namedHosts, new URL(url), {
      headers: { accept: 'image/webp, image/jpeg, image/png' },
      timeout: imageTimeout,
      maxBytes: imageBytes,
      check(status, encoding) {
        if (status !== 200 || encoding !== 'identity') throw new Error('not an unencoded 200')
      },
    })
    return bytes
  }
}

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
