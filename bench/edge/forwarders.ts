import { productionSettings } from '@portal/tooling/edges/production-settings'
import { freePort, startProcess, type ProcessOptions, type RunningProcess } from '@portal/tooling/run/start-process'

/** A process that forwards calls to the backend, with its origin. */
export type Forwarder = RunningProcess & { origin: string }

/** Starts a process with its output discarded; `options` are made for its port. */
export async function start(
  options: (port: string, origin: string) => Omit<ProcessOptions, 'stdout'>,
): Promise<Forwarder> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  return { origin, ...(await startProcess({ ...options(port, origin), stdout: 'ignore' })) }
}

/** A backend that responds with fixed bodies. */
export const startUpstream = (): Promise<Forwarder> =>
  start((port, origin) => ({ args: ['bench/edge/upstream.ts'], env: { PORT: port }, readyUrl: origin }))

/** The edge with production settings and its data below `folder`; `env` holds further settings. */
export const startEdge = (
  upstream: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Forwarder> =>
  start((port, origin) => ({
    // As `npm run start:edge` does.
    args: ['--max-semi-space-size=16', 'edge-proxy/src/server.ts'],
    env: {
      ...productionSettings(upstream, folder),
      MALLOC_ARENA_MAX: '2',
      PUBLIC_ORIGIN: origin,
      PORT: port,
      ...env,
    },
    readyUrl: `${origin}/readyz`,
  }))

/** A forwarder of node:http and undici without any rules, as the lower bound. */
export const startBare = (upstream: string): Promise<Forwarder> =>
  start((port, origin) => ({
    args: ['bench/edge/bare-forwarder.ts'],
    env: { PORT: port, FORWARD_TO: upstream },
    readyUrl: origin,
  }))

/** @fastify/http-proxy, which forwards without any rules, too. */
export const startHttpProxy = (upstream: string): Promise<Forwarder> =>
  start((port, origin) => ({
    args: ['bench/compared/http-proxy-server.mjs'],
    env: { PORT: port, FORWARD_TO: upstream },
    readyUrl: origin,
  }))
