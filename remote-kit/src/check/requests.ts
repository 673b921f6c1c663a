import type { Call } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { pathId } from '@portal/shared-contracts/calls/path-id'
import * as v from 'valibot'

/** Addresses of the edge itself that pages use; those that end in `/` with everything below. */
const ofEdge = [
  '/api/csp-reports',
  '/api/embed/session',
  '/api/image',
  '/api/kiosk/',
  '/api/remotes/',
  '/api/session',
  '/api/session/',
  '/api/wallet/',
]

/** Whether a call has the method and the backend path. */
function isCall(call: Call, method: string, path: string): boolean {
  const [expected, actual] = [call.path.split('/'), path.split('/')]
  if (call.method !== method || expected.length !== actual.length) return false
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? ''
    if (part.startsWith('{')) params[part.slice(1, -1)] = value
    else if (part !== value) return false
  }
  return (
    Object.values(params).every((value) => pathId.test(value)) &&
    (call.params === undefined || v.is(call.params, params))
  )
}

/**
 * What is wrong with a request of a page: it goes to another origin, or it is no call of the table and no address of
 * the edge. Null if nothing is.
 * @param portal origin of the portal
 */
export function requestFault(method: string, address: string, portal: string): string | null {
  const url = new URL(address)
  if (!/^(https?|wss?):$/.test(url.protocol)) return null
  if (url.origin !== portal) return `It sends ${method} ${url.origin}${url.pathname}, which is not of the portal.`
  if (!url.pathname.startsWith('/api/')) return null
  if (ofEdge.some((own) => (own.endsWith('/') ? url.pathname.startsWith(own) : url.pathname === own))) return null
  const path = url.searchParams.get('path')?.split('?')[0]
  const calls: readonly Call[] = callTable
  if (url.pathname === '/api/api' && path !== undefined && calls.some((call) => isCall(call, method, path))) return null
  const sent = url.pathname === '/api/api' ? (path ?? '') : url.pathname
  return `It sends ${method} ${sent}, which is no call of @portal/shared-contracts/calls (docs/calls-of-a-remote.md).`
}
