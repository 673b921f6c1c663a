import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { root } from '../build/root.ts'
import { freePort, startProcess, type RunningProcess } from '../run/start-process.ts'
import { productionSettings } from './production-settings.ts'

/** The host in PUBLIC_ORIGIN, and the one in the settings of the proxies. */
export const portalHost = 'portal.example'

/**
 * Two edges as in production, each with a folder of its own, with one PostgreSQL. `checkout` is the folder of the
 * repository whose edges they are.
 */
export async function startTwoEdges(backend: string, checkout = root) {
  await using started = new AsyncDisposableStack()
  const postgres = started.use(await startPostgres())
  const folder = started.use(mkdtempDisposableSync(path.join(tmpdir(), 'two-edges-'))).path
  const ports = [await freePort(), await freePort()]
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const settings = {
    ...productionSettings(backend, folder),
    PUBLIC_ORIGIN: `https://${portalHost}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: postgres.url,
  }
  const startEdge = (edge: number, cwd: string): Promise<RunningProcess> =>
    startProcess({
      cwd,
      args: ['edge-proxy/src/server.ts'],
      env: { ...settings, PORT: String(ports[edge]), DATA_DIR: path.join(folder, `data-${edge}`) },
      readyUrl: `${origins[edge]}/readyz`,
      stdout: 'ignore',
    })
  const running = [await startEdge(0, checkout), await startEdge(1, checkout)]
  started.defer(async () => void (await Promise.all(running.map((edge) => edge.stop('SIGKILL')))))
  const all = started.move()
  return {
    origins,
    /** Sends a signal to an edge; resolves when its process has exited. */
    stop: async (edge: number, signal: NodeJS.Signals) => running[edge]?.stop(signal),
    /** Starts an edge again that was stopped, by default that of this checkout. */
    async start(edge: number, from = root) {
      running[edge] = await startEdge(edge, from)
    },
    /** How many calls with this name an edge has answered. */
    async calls(edge: number, name: string) {
      const metrics = await (await fetch(`${origins[edge]}/metrics`)).text()
      const counts = metrics.matchAll(/^edge_requests_total\{call="([^"]*)".*\} (\d+)$/gm)
      return [...counts].reduce((sum, [, call, count]) => (call === name ? sum + Number(count) : sum), 0)
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
export type TwoEdges = Awaited<ReturnType<typeof startTwoEdges>>
