import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { root } from '../build/root.ts'
import { argumentsOf } from '../deploy/containerfile.ts'
import { freePort, startProcess, type RunningProcess } from '../run/start-process.ts'
import { deployedEdge, productionSettings } from './production-settings.ts'

/** The host in PUBLIC_ORIGIN, and the one in the settings of the proxies. */
export const portalHost = 'portal.example'

/** The most memory that a process has had so far; bytes. */
const peakMemoryOf = (pid: number): number =>
  1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/**
 * Two edges as in production, each with a folder of its own, with one PostgreSQL; how they are started and stopped is
 * in the manifests for several edges. `checkout` is the folder of the repository whose edges they are.
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
    DATABASE_URL: postgres.url,
    SECURITY_TXT_CONTACT: 'mailto:security@portal.example',
    SECURITY_TXT_EXPIRES: '2999-12-31T00:00:00Z',
  }
  const startEdge = (edge: number, cwd: string): Promise<RunningProcess> =>
    startProcess({
      cwd,
      args: [...argumentsOf('ENTRYPOINT').slice(1), ...deployedEdge.args],
      env: { ...settings, PORT: String(ports[edge]), DATA_DIR: path.join(folder, `data-${edge}`) },
      readyUrl: `${origins[edge]}${deployedEdge.readyPath}`,
      stdout: 'ignore',
    })
  let peakMemory = 0
  const running = [await startEdge(0, checkout), await startEdge(1, checkout)]
  started.defer(async () => void (await Promise.all(running.map((edge) => edge.stop('SIGKILL')))))
  const all = started.move()
  return {
    origins,
    /** Sends a signal to an edge, and SIGKILL when the time of the manifest is over; resolves when it has exited. */
    async stop(edge: number, signal: NodeJS.Signals) {
      const stopped = running[edge]
      if (stopped === undefined) return
      peakMemory = Math.max(peakMemory, peakMemoryOf(stopped.pid))
      const kill = setTimeout(() => void stopped.stop('SIGKILL'), deployedEdge.stopTimeout * 1000)
      await stopped.stop(signal).finally(() => clearTimeout(kill))
    },
    /** The most memory that an edge had when it was stopped; bytes. */
    peakMemory: () => peakMemory,
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
