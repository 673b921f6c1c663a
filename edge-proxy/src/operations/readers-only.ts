import type { Handler } from 'hono'
import { type AddressList, addressList, clientOf } from '../http/client.ts'
import { peerOf } from '../http/request.ts'

/**
 * A page for the addresses in METRICS_READERS, by default those of this machine. 404 for all other clients and for
 * requests through a proxy that is not in TRUSTED_PROXIES.
 */
export function readersOnly(
  readers: readonly string[],
  trusted: AddressList,
  respond: () => Promise<Response>,
): Handler {
  const mayRead = addressList(readers)
  return async (c) => {
    const { address, via } = clientOf(peerOf(c), c.req.raw.headers, trusted)
    if (via === 'untrustedProxy' || !mayRead(address)) {
      return c.text('Not found', 404, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
    return respond()
  }
}
