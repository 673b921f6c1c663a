import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether every server reads a path in the same way: it has no dot segment and no separator in disguise. Some servers
 * drop what follows a `;`, so that `..;` is a dot segment, read backslashes as slashes, decode twice, or read overlong and
 * compatible characters as dots and slashes.
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
const forAnyHost = new Set(['/healthz', '/readyz', '/metrics', '/operations'])
const authority = /^https?:\/\/([^/?#]*)/i

/**
 * A function that says whether a request is for the host of PUBLIC_ORIGIN, by its Host header and, in absolute form, by
 * its target. Other names that lead to the edge, such as one that an attacker points at it, get nothing.
 */
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

/**
 * Whether the `Host` of a request is in a list of names; `address` stands for every IP address, and `localhost` also for
 * names below it, which lead to the machine itself.
 */
export function isHostIn(hosts: readonly string[], header = ''): boolean {
  const name = header.toLowerCase().replace(/:\d*$/, '')
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 && hosts.includes('address')) return true
  if (name.endsWith('.localhost') && hosts.includes('localhost')) return true
  return name !== 'address' && hosts.includes(name)
}

/** Whether a request expects what the edge does not do; the only expectation that HTTP has is `100-continue`. */
export const expectsMore = ({ headers: { expect = '100-continue' } }: Pick<IncomingMessage, 'headers'>): boolean =>
  expect.toLowerCase() !== '100-continue'
