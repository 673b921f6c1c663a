import { Agent } from 'undici'
import { readCapped } from '../../http/body.ts'
import { MissingObjectError, type ReleaseSource } from './release-source.ts'

/** ms for connecting, and for a whole response. */
type StoreLimits = { connectTimeout: number; responseTimeout: number }

/** Reads objects below the base address of a store (REMOTES_URL). It follows no redirect. */
export function createStoreClient(baseUrl: string, { connectTimeout, responseTimeout }: StoreLimits): ReleaseSource {
  const agent = new Agent({ connections: 16, connect: { timeout: connectTimeout } })

  return {
    async read(key, maxBytes, tag = {}) {
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
    close: () => agent.destroy(),
  }
}
