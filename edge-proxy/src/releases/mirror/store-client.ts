import { Agent } from 'undici'
import { readCapped } from '../../http/body.ts'

/** An object of the store; `tag` makes the next request for it conditional. */
export type StoredObject = { bytes: Buffer; tag: Record<string, string> }

/** ms for connecting, and for a whole response. */
type StoreLimits = { connectTimeout: number; responseTimeout: number }

/** There is no object of this name in the store. */
export class MissingObjectError extends Error {}

/** Reads objects below the base address of a store (REMOTES_URL). It follows no redirect. */
export function createStoreClient(baseUrl: string, { connectTimeout, responseTimeout }: StoreLimits) {
  const agent = new Agent({ connections: 16, connect: { timeout: connectTimeout } })

  return {
    /**
     * An object of at most `maxBytes`; null if it is the one of the tag.
     * @throws MissingObjectError if there is none
     * @throws Error if the response is not complete within the limits
     */
    async read(key: string, maxBytes: number, tag: Record<string, string> = {}): Promise<StoredObject | null> {
      const url = new URL(key, baseUrl)
      const { statusCode, headers, body } = await agent.request({
        origin: url.origin,
        path: url.pathname,
        method: 'GET',
        headers: { 'accept-encoding': 'identity', ...tag },
        signal: AbortSignal.timeout(responseTimeout),
      })
      try {
        if (statusCode === 404) throw new MissingObjectError(`The store has no ${key}`)
        const unchanged = statusCode === 304 && Object.keys(tag).length > 0
        const encoding = headers['content-encoding'] ?? 'identity'
        if (!unchanged && (statusCode !== 200 || encoding !== 'identity')) {
          throw new Error(`The store responds to ${key} with ${statusCode} ${encoding}`)
        }
        const bytes = await readCapped(body, maxBytes, String(headers['content-length'] ?? 0))
        const { etag, 'last-modified': modified } = headers
        const next = {
          ...(typeof etag === 'string' && { 'if-none-match': etag }),
          ...(typeof modified === 'string' && { 'if-modified-since': modified }),
        }
        return unchanged ? null : { bytes, tag: next }
      } catch (error) {
        body.on('error', () => {}).destroy()
        throw error
      }
    },
    close: (): Promise<void> => agent.destroy(),
  }
}
export type StoreClient = ReturnType<typeof createStoreClient>
