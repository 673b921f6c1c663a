import type { Proxy, ProxyProgram } from './proxies.ts'
import { startShop, type Shop } from './shop.ts'
import { startTwoEdges, type TwoEdges } from './two-edges.ts'

/** A proxy in front of two edges, which share a database, and the shop behind them. */
export type ProxiedPortal = AsyncDisposable & { shop: Shop; edges: TwoEdges; proxy: Proxy }

const seed = 11

/** Starts shop, edges and proxy; `checkout` is the folder of the repository whose edges are started. */
export async function startProxiedPortal({ start }: ProxyProgram, checkout?: string): Promise<ProxiedPortal> {
  const shop = await startShop(seed)
  const edges = await startTwoEdges(shop.upstream.url, checkout)
  const proxy = await start(edges.origins)
  return {
    shop,
    edges,
    proxy,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      await edges[Symbol.asyncDispose]()
      await shop.upstream.close()
    },
  }
}
