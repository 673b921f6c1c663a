import type { IncomingMessage } from 'node:http'
import { pathOf } from './plain-path.ts'

/** A load balancer and readers of metrics ask for these by the address of the edge. */
const forAnyHost = new Set(['/healthz', '/readyz', '/metrics', '/operations'])
const authority = /^https?:\/\/([^/?#]*)/i

/**
 * A function that says whether a request is for the host of PUBLIC_ORIGIN, by its Host header and, in absolute form, by
 * its target. Other names that lead to the edge, such as one that an attacker points at it, get nothing.
 */
export function createExpectsHost(
  publicOrigin: string,
): (request: Pick<IncomingMessage, 'url' | 'headers'>) => boolean {
  const { host, protocol } = new URL(publicOrigin)
  const defaultPort = protocol === 'https:' ? '443' : '80'
  const hosts = new Set([host, ...(host.match(/:\d+$/) ? [] : [`${host}:${defaultPort}`])])
  const isOwn = (name: string | undefined): boolean => name !== undefined && hosts.has(name.toLowerCase())
  return ({ url = '', headers }) => {
    if (isOwn(headers.host) && (url.startsWith('/') || isOwn(authority.exec(url)?.[1]))) return true
    return forAnyHost.has(pathOf(url))
  }
}
